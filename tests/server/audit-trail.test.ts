import { expect } from 'vitest';
import type { AuditTrailPage, Failure } from '../../schemas/generated/records';
import { type NewAuditEntry, auditRecords } from '../../server/records/audit';
import { auditEntries } from '../../server/records/tables/audit';
import { act, acting, leave, personOf, signedIn } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let superAdmin: Client;
test.beforeAll(async () => {
  superAdmin = await signedIn(server, 'super@wellspring.example');
});
test.beforeEach(() => server.database.delete(auditEntries));

const list = (query = '', client = superAdmin) => client.get<AuditTrailPage & Failure>(`/audit?${query}`);
const write = (entry: Partial<NewAuditEntry>, at: string) =>
  auditRecords(server.database).add(
    { EntityId: 'lakeside', UserId: 'gone', Action: 'ProfileSaved', SubjectKind: 'Person', SubjectId: 'gone', Changes: [], ...entry },
    at,
  );

test('every start, stop and change made meanwhile is shown with both users', async () => {
  const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  await client.post('/Session/DisableNewsFlashForSession');
  await act(client, 'pat@summit.example', 'Support');
  await leave(client);
  const { body } = await list('Sort=At');
  const both = { By: 'Sam Lee', OnBehalfOfName: 'Pat Rivers', EntityName: 'Lakeside Manufacturing' };
  expect(body.Items.filter(({ Action }) => Action !== 'SignedIn')).toHaveLength(4);
  const byAction = Object.fromEntries(body.Items.map((item) => [item.Action, item]));
  expect(byAction).toMatchObject({
    ImpersonationStarted: { ...both, Subject: 'Pat Rivers', Why: 'Support' },
    Called: { ...both, SubjectKind: 'Call', Subject: 'Disable news flash for session' },
    Refused: { ...both, Subject: 'Perform impersonation', Why: 'You are already acting for someone. Stop first.' },
    ImpersonationStopped: { ...both, Subject: 'Pat Rivers' },
  });
});

test('values that were changed are named, not told; a person who is gone is named by what is kept', async () => {
  await write({ Changes: [{ Field: '/MobileNumber', Was: '+12015550101', Is: '+12015550102' }] }, '2026-10-01T12:00:00.000Z');
  const { body } = await list();
  expect(body.Items).toMatchObject([{ By: 'gone', Subject: 'gone', Fields: ['MobileNumber'] }]);
  expect(JSON.stringify(body)).not.toContain('2015550101');
});

test('what the system did names no user', async () => {
  await write({ UserId: null, EntityId: null }, '2026-10-01T12:00:00.000Z');
  const [item] = (await list()).body.Items;
  expect(item).not.toHaveProperty('UserId');
  expect(item).not.toHaveProperty('EntityName');
  expect(item!.By).not.toBe('');
});

test('by day, in the time zone of who looks, both days included', async () => {
  // In Chicago, Denver and Los Angeles this is the evening of the first; in all of them noon is noon of the second.
  await write({ Action: 'Late' }, '2026-10-02T03:30:00.000Z');
  await write({ Action: 'Noon' }, '2026-10-02T20:00:00.000Z');
  const actions = async (query: string) => (await list(query)).body.Items.map(({ Action }) => Action);
  expect(await actions('From=2026-10-01&To=2026-10-01')).toEqual(['Late']);
  expect(await actions('From=2026-10-02')).toEqual(['Noon']);
  expect(await actions('To=2026-10-02')).toEqual(['Noon', 'Late']);
  expect((await list('From=2026-02-30')).status).toBe(400);
});

test('by person, as the one who acted or who was acted for, and by what was done', async () => {
  const [sam, pat] = [await personOf(server, 'support@lakeside.example'), await personOf(server, 'pat@lakeside.example')];
  await write({ UserId: sam.UserId, OnBehalfOf: pat.UserId, Action: 'Called' }, '2026-10-01T12:00:00.000Z');
  await write({ UserId: pat.UserId }, '2026-10-01T13:00:00.000Z');
  await write({}, '2026-10-01T14:00:00.000Z');
  const total = async (query: string) => (await list(query)).body.Total;
  expect(await total(`UserId=${pat.UserId}`)).toBe(2);
  expect(await total(`UserId=${sam.UserId}`)).toBe(1);
  expect(await total('Person=RIVERS%20pat')).toBe(2);
  expect(await total('Person=lee')).toBe(1);
  expect(await total("Person=' or 1=1 --")).toBe(0);
  expect(await total('Action=Called')).toBe(1);
  expect(await total('Action=Nothing')).toBe(0);
});

test('page by page, each entry once', async () => {
  for (let minute = 10; minute < 45; minute += 1) await write({ SubjectId: `m${minute}` }, '2026-10-01T12:00:00.000Z');
  const pages = [0, 1, 2, 3].map((page) => list(`Page=${page}&PageSize=10`));
  const items = (await Promise.all(pages)).flatMap(({ body }) => body.Items.map(({ SubjectId }) => SubjectId));
  expect(items).toHaveLength(35);
  expect(new Set(items).size).toBe(35);
});

test('only super administrators read it', async () => {
  for (const name of ['admin@lakeside.example', 'support@wellspring.example', 'partner@north.example', 'pat@lakeside.example'])
    expect((await list('', await signedIn(server, name))).status).toBe(403);
  expect((await list('', server.nobody)).status).toBe(401);
});
