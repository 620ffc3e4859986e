import { expect, test } from 'vitest';
import { failureOf } from '../plugins/failures';

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('of the database'), { code }) });

test.each([
  ['too many connections', failed('53300'), 503],
  ['a full disk', failed('53100'), 503],
  ['nobody listens', failed('ECONNREFUSED'), 503],
  ['shutting down', failed('57P01'), 503],
  ['a statement that takes too long', failed('57014'), 503],
  ['a lock that is not free in time', failed('55P03'), 503],
  ['no connection is free', new Error('timeout exceeded when trying to connect'), 503],
  ['broken off', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), 503],
  ['a number too great for its column', failed('22003'), 400],
  ['the same key twice', failed('23505'), 500],
  ['a mistake of ours', new TypeError('x is not a function'), 500],
])('%s', (_what, error, status) => {
  expect(failureOf(error).StatusCode).toBe(status);
});
