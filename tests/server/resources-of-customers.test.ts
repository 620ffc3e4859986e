import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OverlayHistory, OverlayPublication } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { shirtSizes } from './support/overlays';
import { pledges } from './support/resources';
import { type Client, clientOf, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let author: Client;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.as('super@wellspring.example');
});
afterAll(() => server.close());

/** A session of its own each time: it begins now. */
async function signIn(userName: string): Promise<Client> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: userName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}
const texts = async (client: Client) => (await client.get<{ Items: { Text: string }[] }>('/resources/pledges')).body.Items?.map(({ Text }) => Text);
const status = async (client: Client) => (await client.get('/resources/pledges')).status;

test("a customer's own list is published, served to its people alone, taken back, and keeps its rows", async () => {
  const before = await signIn('pat@summit.example');
  expect(await status(before)).toBe(404);
  const Why = 'Asked for by the company.';
  const published = await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files: [...shirtSizes, ...pledges], Why, InUse: 0 });
  expect(published.status).toBe(200);

  const pat = await signIn('pat@summit.example');
  const saved = await pat.post<{ Id: string }>('/resources/pledges', { Text: 'I take the stairs' });
  expect(saved.status).toBe(200);
  expect(await texts(pat)).toEqual(['I take the stairs']);
  expect((await pat.post('/resources/pledges', { Text: 7 })).status).toBe(400);
  expect((await pat.call('DELETE', `/resources/pledges/${saved.body.Id}`)).status).toBe(403);
  expect(await texts(await signIn('admin@summit.example'))).toEqual([]);
  // Whoever is signed in goes on with what they began with; others never have it.
  expect(await status(before)).toBe(404);
  expect(await status(await signIn('pat@lakeside.example'))).toBe(404);
  expect(await status(server.nobody)).toBe(404);

  const { InUse } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
  expect((await author.post('/authoring/rollback', { Customer: 'summit', Number: 0, Why, InUse })).status).toBe(200);
  expect(await status(await signIn('pat@summit.example'))).toBe(404);
  expect((await author.post('/authoring/rollback', { Customer: 'summit', Number: InUse, Why, InUse: 0 })).status).toBe(200);
  expect(await texts(await signIn('pat@summit.example'))).toEqual(['I take the stairs']);
});
