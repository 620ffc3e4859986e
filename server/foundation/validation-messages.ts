import type { ErrorObject } from 'ajv';
import type { FailureMessage } from '../../schemas/generated/records';
import { stringOf } from '../../runtime/validation/string-of';

type Describe = (name: string, parameters: Record<string, unknown> & { limit?: number }) => string;

/** A plain sentence for each keyword of JSON Schema that our definitions use. */
const sentences: Record<string, Describe> = {
  required: (name) => `${name} is required.`,
  additionalProperties: (name) => `${name} is not recognized here.`,
  type: (name, { type }) => `${name} must be of type ${stringOf(type).replaceAll(',', ' or ')}.`,
  enum: (name, { allowedValues }) => `${name} must be one of ${(allowedValues as unknown[]).map(stringOf).join(', ')}.`,
  const: (name, { allowedValue }) => `${name} must be ${stringOf(allowedValue)}.`,
  pattern: (name) => `${name} is not written as it must be.`,
  format: (name, { format }) => `${name} is not a valid ${stringOf(format)}.`,
  minLength: (name, { limit }) => (limit === 1 ? `${name} is required.` : `${name} must have at least ${limit} characters.`),
  maxLength: (name, { limit }) => (limit === 1 ? `${name} must have at most 1 character.` : `${name} must have at most ${limit} characters.`),
  minimum: (name, { limit }) => `${name} must be at least ${limit}.`,
  maximum: (name, { limit }) => `${name} must be at most ${limit}.`,
  minItems: (name, { limit }) => (limit === 1 ? `${name} must have at least 1 entry.` : `${name} must have at least ${limit} entries.`),
  maxItems: (name, { limit }) => (limit === 1 ? `${name} must have at most 1 entry.` : `${name} must have at most ${limit} entries.`),
  uniqueItems: (name) => `${name} has the same entry twice.`,
};

/** An error of ajv as one of ours. The place is the property itself, also for one that is missing or unknown. */
export function faultOf({ keyword, instancePath, params }: ErrorObject): FailureMessage {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  const child = missingProperty ?? additionalProperty;
  const Field = child === undefined ? instancePath : `${instancePath}/${escaped(child)}`;
  const name = child ?? unescaped(instancePath.split('/').at(-1) ?? '');
  const describe = Object.hasOwn(sentences, keyword) ? sentences[keyword]! : (of: string) => `${of} is invalid.`;
  return { Code: keyword, Field, Message: describe(name === '' ? 'The request' : name, params) };
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');
