import { hashForSchema, ID_KEY, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { JsonSchema } from '../../definitions/compiled';
import type { SubschemaValidators } from '../../validation/compiled-validator';
import { interpretedValidator } from './interpreted-validator';

/**
 * What @rjsf asks of a validator while it draws a form: by the functions that were compiled with the form. A schema that is not among them, as those
 * of fields that come as data or of a form that nobody knew ahead, is interpreted.
 */
export function stockValidator(root: JsonSchema, subschemas?: SubschemaValidators): ValidatorType {
  if (subschemas === undefined) return interpretedValidator;
  const precompiled: ValidatorType = createPrecompiledValidator(subschemas, root as RJSFSchema);
  // @rjsf compares each alternative with one that nothing fits; its validator knows that one by its key.
  const isKey = (key: string) => key === JUNK_OPTION_ID || Object.hasOwn(subschemas, key);
  return {
    ...interpretedValidator,
    isValid: (schema, data, whole) => {
      const isKnown = typeof schema === 'object' && data !== undefined && isKey(schema[ID_KEY] ?? hashForSchema(schema));
      return (isKnown ? precompiled : interpretedValidator).isValid(schema, data, whole);
    },
  };
}
