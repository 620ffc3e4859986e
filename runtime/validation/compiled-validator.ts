import { childPointer } from './pointer';
import type { FindSchemaErrors, SchemaError } from './schema-errors';

/** One of Ajv's errors, as far as we read it. */
interface AjvError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** The default export of a module that codegen/validators.ts made. */
export type CompiledValidator = ((data: unknown) => boolean) & {
  errors?: AjvError[] | null;
  subschemas?: SubschemaValidators;
};

/** A function for each alternative and condition of a schema, by @rjsf's hash of it: they are asked while its form is drawn. */
export type SubschemaValidators = Record<string, (data: unknown) => boolean>;

const limits = ['limit', 'type', 'format', 'pattern', 'allowedValues', 'allowedValue', 'multipleOf'];

/** Validates by code that was made from the schema beforehand. */
export const compiledValidator =
  (validate: CompiledValidator): FindSchemaErrors =>
  (data) =>
    validate(data) ? [] : (validate.errors ?? []).map(schemaError);

function schemaError({ instancePath, schemaPath, keyword, params }: AjvError): SchemaError {
  const named = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const limit = limits.find((name) => Object.hasOwn(params, name));
  return {
    pointer: typeof named === 'string' && keyword !== 'dependentRequired' && keyword !== 'dependencies' ? childPointer(instancePath, named) : instancePath,
    keyword: keyword === 'false schema' ? 'false' : keyword,
    schemaPointer: schemaPath,
    limit: limit === undefined ? undefined : params[limit],
  };
}
