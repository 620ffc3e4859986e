import { expect } from 'vitest';
import type { Failure, OverlayHistory, OverlayPublication } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { waysToWork } from '../support/guide';
import { shirtSizes } from './support/overlays';
import { pledges } from './support/resources';
import { type Client, clientOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let author: Client;
test.beforeAll(async () => {
  author = await server.as('super@wellspring.example');
});

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

test("the guide's log of ways to work is published as it stands there, and is a list of each person and a table of administrators", async () => {
  expect(waysToWork.map(({ Path }) => Path)).toHaveLength(10);
  const history = async () => (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
  const body = { Customer: 'summit', Files: [...shirtSizes, ...waysToWork], Why: 'Ways to work.', InUse: (await history()).InUse };
  const published = await author.post<OverlayPublication>('/authoring/publish', body);
  expect([published.status, published.body]).toEqual([200, expect.anything()]);

  const pat = await signIn('pat@summit.example');
  const admin = await signIn('admin@summit.example');
  const way = { Day: '2026-10-30', Way: 'Bicycle', Kilometres: 7.5, Remark: 'Sunny' };
  const saved = await pat.post<typeof way & { Id: string; Version: number }>('/resources/commutes', way);
  expect(saved.body).toEqual({ ...way, Id: expect.any(String), Version: 1 });
  expect((await pat.post('/resources/commutes', way)).status).toBe(400);
  expect((await pat.post('/resources/commutes', { ...way, Day: '2030-01-01' })).status).toBe(400);
  const { Id, Version } = saved.body;
  expect((await pat.call('PUT', `/resources/commutes/${Id}?version=${Version}`, { ...saved.body, Kilometres: 8 })).status).toBe(200);
  expect((await pat.call('PUT', `/resources/commutes/${Id}?version=${Version}`, { ...saved.body, Kilometres: 9 })).status).toBe(409);
  const kilometres = async (client: Client, path: string) =>
    (await client.get<{ Items: { Kilometres: number }[] }>(path)).body.Items.map((one) => one.Kilometres);
  expect(await kilometres(pat, '/resources/commutes?Way=Bicycle&search=SUN')).toEqual([8]);
  expect(await kilometres(admin, '/resources/commutes')).toEqual([]);
  expect(await kilometres(admin, '/resources/commutes/all')).toEqual([8]);
  expect((await admin.get<string>('/resources/commutes/all/export')).body).toMatch(
    /^\uFEFFName,Day,Way,Kilometres,Remark\r\nPat \w+,10\/30\/2026,Bicycle,8,Sunny\r\n$/,
  );
  expect((await pat.get('/resources/commutes/all')).status).toBe(403);
  const screens = ['commutes', 'all-commutes'].map((id) => server.app.inject(`/definitions/${published.body.Hash}/screen/${id}.json`));
  expect((await Promise.all(screens)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("what a form hides and computes holds for a customer's own rows on the server too, and nothing is published that would lose it", async () => {
  const changed = (name: string, change: (text: string) => string) =>
    waysToWork.map((file) => (file.Path === name ? { ...file, Text: change(file.Text) } : file));
  const hiding = '"label": "Remark", "visibleWhen": { "$": "form.Way == \'Car\'" }, "whenHidden": "omit" }';
  const form = changed('commute.form.json', (text) =>
    text
      .replace('"label": "Remark" }', hiding)
      .replace('"label": "Kilometres", "options": { "suffix": "km" } }', '"label": "Kilometres", "computed": { "$": "form.Way == \'Car\' ? 30.0 : 7.5" } }'),
  );
  const publish = async (Files: { Path: string; Text: string }[]) => {
    const { InUse } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
    return author.post<Failure>('/authoring/publish', { Customer: 'summit', Files: [...shirtSizes, ...Files], Why: 'Ways to work.', InUse });
  };
  const refused = await publish(form);
  expect(refused.status).toBe(400);
  expect(refused.body.Errors.map(({ Code, Message }) => [Code, Message])).toEqual(
    ['20:19', '26:19'].map((place, index) => [
      'form-not-applied',
      `schemas/customers/summit/commute.dialog.json:${place} The form "commute" hides "remark", and the server does not know: "${index === 0 ? 'create' : 'update'}Commute" would store whatever is posted to it. Write "form": "commute" into the resource "commutes".`,
    ]),
  );

  const resource = form.map((file) =>
    file.Path === 'commutes.resource.json' ? { ...file, Text: file.Text.replace('"key": "Id",', '"key": "Id", "form": "commute",') } : file,
  );
  expect((await publish(resource)).status).toBe(200);
  const pat = await signIn('pat@summit.example');
  const saved = await pat.post<object>('/resources/commutes', { Day: '2026-10-29', Way: 'Train', Kilometres: 400, Remark: 'Nobody sees this' });
  expect(saved.body).toEqual({ Id: expect.any(String), Version: 1, Day: '2026-10-29', Way: 'Train', Kilometres: 7.5 });
});
