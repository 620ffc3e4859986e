import { hashToken } from './tokens';
import { isObject } from '../../runtime/validation/is-object';

/**
 * Returns the version of a row: a digest of the values that a save of it replaces. Equal values have equal versions, whatever the order of their keys;
 * a value that is null, an empty text and a missing one count as the same.
 */
export const versionOf = (values: object): string => hashToken(JSON.stringify(values, sorted)).slice(0, 22);

function sorted(_name: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const present = Object.entries(value).filter(([, one]) => one !== null && one !== '');
  return Object.fromEntries(present.sort(([one], [other]) => (one < other ? -1 : 1)));
}
