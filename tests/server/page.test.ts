import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { materialIconFile } from '../../codegen/material-icons';
import type { Revision } from '../../runtime/definitions/compiled';
import { fixedDefinitions } from '../../server/definitions/definitions';
import { entities } from '../../server/records/tables/people';
import { testDefinitions } from './support/definitions';
import { startTestServer, type TestServer } from './support/test-server';

const folder = mkdtempSync(join(tmpdir(), 'wellspring-page-'));
const delivered = testDefinitions().for(null);
const base: Revision = {
  ...delivered,
  shell: { ...delivered.shell, app: { ...delivered.shell.app, sources: { pictures: ['https://base.example'] } } },
  screens: { 'sign-in': { screen: { id: 'sign-in' }, shownForms: ['sign-in'] } as unknown as Revision['screens'][string] },
  validators: { 'sign-in': 'export default () => () => true;' },
};

const ofLakeside = testDefinitions().for('lakeside');
const lakeside: Revision = {
  ...ofLakeside,
  shell: { ...ofLakeside.shell, app: { ...ofLakeside.shell.app, sources: { pictures: ['https://lakeside.example'] } } },
};

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="definitions" content="__DEFINITIONS__"><style nonce="__CSP_NONCE__"></style>',
  );
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.sources'), 'secret');
  server = await startTestServer({ pageFolder: folder, definitions: { ...testDefinitions(), ...fixedDefinitions([base, lakeside]) } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string) => server.app.inject({ url });

test.each(['/', '/programs', '/act/auth/login?return=%2Fprograms', '/administration/program-notifications'])(
  '%s shows the page, with a nonce of its own, never stored',
  async (url) => {
    const answer = await open(url);
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(
      `<meta property="csp-nonce" nonce="${nonce}"><meta name="definitions" content="${base.hash} sign-in sign-in"><style nonce="${nonce}"></style>`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await open(url)).body).not.toBe(answer.body);
  },
);

test.each([
  ['/act/auth/registration', 'registration'],
  ['/ACT/Auth/Login?returnUrl=%2Fprograms', 'sign-in sign-in'],
  ['/no-such-page', 'sign-in sign-in'],
])('D-speed-19 the page at %s names the definitions that it shows to a person who is not signed in: %s', async (url, names) => {
  expect(/content="([^"]*)"/.exec((await open(url)).body)?.[1]).toBe(`${base.hash} ${names}`);
});

test('the files of the page are kept for ever; one that is not there is not the page', async () => {
  expect((await open('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await open('/icon.svg');
  expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=3600']);
  expect((await open('/assets/gone.js')).statusCode).toBe(404);
  expect((await open('/.sources')).body).not.toContain('secret');
  expect((await open('/index.html')).statusCode).toBe(404);
  expect((await open('/favicon.ico')).statusCode).toBe(404);
});

test.each(['/assets/../index.html', '/assets/..%2f..%2fetc/passwd', '/assets/%2e%2e/index.html'])('%s leads to no file outside', async (url) => {
  expect((await open(url)).body).not.toContain('root:');
  expect((await open(url)).headers['cache-control']).not.toContain('immutable');
});

test.each(['shell.json', 'screen/sign-in.json', 'form/sign-in.validators.js'])('%s of a revision needs no sign-in and is kept for ever', async (file) => {
  const answer = await open(`/definitions/${base.hash}/${file}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toContain(file.endsWith('.js') ? 'text/javascript' : 'application/json');
});

test.each(['/definitions/unknown/shell.json', `/definitions/${base.hash}/screen/constructor.json`, `/definitions/${base.hash}/screen/none.json`])(
  '%s is not found',
  async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test("each customer's revision is found by its own hash", async () => {
  const { hash } = testDefinitions().for('lakeside');
  expect((await open(`/definitions/${hash}/shell.json`)).json()).toMatchObject({ hash, customer: 'lakeside' });
});

test('without a built page the answer says how to build it', async () => {
  const bare = await startTestServer({ pageFolder: join(folder, 'nothing') });
  const answer = await bare.app.inject({ url: '/' });
  await bare.close();
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('npm run build')]);
});

test("a customer's page loads from the customer's sources; at a host that is nobody's own, from those of all", async () => {
  const pictures = async (host: string) => {
    const { headers } = await server.app.inject({ url: '/', headers: { host } });
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  const companies = await server.database.select({ HostName: entities.HostName, Customer: entities.Customer }).from(entities);
  const host = companies.find(({ Customer }) => Customer === 'lakeside')?.HostName;
  expect(await pictures(host ?? '')).toBe("'self' data: https://lakeside.example");
  expect(await pictures('elsewhere.example')).toBe("'self' data: https://base.example https://lakeside.example");
});

test('D-speed-09 pages at one host ask the database once for its company, however many people open them within ten seconds', async () => {
  const asked = vi.spyOn((server.database as unknown as { $client: { query(): unknown } }).$client, 'query');
  const openAt = (host: string) => server.app.inject({ url: '/', headers: { host } });
  const answers = await Promise.all(['often.example', 'often.example', 'Often.Example'].map(openAt));
  expect([answers.map(({ statusCode }) => statusCode), asked.mock.calls.length]).toEqual([[200, 200, 200], 1]);
  await openAt('seldom.example');
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test('each icon of the large set is a file of its own, kept for a while; another name is none', async () => {
  const bike = await open('/definitions/icons/DirectionsBike.svg');
  expect([bike.statusCode, bike.headers['content-type'], bike.headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=86400']);
  expect(bike.body).toBe(materialIconFile('DirectionsBike'));
  for (const name of ['Bicycle', 'directionsBike', '..%2FHome', 'constructor']) expect((await open(`/definitions/icons/${name}.svg`)).statusCode).toBe(404);
});
