import { expect } from 'vitest';
import { auditRecords, type NewAuditEntry } from '../../server/records/audit';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const entry: NewAuditEntry = {
  EntityId: 'lakeside',
  UserId: 'somebody',
  Action: 'Renamed',
  SubjectKind: 'Thing',
  SubjectId: 'one',
  Changes: [{ Field: '/Name', Was: 'A', Is: 'B' }],
};
const about = (SubjectId: string) => auditRecords(server.database).of({ SubjectKind: 'Thing', SubjectId }, 10);

test('the trail is read the newest first, of one thing only, with whom somebody acted for and why', async () => {
  const audit = auditRecords(server.database);
  await audit.add(entry, '2026-03-01T10:00:00.000Z');
  await audit.add({ ...entry, OnBehalfOf: 'somebody-else', Why: 'asked by phone' }, '2026-03-01T11:00:00.000Z');
  await audit.add({ ...entry, SubjectId: 'two' }, '2026-03-01T12:00:00.000Z');
  expect(await about('one')).toMatchObject([
    { At: '2026-03-01T11:00:00.000Z', OnBehalfOf: 'somebody-else', Why: 'asked by phone', Changes: [{ Field: '/Name', Was: 'A', Is: 'B' }] },
    { At: '2026-03-01T10:00:00.000Z', OnBehalfOf: null, Why: null },
  ]);
});

test('a change that is rolled back leaves no trail', async () => {
  const failed = server.database.transaction(async (transaction) => {
    await auditRecords(transaction).add({ ...entry, SubjectId: 'three' }, '2026-03-01T10:00:00.000Z');
    throw new Error('The change failed.');
  });
  await expect(failed).rejects.toThrow('The change failed.');
  expect(await about('three')).toEqual([]);
});
