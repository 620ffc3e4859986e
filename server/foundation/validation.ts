import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020';
import { format } from '@cfworker/json-schema';
import addFormatsModule from 'ajv-formats';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { ownFormats } from '../../runtime/validation/own-formats';
import type { FailureMessage } from '../../schemas/generated/records';
import { faultOf } from './validation-messages';

// ajv-formats is CommonJS: its function is the default of the default.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const options: Options = { allErrors: true, strict: false, removeAdditional: false, useDefaults: false, coerceTypes: false };

/** ajv-formats' own, and ours; what is read rather than compiled is told of ours too. */
function withFormats(ajv: Ajv2020): Ajv2020 {
  for (const [name, judge] of Object.entries(ownFormats)) ajv.addFormat(name, judge);
  return addFormats(ajv);
}
Object.assign(format, ownFormats);

/** For bodies and answers: what is written is what counts. */
const exact = withFormats(new Ajv2020(options));

/** For addresses, where everything is text: numbers and booleans are read from it, and what is left out takes its default. */
const fromText = withFormats(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }));

// Keyed by the schema itself: a customer's revision brings its own schemas, and its validators go when it goes.
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validator = ajv.compile(schema);
  // Ajv would hold every schema for ever, and publications bring new ones.
  ajv.removeSchema(schema);
  compiled.set(schema, validator);
  return validator;
}

function faults(ajv: Ajv2020, schema: JsonSchema, value: unknown): FailureMessage[] {
  const validator = validatorOf(ajv, schema);
  return validator(value) ? [] : (validator.errors ?? []).map((error: ErrorObject) => faultOf(error));
}

/** The validator of a body or an answer, made at its first use. */
export const validatorFor = (schema: JsonSchema): ValidateFunction => validatorOf(exact, schema);

/** What is wrong with a value, each fault with its place. */
export const faultsIn = (schema: JsonSchema, value: unknown) => faults(exact, schema, value);

/** The same for values of an address. It changes `value`: numbers and booleans are read from their text, and what is left out takes its default. */
export const faultsInText = (schema: JsonSchema, value: unknown) => faults(fromText, schema, value);
