import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished } from 'vitest';
import { openServer } from '../../server/database/open';
import type { Failure } from '../../schemas/generated/records';
import { withServer } from './support/fixture';
import { idOf, openedForTest, publish } from './support/live-page';
import { withDatabase } from './support/postgres';
import { serve } from './support/test-server';

const { test, server } = withServer();
const secondsOfLook = 0.1;

/** A node with one connection, which is overloaded after someone has held it for long. */
async function overloadedNode() {
  const { rows } = (await server.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  const opened = await openServer(withDatabase(inject('postgresUrl'), rows[0]!.name), { connections: 1 });
  const node = await serve(opened, { clock: server.clock, busyAfter: 250 });
  onTestFinished(() => node.close());
  const pat = await node.as('pat@lakeside.example');
  const page = await openedForTest(node, pat);
  const topic = `user:${await idOf(pat)}`;
  await page.subscribe(topic);
  let release = () => {};
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const held = opened.database.transaction(async (own) => {
    await own.execute(sql`select 1`);
    begin();
    await new Promise<void>((resolve) => (release = resolve));
  });
  onTestFinished(() => (release(), held));
  await hasBegun;
  const look = () => node.timers.goOff(secondsOfLook);
  look();
  for (let number = 0; number < 2; number += 1) {
    server.clock.advance({ seconds: 1 });
    look();
  }
  return { node, pat, page, topic, look, release: () => (release(), held) };
}

test('D-tenants-90 an overloaded node refuses calls by 503 in the language of the device, and answers them again when nothing waits', async () => {
  const { node, pat, look, release } = await overloadedNode();
  const refused = await pat.get<Failure>('/session');
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '2',
    { StatusCode: 503, Errors: [{ Message: 'The service is very busy right now. Please try again in a moment.' }], ShowUser: true },
  ]);
  const headers = { 'accept-language': 'es-419', 'content-type': 'application/json' };
  const signIn = await node.app.inject({ method: 'POST', url: '/api/account/login/login', headers, payload: { UserName: 'x', Password: 'x' } });
  expect([signIn.statusCode, signIn.json<Failure>().Errors]).toEqual([
    503,
    [{ Message: 'El servicio está muy ocupado en este momento. Vuelva a intentarlo en un momento.' }],
  ]);
  await release();
  await expect.poll(async () => (look(), (await pat.get('/session')).status), { timeout: 20_000 }).toBe(200);
});

test('D-tenants-91 an overloaded node still tells its health, passes live messages on, opens live connections, and signs people out', async () => {
  const { node, pat, page, topic, release } = await overloadedNode();
  await publish(server, topic, { n: 1 });
  await release();
  // It has not looked since.
  expect((await pat.get('/session')).status).toBe(503);
  expect((await node.nobody.get('/health')).status).toBe(200);
  await expect.poll(() => page.messages().map(({ Payload }) => Payload), { timeout: 20_000 }).toEqual([{ n: 1 }]);
  expect((await openedForTest(node, pat)).closed()).toBeUndefined();
  const check = await pat.get(`/login/verifytoken?token=${pat.token}`);
  const signOut = await pat.get('/login/logout');
  expect([check.status, signOut.status, signOut.body]).toEqual([200, 200, true]);
});
