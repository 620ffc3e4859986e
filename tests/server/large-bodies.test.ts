import { expect } from 'vitest';
import { sampleValue } from '../../server/demo/sample-value';
import { seededRandom } from '../../server/demo/seeded-random';
import { mostFaults } from '../../server/foundation/unstorable-parts';
import type { Failure } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
test.beforeAll(async () => {
  admin = await server.as('admin@lakeside.example');
});

const { operations } = testDefinitions().for(null);
const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('85,000 unknown keys in a log-in are not read', async () => {
  const answer = await server.nobody.post<Failure>('/account/login/login', manyKeys(85_000));
  expect(answer).toMatchObject({ status: 413, body: { StatusCode: 413, Errors: [{ Message: 'The request is too large.' }] } });
});

test.each([
  ['85,000 unknown keys', manyKeys(85_000)],
  ['200,000 wrong entries of a list', { Roles: Array.from({ length: 200_000 }, () => 1) }],
])('%s of somebody who is signed in are one fault', async (_name, body) => {
  const answer = await admin.post<Failure>('/programnotification/save', body);
  expect(answer.status).toBe(400);
  expect(answer.body.Errors).toEqual([{ Code: 'size', Field: '', Message: 'The request has more than 10,100 values.' }]);
});

test.each([
  ['unknown keys', manyKeys(9_000)],
  ['wrong entries of a list', { Name: 'Terms', Content: 'x', Roles: Array.from({ length: 9_000 }, () => 1) }],
  ['texts that cannot be stored', { Roles: Array.from({ length: 9_000 }, () => '\0') }],
])(`of 9,000 %s the first ${mostFaults} are told`, async (_name, body) => {
  const answer = await admin.post<Failure>('/programnotification/save', body);
  expect(answer.status).toBe(400);
  expect(answer.body.Errors).toHaveLength(mostFaults);
  expect(bytes(answer.body)).toBeLessThan(4_000);
});

const open = Object.values(operations).filter(({ allow, body }) => allow === 'everyone' && body !== undefined);

test('each call that everyone may make takes a small body and refuses a large one before it is read', async () => {
  expect(open.length).toBeGreaterThan(8);
  for (const { id, method, path, body, bodyLimit = 16 * 1024 } of open) {
    expect(bodyLimit, id).toBeLessThanOrEqual(64 * 1024);
    for (let seed = 0; seed < 20; seed += 1) expect(bytes(sampleValue(body!, seededRandom(seed))), id).toBeLessThan(bodyLimit);
    const answer = await server.nobody.call(method, path, { padding: 'x'.repeat(bodyLimit) });
    expect(answer.status, id).toBe(413);
  }
});
