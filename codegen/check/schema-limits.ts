import { format as formats } from '@cfworker/json-schema';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Check } from './check';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';

/** Limits of formatted texts, which are ajv's rather than JSON Schema's own. */
const formatLimits = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'];

/** The formats whose values have an order, each with a value and with what reads the present one where a rule is judged. */
const ordered: Record<string, { thing: string; example: string; present?: string }> = {
  date: { thing: 'date', example: '2026-11-25', present: 'today' },
  time: { thing: 'time', example: '18:30:00Z' },
  'date-time': { thing: 'moment', example: '2026-11-25T18:30:00Z' },
};

/** Pairs of words of which the first may not be more than the second. */
const pairs = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['formatMinimum', 'formatMaximum'],
] as const;

/** Checks the limits that one schema sets: each is a value of its format, and something fits between the least and the greatest. */
export function checkLimits(check: Check, path: Path, schema: JsonSchema): void {
  for (const key of formatLimits) if (Object.hasOwn(schema, key) && Object.hasOwn(schema, 'format')) checkFormatLimit(check, [...path, key], key, schema);
  for (const [least, greatest] of pairs) {
    const [from, to] = [schema[least], schema[greatest]];
    if (typeof from === typeof to && ['number', 'string'].includes(typeof from) && (from as number) > (to as number))
      check.report(
        'impossible-limits',
        [...path, greatest],
        `"${least}" is ${stringOf(from)}, so that "${greatest}" cannot be ${stringOf(to)}: no value fits between.`,
      );
  }
}

function checkFormatLimit(check: Check, path: Path, key: string, schema: JsonSchema): void {
  const [limit, format] = [schema[key], stringOf(schema.format)];
  if (typeof limit !== 'string') return check.report('bad-schema', path, `This is not JSON Schema: "${key}" must be string.`);
  const kind = own(ordered, format);
  if (kind === undefined) return check.report('bad-schema', path, `Only dates and times have a first and a last one: "${key}" limits no "${format}".`);
  if (isOfFormat(format, limit)) return;
  const operator = key.includes('Max') ? '<=' : '>=';
  // Whoever wrote a word and no figures means a day that moves.
  const moves =
    kind.present === undefined || /\d/.test(limit)
      ? ''
      : ` A limit that moves is a rule of the form: put one into ".rules", with "validWhen": { "$": "form.Custom.… == null || form.Custom.… ${operator} ${kind.present}" }.`;
  check.report('bad-schema', path, `"${limit}" is no ${kind.thing}: write one, such as ${kind.example}.${moves}`);
}

const isOfFormat = (format: string, text: string): boolean => formats[format]?.(text) ?? false;
