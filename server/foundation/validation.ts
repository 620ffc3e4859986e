import { format } from '@cfworker/json-schema';
import type { Ajv2020, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020';
import { _ } from 'ajv';
import { makeAjv } from '../../codegen/ajv';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { isBlankHtml, isBlankText } from '../../runtime/format/plain-text';
import { isInterpreted } from '../../runtime/validation/interpreted-words';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { ownFormats } from '../../runtime/validation/own-formats';
import { plainSchema } from '../../runtime/validation/plain-schema';
import type { FailureMessage } from '../../schemas/generated/records';
import { cleanRichText } from './rich-text';
import { faultOf } from './validation-messages';

const options: Options = { allErrors: true, removeAdditional: false, useDefaults: false, coerceTypes: false };

// What is read rather than compiled is told of our formats too.
Object.assign(format, ownFormats);

/** For bodies and answers: what is written is what counts. */
const exact = makeAjv(options, ownFormats);

/** For what people write: a text of which nobody sees anything is as empty as ''. Beside it the same. */
const written = makeAjv(options, ownFormats);
written.removeKeyword('minLength').addKeyword({
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  error: { message: 'is too short', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { gen, data, schema, parentSchema } = context;
    const isTooShort = gen.scopeValue('func', { ref: parentSchema.contentMediaType === 'text/html' ? isShortHtml : isShortText });
    context.fail(_`${isTooShort}(${data}, ${schema})`);
  },
});

const isShortText = (text: string, least: number) => (least > 0 && isBlankText(text)) || !hasLength(text, least);
/** Judges what is kept: the closed list of the wire takes pictures, comments and styles out. */
const isShortHtml = (html: string, least: number) => (least > 0 && isBlankHtml(cleanRichText(html))) || !hasLength(html, least);
/** Counts characters, not halves of an emoji. */
const hasLength = (text: string, least: number) => text.length >= least && (text.length >= 2 * least || Array.from(text).length >= least);

/** For addresses, where everything is text: numbers and booleans are read from it, and what is left out takes its default. */
const fromText = makeAjv({ ...options, coerceTypes: true, useDefaults: true }, ownFormats);

// Keyed by the schema itself: a customer's revision brings its own schemas, and its validators go when it goes.
const compiled = new Map([exact, written, fromText].map((ajv) => [ajv, new WeakMap<JsonSchema, ValidateFunction>()]));

function validatorOf(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(ajv)!.get(schema);
  if (known !== undefined) return known;
  const validator = ajv === fromText ? compile(ajv, schema) : exactValidator(ajv, schema);
  compiled.get(ajv)!.set(schema, validator);
  return validator;
}

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const validator = ajv.compile(schema);
  // Ajv would hold every schema for ever, and publications bring new ones.
  ajv.removeSchema(schema);
  return validator;
}

/** What the page is given for the same schema: compiled code, or the interpreter where Ajv would judge wrongly. */
function exactValidator(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const plain = plainSchema(schema);
  if (!isInterpreted(plain)) return compile(ajv, plain);
  const find = interpretSchema(plain);
  const validate = ((data: unknown) => {
    const errors = find(data);
    validate.errors = errors.map(({ pointer, keyword, schemaPointer, limit }) => ({
      instancePath: pointer,
      schemaPath: schemaPointer,
      keyword,
      params: { limit },
    }));
    return errors.length === 0;
  }) as ValidateFunction;
  return validate;
}

function faults(ajv: Ajv2020, schema: JsonSchema, value: unknown): FailureMessage[] {
  const validator = validatorOf(ajv, schema);
  return validator(value) ? [] : (validator.errors ?? []).map((error: ErrorObject) => faultOf(error));
}

/** The validator of a body or an answer, made at its first use. */
export const validatorFor = (schema: JsonSchema): ValidateFunction => validatorOf(exact, schema);

/** What is wrong with a value, each fault with its place. */
export const faultsIn = (schema: JsonSchema, value: unknown) => faults(exact, schema, value);

/** The same for what people write: blank texts lack what `minLength` asks for. */
export const faultsInWritten = (schema: JsonSchema, value: unknown) => faults(written, schema, value);

/** The same for values of an address. It changes `value`: numbers and booleans are read from their text, and what is left out takes its default. */
export const faultsInText = (schema: JsonSchema, value: unknown) => faults(fromText, schema, value);
