import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { choices, users } from '../../server/records/tables/people';
import { resourceRows } from '../../server/records/tables/resources';
import { definitionsWith } from './support/definitions';
import { withServer } from './support/fixture';
import type { Client } from './support/test-server';

const shelf = (title: string, version: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `record:${title}`,
  title,
  type: 'object',
  additionalProperties: false,
  properties: {
    Id: { type: 'string', maxLength: 64 },
    Company: { type: 'string', maxLength: 64 },
    Name: { type: 'string', format: 'line', title: 'Name', maxLength: 80 },
    Version: version,
  },
  required: ['Id', 'Company', 'Name'],
});
const signedIn = { allow: 'signedIn' };
const words = {
  kind: 'resource',
  key: 'Id',
  ownerKey: 'Company',
  owner: 'company',
  order: 'position',
  unique: [{ properties: ['/Name'], code: 'twice', message: 'There is a shelf of this name.' }],
  rules: [{ id: 'kept', on: ['remove'], validWhen: { $: "before.Name != 'Keep'" }, status: 409, message: 'This is kept.' }],
  missing: 'This shelf is gone.',
  limit: 4,
  audit: true,
  calls: {
    list: { allow: 'signedIn', search: ['/Name'], filters: ['/Name'] },
    ...Object.fromEntries(['get', 'create', 'update', 'remove', 'order', 'export'].map((does) => [does, signedIn])),
  },
};
const table = { name: 'choices', owner: 'EntityId', key: 'Value', position: 'Position', columns: { Name: 'Text' }, only: { Kind: 'Shelf' } };
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const toSave = { type: 'object', additionalProperties: false, properties: { Name: { type: 'string', maxLength: 80 } }, required: ['Name'] };
const named = (id: string, record: string) => ({
  post: {
    operationId: `put${record}`,
    summary: 'Saves a shelf by its name.',
    'x-allow': 'signedIn',
    'x-resource': { resource: id, does: 'upsert' },
    requestBody: { required: true, ...content(toSave) },
    responses: {
      '200': { description: 'The shelf.', ...content({ $ref: `record:${record}` }) },
      default: { description: 'Why not.', ...content({ $ref: 'record:Failure' }) },
    },
  },
});

const kinds = [
  ['the table that all resources share', 'shelves'],
  ['a table of their own', 'shelves-apart'],
] as const;

const { test, server, undoAfterEach } = withServer(() => ({
  definitions: definitionsWith({
    'schemas/records/shelf.schema.json': shelf('Shelf', { type: 'integer' }),
    'schemas/records/shelf-apart.schema.json': shelf('ShelfApart', { type: 'string', maxLength: 64 }),
    'schemas/resources/shelves.resource.json': { ...words, id: 'shelves', record: 'Shelf' },
    'schemas/resources/shelves-apart.resource.json': { ...words, id: 'shelves-apart', record: 'ShelfApart', table, inUse: 'People use this shelf.' },
    'schemas/endpoints/racks.json': {
      openapi: '3.1.0',
      info: { title: 'Racks', version: '1.0.0' },
      paths: { '/racks/shelves': named('shelves', 'Shelf'), '/racks/shelves-apart': named('shelves-apart', 'ShelfApart') },
    },
  }),
}));
let admin: Client;
let partner: Client;
test.beforeAll(async () => {
  [admin, partner] = [await server.as('admin@lakeside.example'), await server.as('partner@north.example')];
});
undoAfterEach();

interface Shelf {
  Id: string;
  Company: string;
  Name: string;
  Version: number | string;
}

