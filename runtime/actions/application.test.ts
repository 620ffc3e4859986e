import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryFor } from '../contracts/queries';
import type { Services } from '../contracts/services';
import type { CalledOperation } from '../definitions/compiled';
import type { ActionContext } from './action-context';
import { refetchFailed } from './application';

test('what did not arrive is called for again: neither a refusal, which is an answer, nor what is not shown', async () => {
  const calls: string[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const announced: unknown[] = [];
  const services = {
    queries,
    onDevice: { state: { get: () => ({ seenAt: null }), set: () => undefined } },
    announce: (event: unknown) => announced.push(event),
    http: async ({ id }: CalledOperation) => {
      calls.push(id);
      return id === 'good' ? { ok: true, value: 1 } : { ok: false, failure: { StatusCode: id === 'refused' ? 404 : 0, Errors: [], ShowUser: false } };
    },
  } as unknown as Services;
  const ask = (id: string) => new QueryObserver(queries, queryFor(services, { id } as CalledOperation, {}, true)).subscribe(() => undefined);
  const leaves = ['good', 'refused', 'away', 'left'].map(ask);
  await expect.poll(() => queries.isFetching()).toBe(0);
  leaves[3]!();
  calls.length = 0;

  expect(refetchFailed({ refetchFailed: true }, { services } as ActionContext)).toBe('continue');
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(calls).toEqual(['away']);
  expect(announced).toEqual([{ type: 'refetch.failed' }]);
});
