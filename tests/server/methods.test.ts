import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../runtime/http/http';
import { sampleValue } from '../../server/demo/sample-value';
import { seededRandom } from '../../server/demo/seeded-random';
import type { Failure } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let address: string;
beforeAll(async () => {
  const pageFolder = mkdtempSync(join(tmpdir(), 'wellspring-page-'));
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Wellspring</title>');
  writeFileSync(join(pageFolder, 'icon.svg'), '<svg/>');
  server = await startTestServer({ pageFolder });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test.each(['/', '/programs', '/icon.svg', '/api/session', '/api/health', '/api/user/userprofilev2', '/api/nothing', '/nothing.png'])(
  'HEAD %s answers what GET answers, without the body',
  async (url) => {
    const [get, head] = [await fetch(`${address}${url}`), await fetch(`${address}${url}`, { method: 'HEAD' })];
    expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
    expect([(await get.text()) === '', await head.text()]).toEqual([false, '']);
  },
);

test.each([
  ['DELETE', '/api/session', 'GET, HEAD'],
  ['GET', '/api/account/login/login', 'POST'],
  ['PUT', '/API/Account/Login/Login/', 'POST'],
  ['POST', '/api/definitions/people-filter/x/y', undefined],
  ['POST', '/programs', 'GET, HEAD'],
  ['DELETE', '/icon.svg', 'GET, HEAD'],
  ['POST', '/api/live', 'GET'],
  ['POST', '/api/nothing', undefined],
] as const)('%s %s names the methods that there are: %s', async (method, url, allowed) => {
  const answer = await server.app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([allowed === undefined ? 404 : 405, allowed]);
  expect(answer.json<Failure>().StatusCode).toBe(answer.statusCode);
});

const numbered = Object.values(testDefinitions().for(null).operations).filter(({ parameters }) => parameters.some(({ schema }) => schema.type === 'integer'));

test('an id of twenty nines is refused by every call that takes a number, by whoever makes it', async () => {
  expect(numbered.length).toBeGreaterThan(15);
  for (const userName of ['admin@lakeside.example', 'coach@lakeside.example', 'super@wellspring.example']) {
    const client = await server.as(userName);
    for (const operation of numbered) {
      const sample = seededRandom(1);
      const input = Object.fromEntries(
        operation.parameters.map(({ name, schema }) => [name, schema.type === 'integer' ? '9'.repeat(20) : sampleValue(schema, sample)]),
      );
      const body = operation.body && sampleValue(operation.body, sample);
      const { status } = await client.call(operation.method, addressOf(operation, input), body);
      expect([400, 403, 404], `${operation.id} by ${userName}`).toContain(status);
    }
  }
});
