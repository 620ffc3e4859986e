import type { FailureMessage } from '../../schemas/generated/records';

/** A null character, or half of a pair: no text of PostgreSQL can hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the null character is what is looked for.
const unstorable = /\0|\p{Surrogate}/u;

/** No call of ours nests as deep; whatever walks through a body may rely on it. */
const deepest = 64;

/** What no call may hold, each with its place: texts and names that could not be stored, and nesting without end. */
export function unstorableParts(value: unknown, at = '', depth = 0): FailureMessage[] {
  if (typeof value === 'string')
    return unstorable.test(value) ? [{ Code: 'characters', Field: at, Message: 'This text has characters that cannot be stored.' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === deepest) return [{ Code: 'depth', Field: '', Message: 'The request is nested too deeply.' }];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return unstorable.test(name)
      ? [{ Code: 'characters', Field: at, Message: 'A name has characters that cannot be stored.' }]
      : unstorableParts(part, place, depth + 1);
  });
}
