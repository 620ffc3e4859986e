import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import type { JsonSchema } from '../../definitions/compiled';
import type { SubschemaValidators } from '../../validation/compiled-validator';
import { fitsBySchema } from './interpreted-validator';

/**
 * Answers whether data fits a part of the schema, as is asked while a form is drawn: by the functions that were compiled with the form. A schema that
 * is not among them, as those of fields that come as data or of a form that nobody knew ahead, is interpreted.
 */
export function stockValidator(root: JsonSchema, subschemas: SubschemaValidators = {}): (schema: JsonSchema, data: unknown) => boolean {
  const isAny = Object.keys(subschemas).length > 0;
  return (schema, data) => {
    if (data === undefined) return false;
    const key = isAny ? hashForSchema(schema as RJSFSchema) : '';
    const compiled = Object.hasOwn(subschemas, key) ? subschemas[key] : undefined;
    return compiled === undefined ? fitsBySchema(root, schema, data) : compiled(data);
  };
}
