import { expect, test } from 'vitest';
import { withParameters } from '../contracts/queries';

const list = { id: 'list', method: 'POST' as const, path: '/list', parameters: [{ name: 'page', in: 'query' as const }], allow: 'signedIn' as const };

test('what a call takes as a parameter stands beside its body, and the rest in it', () => {
  expect(withParameters(list, { page: 0, body: { of: 'all' } }, { page: 2, token: 'x' })).toEqual({ page: 2, body: { of: 'all', token: 'x' } });
  expect(withParameters(list, { body: { of: 'all' } }, { page: 1 })).toEqual({ page: 1, body: { of: 'all' } });
  expect(withParameters(list, {}, { token: 'x' })).toEqual({ body: { token: 'x' } });
});
