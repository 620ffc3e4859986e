import type { JsonSchema } from '../../runtime/definitions/compiled';
import { asDate, asNumber } from '../../runtime/formulas/compare';
import type { Condition } from '../../runtime/formulas/model';
import type { FieldFacts } from '../formulas/facts';
import { isPossible } from '../formulas/possible';
import { isOrder } from './comparisons';
import { present, typesOf } from './schema-path';
import { stringOf } from '../../runtime/validation/string-of';

const nothingKnown: FieldFacts = { isAsked: true, kind: 'unknown', isMany: false };

/** What a value of a schema may be, as far as a comparison can tell: what its enum, const, type and limits say. */
export function factsOfSchema(whole: JsonSchema | undefined): FieldFacts {
  if (whole === undefined || typeof whole !== 'object') return nothingKnown;
  const schema = present(whole);
  const listed = (Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined)?.filter((value) => value !== null);
  const options = listed?.every((value) => ['string', 'number', 'boolean'].includes(typeof value)) === true ? listed.map(stringOf) : undefined;
  if (options !== undefined && options.length > 0) return { ...nothingKnown, kind: 'choice', options };
  const [type, ...others] = typesOf(schema).filter((one) => one !== 'null');
  if (others.length > 0) return nothingKnown;
  if (type === 'boolean') return { ...nothingKnown, kind: 'choice', options: ['true', 'false'] };
  if (type === 'number') {
    const limit = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
    return { ...nothingKnown, kind: 'number', minimum: limit('minimum'), maximum: limit('maximum'), isWhole: schema.type === 'integer' };
  }
  if (type === 'string') return { ...nothingKnown, kind: schema.format === 'date' ? 'date' : 'text' };
  return nothingKnown;
}

/** A comparison as it is written: of which path, with which value, and what it wants in words. */
interface Said {
  path: string;
  text: string;
  words: string;
}

/** Why a value is never as one comparison wants it; nothing where it can be. A blank text stands for nothing: forms have it while nothing is chosen. */
export function neverIs({ path, text, words }: Said, condition: Condition, facts: FieldFacts): string | undefined {
  if (text.trim() === '') return undefined;
  const always = condition.operator === 'IsNotEqualTo' ? ', so this always holds' : '';
  const { options, kind } = facts;
  if (options !== undefined && !isOrder(condition)) {
    if (options.includes(text)) return undefined;
    if (condition.operator === 'Contains') return `${path} never has "${text}" in it: its values are ${oneOf(options)}.`;
    return `${path} is never "${text}"${always}: it is ${options.length === 1 ? `always "${options[0]}"` : oneOf(options)}.`;
  }
  if (kind === 'date' && asDate(text) === undefined) return `${path} is a date such as 2026-11-25, and "${text}" is none${always}.`;
  if (kind !== 'number' || asNumber(text) === undefined || canBe(condition, facts)) return undefined;
  return `${path} is never ${isOrder(condition) ? words : text}${always}: it is ${rangeOf(facts)}.`;
}

const canBe = (condition: Condition, facts: FieldFacts): boolean => {
  const { minimum = -Infinity, maximum = Infinity } = facts;
  return isOrder(condition) ? isPossible([condition], facts) : condition.values.every((value) => minimum <= Number(value) && Number(value) <= maximum);
};

const rangeOf = ({ minimum, maximum }: FieldFacts): string =>
  minimum === undefined ? `at most ${maximum}` : maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`;

/** At most so many values are listed in a sentence. */
const mostListed = 8;

function oneOf(options: readonly string[]): string {
  const shown = options.slice(0, mostListed).map((option) => `"${option}"`);
  if (options.length > mostListed) return `one of ${options.length} values, such as ${shown.join(', ')}`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
