import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { JsonSchema } from '../../definitions/compiled';
import { interpretSchema } from '../../validation/interpreter';
import type { FindSchemaErrors } from '../../validation/schema-errors';

const known = new WeakMap<object, FindSchemaErrors>();

/** The part of the whole that the schema may refer to, beside itself. */
const definitionsOf = ({ $defs, definitions, $schema, $id }: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify({ $defs, definitions, $schema, $id })) as JsonSchema;

function errorsFor(schema: JsonSchema, root: JsonSchema): FindSchemaErrors {
  let find = known.get(schema);
  if (find === undefined) {
    find = interpretSchema(schema === root ? schema : { ...definitionsOf(root), ...schema });
    known.set(schema, find);
  }
  return find;
}

/** What @rjsf asks of a validator while it draws: which alternative fits. Faults of the data are found elsewhere (runtime/validation). */
export const interpretedValidator: ValidatorType = {
  isValid: (schema, data, root) => {
    if (typeof schema !== 'object') return schema === true;
    if (data === undefined) return false;
    return errorsFor(schema as JsonSchema, root as JsonSchema)(data).length === 0;
  },
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
} satisfies ValidatorType<unknown, RJSFSchema>;
