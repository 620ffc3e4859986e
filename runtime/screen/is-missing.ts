import type { Failure } from '../http/http';

/** The statuses of what is not there (404, 410) and of what cannot be read (400, and 414 for an address that is too long). */
const statuses: readonly number[] = [400, 404, 410, 414];

/**
 * Whether the server answered that there is no such thing, hides it from this person, or could not read what it was asked for, such as an id of a thousand
 * letters. Trying again cannot help. An answer without our own errors, such as a page of a proxy, says nothing about what was asked for.
 */
export const isMissing = (failure: Pick<Failure, 'StatusCode' | 'Errors'> | null): boolean =>
  failure !== null && statuses.includes(failure.StatusCode) && failure.Errors.length > 0;
