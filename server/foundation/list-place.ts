import { badRequest } from './outcome';

/** A place in a list, as the page keeps it: the values by which the list is ordered. */
export const tokenOf = (values: readonly string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** How a moment and an id of ours are written. */
export const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
export const anyPattern = /^/;
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The values that a token names, each of its pattern or equal to its text; nothing for an empty one. Throws where it is no token, and says so of the field. */
export function valuesOf(token: string, patterns: readonly (RegExp | string)[], message: string, field = '/paginationToken'): string[] | undefined {
  if (token === '') return undefined;
  const values = read(token);
  const isValue = (value: unknown, index: number) => {
    const pattern = patterns[index]!;
    return typeof value === 'string' && (typeof pattern === 'string' ? value === pattern : pattern.test(value));
  };
  if (Array.isArray(values) && values.length === patterns.length && values.every(isValue)) return values as string[];
  throw badRequest([{ Code: 'format', Field: field, Message: message }], true);
}

function read(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}
