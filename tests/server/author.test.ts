import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import type { Session } from '../../schemas/generated/records';
import { type Desk, openDesk } from '../author/support';
import { testSource } from './support/definitions';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let desk: Desk;
/** The calls of the author's tools reach the server without a port. */
const reach = async (address: string, { method, headers, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}) => {
  if (!address.startsWith('http://test/')) throw new TypeError('fetch failed');
  const answer = await server.app.inject({
    method: (method ?? 'GET') as 'GET',
    url: address.slice('http://test'.length),
    headers: headers ?? {},
    ...(body !== undefined && { payload: body }),
  });
  return { ok: answer.statusCode < 400, json: async () => answer.json<unknown>() };
};
const environment = { AUTHOR_SERVER: 'http://test', AUTHOR_USER: 'super@wellspring.example', AUTHOR_PASSWORD: demoPassword };

beforeAll(async () => {
  server = await startTestServer();
  desk = openDesk(testSource(), { fetch: reach as unknown as typeof fetch, environment });
});
afterAll(async () => {
  rmSync(desk.root, { recursive: true });
  await server.close();
});

const told = () => desk.said.map((line) => line.trim());
/** The fields of the profile of somebody who signs in now. */
async function profileFields(): Promise<string> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword });
  const { Revision } = (await clientOf(server.app, body.Token).get<Session>('/session')).body;
  return (await server.app.inject(`/definitions/${Revision}/screen/user-profile.json`)).body;
}

test('from no overlay to a required field in the running application: three commands, no restart', async () => {
  expect(await desk.run('new-field --customer summit --form user-profile --label "Cost centre" --kind text --required --after mobile')).toBe(0);
  expect(await desk.run('compare --customer summit')).toBe(0);
  expect(told()).toEqual([
    '"summit" runs the definitions as they were delivered.',
    'The field "Cost centre" is added to the form "user-profile".',
    expect.stringMatching(/^"Cost centre" becomes required: \d+ stored profiles lack it\.$/),
  ]);
  expect(await profileFields()).not.toContain('Cost centre');
  expect(await desk.run('publish --customer summit --why "Rewards are booked on cost centres." --yes')).toBe(0);
  expect(told().at(-1)).toMatch(/^Published as number 1 \([0-9a-f]{24}\)\. Whoever signs in from now on has it\.$/);
  expect(await profileFields()).toContain('Cost centre');
});

test('what is refused says why and ends with 1; what nobody agreed to does not happen', async () => {
  desk.write(
    'schemas/customers/summit/words.overlay.json',
    '{ "id": "words", "kind": "overlay", "operations": [{ "op": "remove", "in": "form:user-profile", "node": "mobil" }] }',
  );
  expect(await desk.run('publish --customer summit --why Words --yes')).toBe(1);
  expect(told().join('\n')).toMatch(/words\.overlay\.json:1:\d+ {2}unknown-node\n.*Did you mean "mobile"\?\nThis cannot be published: mend the faults first\./);
  desk.write(
    'schemas/customers/summit/words.overlay.json',
    '{ "id": "words", "kind": "overlay", "operations": [{ "op": "remove", "in": "form:user-profile", "node": "hide-from-leaderboard" }] }',
  );
  expect(await desk.run('publish --customer summit --why Words', ['no'])).toBe(1);
  expect(told().at(-1)).toBe('Nothing was published.');
  expect(await desk.run('publish --customer summit --why Words', ['yes'])).toBe(0);
  expect(await desk.run('publish --customer summit --why Words --yes')).toBe(0);
  expect(told().at(-1)).toBe('Nothing differs, so there is nothing to publish.');
});

test('the history names who and why; going back shows what it changes; two publications can be compared', async () => {
  expect(await desk.run('history --customer summit')).toBe(0);
  expect(told()).toEqual([
    expect.stringMatching(/^→ {3}2 {2}[0-9a-f]{8} {2}.* {2}super@wellspring\.example {2}Words$/),
    expect.stringMatching(/^1 {2}[0-9a-f]{8} {2}.* {2}super@wellspring\.example {2}Rewards are booked on cost centres\.$/),
  ]);
  expect(await desk.run('compare --customer summit --from 1 --to 2'), desk.said.join('\n')).toBe(0);
  expect(told()).toEqual(['The field "Hide me from leaderboards" is taken out of the form "user-profile".']);
  expect(await desk.run('rollback --customer summit --number 1 --why "Too early" --yes')).toBe(0);
  expect(told()).toEqual([
    'The field "Hide me from leaderboards" is added to the form "user-profile".',
    '"summit" runs publication 1 again. Whoever signs in from now on has it.',
  ]);
  expect(await desk.run('rollback --customer summit --number 7 --why "Too early" --yes')).toBe(1);
  expect(told()).toEqual(['No publication has this number.']);
});

test('back to what was delivered it says what that changes', async () => {
  expect(await desk.run('rollback --customer summit --number 0 --why "As it was" --yes')).toBe(0);
  expect(told()).toContain('The column "Shirt size" is taken out of the table "people".');
  expect(told().at(-1)).toBe('"summit" runs the definitions as they were delivered again. Whoever signs in from now on has it.');
  expect(await desk.run('rollback --customer summit --number 1 --why "And again" --yes')).toBe(0);
});

test('with a server the report tells of what is published there too', async () => {
  expect(await desk.run('overlays --server http://test'), desk.said.join('\n')).toBe(0);
  expect(desk.said.join('\n')).toMatch(
    /Publication 1, in use at http:\/\/test:\nsummit\n {2}applies {3}schemas\/customers\/summit\/cost-centre\.overlay\.json/,
  );
});

test.each([
  ['a server that is not there', { AUTHOR_SERVER: 'http://nowhere' }, 'There is no server at http://nowhere. Start it with npm start, or say --server.'],
  [
    'a wrong password',
    { AUTHOR_PASSWORD: 'wrong' },
    'The user name or password is wrong. If you sign in through your company, you do not have a password here.',
  ],
  ['somebody who may not', { AUTHOR_USER: 'admin@lakeside.example' }, 'You do not have access to this. Ask your administrator if you need it.'],
])('%s is told in plain words', async (_who, other, words) => {
  const own = openDesk(new Map(), { fetch: reach as unknown as typeof fetch, environment: { ...environment, ...other } });
  expect(await own.run('history --customer summit')).toBe(1);
  expect(own.said).toEqual([words]);
  rmSync(own.root, { recursive: true });
});
