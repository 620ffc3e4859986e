import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Failure, OptionalField, OptionalFieldsResult, UserProfile } from '../../schemas/generated/records';
import { definitionsWith } from './support/definitions';
import { type Client, faultsOf, startTestServer, type TestServer } from './support/test-server';

/** What Summit asks in the welcome form. Its profile asks for the size of a shirt. */
const overlay = {
  id: 'welcome',
  kind: 'overlay',
  operations: [
    {
      op: 'insert-field',
      form: 'optional-fields',
      after: 'fields',
      record: 'OptionalFieldsSave',
      name: 'locker',
      property: { type: 'string', title: 'Locker', pattern: '^[A-Z][0-9]{1,3}$', 'x-unique': { within: 'company', message: 'This locker is taken.' } },
      field: { id: 'locker', widget: 'text', label: 'Locker' },
    },
  ],
};

let server: TestServer;
let pat: Client;
let admin: Client;
beforeAll(async () => {
  const definitions = definitionsWith({ 'schemas/customers/summit/welcome.overlay.json': overlay });
  server = await startTestServer({ definitions });
  pat = await server.as('pat@summit.example');
  admin = await server.as('admin@summit.example');
});
afterAll(() => server.close());

const path = '/user/v2/optional-fields';
const inProfile = async () => (await pat.get<UserProfile>('/user/userprofilev2')).body.Custom;
const own = async (client: Client) => (await client.get<{ Data: OptionalField[]; Custom: object }>(path)).body.Custom;
const save = (Custom: object, client = pat) => client.post<{ Data: OptionalFieldsResult } & Failure>(path, { Fields: {}, Custom, UserCancelled: false });

test("a customer's own field of the welcome form is kept with the profile, and is there when the form opens again", async () => {
  const before = await inProfile();
  expect(await own(pat)).toEqual({});
  expect((await save({ locker: 'A1' })).body.Data).toEqual({ Success: true, Message: '', Field: '' });
  expect(await own(pat)).toEqual({ locker: 'A1' });
  expect(await inProfile()).toEqual({ ...before, locker: 'A1' });
});

test('what other forms ask is neither written nor lost by it, and what is left out of it goes', async () => {
  const before = await inProfile();
  expect(before).toMatchObject({ shirtSize: expect.any(String) });
  await save({ locker: 'A1', shirtSize: 'XXXL' });
  expect(await inProfile()).toEqual({ ...before, locker: 'A1' });
  await save({});
  expect(await inProfile()).toEqual({ shirtSize: (before as { shirtSize: string }).shirtSize });
  expect(await own(pat)).toEqual({});
});

test('it is held to its limits, and to be unique within the company', async () => {
  const broken = await save({ locker: 'one' });
  expect([broken.status, faultsOf(broken)]).toEqual([400, ['pattern /Custom/locker']]);
  await save({ locker: 'B2' }, admin);
  const taken = await save({ locker: 'B2' });
  expect([taken.status, taken.body.Errors]).toEqual([400, [{ Code: 'unique', Field: '/Custom/locker', Message: 'This locker is taken.' }]]);
  expect(await own(pat)).toEqual({});
});
