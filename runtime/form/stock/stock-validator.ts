import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { JsonSchema } from '../../definitions/compiled';
import type { SubschemaValidators } from '../../validation/compiled-validator';
import { fitsBySchema } from './interpreted-validator';

/**
 * Answers whether data fits a part of the schema, as is asked while a form is drawn: by the functions that were compiled with the form, through the
 * precompiled validator of @rjsf. A schema that is not among them, as those of fields that come as data or of a form that nobody knew ahead, is interpreted.
 */
export function stockValidator(root: JsonSchema, subschemas: SubschemaValidators = {}): (schema: JsonSchema, data: unknown) => boolean {
  const whole = root as RJSFSchema;
  // Where the whole is not among them, none is: @rjsf's validator asks for it first.
  const precompiled = Object.hasOwn(subschemas, hashForSchema(whole)) ? createPrecompiledValidator(subschemas, whole) : undefined;
  return (schema, data) => {
    if (data === undefined) return false;
    const isKnown = precompiled !== undefined && Object.hasOwn(subschemas, hashForSchema(schema as RJSFSchema));
    return isKnown ? precompiled.isValid(schema as RJSFSchema, data, whole) : fitsBySchema(root, schema, data);
  };
}
