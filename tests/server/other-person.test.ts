import { expect } from 'vitest';
import { act, leave, personOf, signedIn } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** A call as a page makes it that shows a person. */
const asShown = async ({ token }: Client, shown: string, url: string) =>
  (await server.app.inject({ method: 'GET', url: `/api${url}`, headers: { authorization: `Bearer ${token}`, 'x-person': shown } })).statusCode;

test('a page that shows somebody else than the session is for gets no answer; what everyone may call answers all the same', async () => {
  const support = await signedIn(server, 'support@lakeside.example');
  const [own, pat] = [await personOf(server, 'support@lakeside.example'), await personOf(server, 'pat@lakeside.example')];
  expect(await asShown(support, own.UserId, '/user/userprofilev2')).toBe(200);
  expect(await asShown(support, pat.UserId, '/user/userprofilev2')).toBe(412);
  await act(support, 'pat@lakeside.example', 'Support');
  expect(await asShown(support, own.UserId, '/user/userprofilev2')).toBe(412);
  expect(await asShown(support, pat.UserId, '/user/userprofilev2')).toBe(200);
  expect(await asShown(support, own.UserId, '/session')).toBe(200);
  await leave(support);
  expect(await asShown(support, own.UserId, '/user/userprofilev2')).toBe(200);
});