describe.each(kinds)('rows in %s', (_where, id) => {
  const address = `/resources/${id}`;
  const add = (Name: string, client = admin) => client.post<Shelf & Failure>(address, { Name });
  const names = async (query = '') => (await admin.get<{ Items: Shelf[] }>(`${address}${query}`)).body.Items.map(({ Name }) => Name);

  test('are added behind the others, for the company that is named', async () => {
    const added = (await add('  Top ')).body;
    expect(added).toEqual({ Id: expect.any(String), Company: 'lakeside', Name: 'Top', Version: added.Version });
    await add('Middle');
    expect(await names()).toEqual(['Top', 'Middle']);
    const theirs = await partner.post<Shelf>(address, { Name: 'Theirs', Company: 'cedar' });
    expect([theirs.status, theirs.body.Company]).toEqual([200, 'cedar']);
    expect((await partner.post(address, { Name: 'Theirs', Company: 'riverton' })).status).toBe(404);
    expect((await admin.get(`${address}/${theirs.body.Id}`)).status).toBe(404);
    expect(await names()).toEqual(['Top', 'Middle']);
  });

  test('are found by their letters, and by a value', async () => {
    for (const Name of ['Érable', 'Oak']) await add(Name);
    expect(await names('?search=era')).toEqual(['Érable']);
    expect(await names('?Name=oak')).toEqual(['Oak']);
    expect(await names('?sort=-Name')).toEqual(['Oak', 'Érable']);
    expect((await admin.get<string>(`${address}/export`)).body).toContain('Érable');
  });

  test('have one name, a limit, and rules', async () => {
    const [kept] = [(await add('Keep')).body];
    const twice = await add('keep');
    expect([twice.status, twice.body.Errors]).toEqual([400, [{ Code: 'twice', Field: '/Name', Message: 'There is a shelf of this name.' }]]);
    for (const Name of ['Two', 'Three', 'Four']) await add(Name);
    expect((await add('Five')).status).toBe(409);
    expect((await admin.call<Failure>('DELETE', `${address}/${kept.Id}`)).body.Errors[0]!.Message).toBe('This is kept.');
    expect(await names()).toHaveLength(4);
  });

  test('are replaced only as they were read', async () => {
    const { Id, Version } = (await add('Top')).body;
    const change = (Name: string) => admin.call<Shelf>('PUT', `${address}/${Id}?version=${Version}`, { Name });
    const changed = await change('Higher');
    expect([changed.status, changed.body.Name]).toEqual([200, 'Higher']);
    expect(changed.body.Version).not.toEqual(Version);
    expect((await change('Lower')).status).toBe(409);
    const missing = await admin.call<Failure>('PUT', `${address}/nothing`, { Name: 'Lower' });
    expect([missing.status, missing.body.Errors[0]!.Message]).toEqual([404, 'This shelf is gone.']);
    expect(await names()).toEqual(['Higher']);
  });

  test('are replaced by their name, in an order, and removed', async () => {
    const [{ Id }, other] = [(await add('Top')).body, (await add('Bottom')).body];
    expect((await admin.post<Shelf>(`/racks/${id}`, { Name: 'TOP' })).body).toMatchObject({ Id, Name: 'TOP' });
    expect((await admin.post(`${address}/order`, [other.Id, Id])).status).toBe(200);
    expect(await names()).toEqual(['Bottom', 'TOP']);
    expect((await admin.call('DELETE', `${address}/${Id}`)).status).toBe(200);
    expect(await names()).toEqual(['Bottom']);
  });

  test('are in the audit trail', async () => {
    const { Id } = (await add('Top')).body;
    await admin.call('PUT', `${address}/${Id}`, { Name: 'Higher' });
    const own = await server.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.SubjectId, `${id}/${Id}`));
    expect(own.map(({ Action }) => Action).toSorted()).toEqual(['RowAdded', 'RowChanged']);
    expect(own.find(({ Action }) => Action === 'RowChanged')!.Changes).toContainEqual({ Field: '/Name', Was: 'Top', Is: 'Higher' });
  });

  test('of people who save at once keep their limit', async () => {
    const statuses = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(async (Name) => (await add(Name)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  });
});

test('rows are in the table that the resource names', async () => {
  await admin.post('/resources/shelves', { Name: 'Shared' });
  await admin.post('/resources/shelves-apart', { Name: 'Apart' });
  expect(await server.database.select({ Text: choices.Text }).from(choices).where(eq(choices.Kind, 'Shelf'))).toEqual([{ Text: 'Apart' }]);
  expect(await server.database.$count(resourceRows, eq(resourceRows.Resource, 'shelves'))).toBe(1);
  expect(await server.database.$count(resourceRows, eq(resourceRows.Resource, 'shelves-apart'))).toBe(0);
});

test('other rows of the table are not there', async () => {
  expect((await admin.get('/resources/shelves-apart/denver')).status).toBe(404);
  expect((await admin.call('DELETE', '/resources/shelves-apart/denver')).status).toBe(404);
  expect(await server.database.$count(choices, and(eq(choices.EntityId, 'lakeside'), eq(choices.Value, 'denver')))).toBe(1);
});

test('a row to which other tables refer stays', async () => {
  const { Id } = (await admin.post<Shelf>('/resources/shelves-apart', { Name: 'Top' })).body;
  await server.database.update(users).set({ Location: Id }).where(eq(users.UserName, 'pat@lakeside.example'));
  const refused = await admin.call<Failure>('DELETE', `/resources/shelves-apart/${Id}`);
  expect([refused.status, refused.body.Errors[0]!.Message]).toEqual([409, 'People use this shelf.']);
});
