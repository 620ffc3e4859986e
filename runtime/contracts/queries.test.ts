import { expect, test } from 'vitest';
import type { CompiledOperation } from '../definitions/compiled';
import type { Failure } from '../http/http';
import { queryFor, retry, retryDelay } from './queries';
import type { Services } from './services';

/** The error of a query whose call has failed. */
async function errorOf(failure: Failure): Promise<unknown> {
  const services = { http: async () => ({ ok: false, failure }) } as unknown as Services;
  const query = queryFor(services, { id: 'getThing' } as CompiledOperation, {}, true);
  return query.queryFn({ signal: new AbortController().signal }).catch((error: unknown) => error);
}

test.each([
  [{ StatusCode: 503, RetryAfter: 2 }, true, 2000],
  [{ StatusCode: 503, RetryAfter: 3600 }, true, 10_000],
  [{ StatusCode: 503 }, true, 1000],
  [{ StatusCode: 0 }, true, 1000],
  [{ StatusCode: 429, RetryAfter: 60 }, false, 10_000],
])('D-tenants-91 a call that failed with %j is tried again: %s, after %i milliseconds', async (given, isRetried, milliseconds) => {
  const error = await errorOf({ Errors: [], ShowUser: true, ...given });
  expect([retry(0, error), retry(1, error), retryDelay(0, error)]).toEqual([isRetried, false, milliseconds]);
});
