import { badRequest } from './outcome';

/** A place in a list, as the page keeps it: the values by which the list is ordered. */
export const tokenOf = (values: readonly string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** How a moment and an id of ours are written. */
export const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The values that a token names, each of its pattern; nothing for an empty one. Throws where it is no token. */
export function valuesOf(token: string, patterns: readonly RegExp[], message: string): string[] | undefined {
  if (token === '') return undefined;
  const values = read(token);
  const isValue = (value: unknown, index: number) => typeof value === 'string' && patterns[index]?.test(value) === true;
  if (Array.isArray(values) && values.length === patterns.length && values.every(isValue)) return values as string[];
  throw badRequest([{ Code: 'format', Field: '/paginationToken', Message: message }], true);
}

function read(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}
