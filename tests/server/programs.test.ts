import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import type { Failure, ProgramPage } from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  // One that pat has left can be joined again.
  const [{ UserId } = { UserId: '' }] = await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const [left] = (await list('available', '?PageSize=1')).Items;
  await server.database.insert(participations).values({ UserId, ProgramId: left!.Id, ProgramStatus: 'Quit' });
});

const list = async (which: string, query = '', client = pat) => (await client.get<ProgramPage>(`/userprograms/${which}${query}`)).body;

test.each([
  ['B-programs-76', 'current', ['Current']],
  ['B-programs-79', 'available', ['Available', 'Quit']],
  ['B-programs-77', 'complete', ['Completed']],
  ['B-programs-78', 'currentandcompleted', ['Completed', 'Current']],
])('%s %s lists the programs of the status %j only', async (_id, which, statuses) => {
  const { Items, Total } = await list(which, '?PageSize=100');
  expect(Items).toHaveLength(Total);
  expect(Total).toBeGreaterThan(0);
  // Each of them, and no other: pat has programs of every status.
  expect([...new Set(Items.map(({ ProgramStatus }) => ProgramStatus))].sort()).toEqual(statuses);
});

test('each program of the company that has not ended, or that one takes part in, is in exactly one of available, current and completed', async () => {
  const [available, joined] = [await list('available', '?PageSize=100'), await list('currentandcompleted', '?PageSize=100')];
  const taken = new Set(joined.Items.map(({ Id }) => Id));
  const all = await server.database
    .select()
    .from(programs)
    .where(and(eq(programs.OwnerId, 'lakeside'), eq(programs.IsPlanYear, false)));
  const own = all.filter(({ Id, EndDate }) => taken.has(Id) || EndDate! >= '2026-11-02');
  expect(own.length).toBeLessThan(all.length);
  const ids = [...available.Items, ...joined.Items].map(({ Id }) => Id);
  expect(ids.sort()).toEqual(own.map(({ Id }) => Id).sort());
});

test('pages do not overlap, together hold all, and keep the order', async () => {
  const whole = await list('available', '?PageSize=100&Sort=-StartDate');
  const pages = [];
  for (let page = 0; page * 7 < whole.Total; page += 1) pages.push(await list('available', `?Page=${page}&PageSize=7&Sort=-StartDate`));
  expect(pages.flatMap(({ Items }) => Items)).toEqual(whole.Items);
  expect(new Set(pages.map(({ Total }) => Total))).toEqual(new Set([whole.Total]));
});

test('a page past the end is empty and still tells the total', async () => {
  const { Total } = await list('available');
  expect(await list('available', '?Page=99')).toEqual({ Items: [], Total });
});

test.each(['Name', 'ProgramType', 'ProgramSubType', 'ProgramStatus', 'StartDate'] as const)('sorting by %s, up and down', async (column) => {
  const values = async (sort: string) => (await list('currentandcompleted', `?PageSize=100&Sort=${sort}`)).Items.map((item) => item[column]);
  const upward = await values(column);
  expect(upward).toEqual([...upward].sort((left, right) => left.localeCompare(right)));
  expect(await values(`-${column}`)).toEqual([...upward].reverse());
});

test.each([
  ['Page=-1', 'minimum /Page'],
  ['Page=1e99', 'maximum /Page'],
  ['PageSize=501', 'maximum /PageSize'],
  ['PageSize=ten', 'type /PageSize'],
  ['Sort=OwnerId', 'enum /Sort'],
  ['Pages=1', 'additionalProperties /Pages'],
])('%s is refused', async (query, fault) => {
  const answer = await pat.get<Failure>(`/userprograms/available?${query}`);
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, fault]);
});

test('a page holds 25 programs unless it is asked for more', async () => {
  const [model] = await server.database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-3'));
  await server.database.insert(programs).values(Array.from({ length: 26 }, (_, index) => ({ ...model!, Id: `more-${index}` })));
  expect((await list('available')).Items).toHaveLength(25);
});

test('B-programs-14 a personal program is seen by the person who made it only', async () => {
  const [maker] = await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const [model] = await server.database.select().from(programs).where(eq(programs.OwnerId, 'lakeside')).limit(1);
  await server.database.insert(programs).values({ ...model!, Id: 'own', Name: 'My own', MadeBy: maker!.UserId });
  await server.database.insert(participations).values({ ProgramId: 'own', UserId: maker!.UserId, ProgramStatus: 'Current' });
  const seen = (await list('current', '?PageSize=100')).Items.find(({ Id }) => Id === 'own');
  expect(seen).toMatchObject({ IsPersonal: true, Name: 'My own' });
  const other = await server.as('admin@lakeside.example');
  const others = [...(await list('available', '?PageSize=100', other)).Items, ...(await list('current', '?PageSize=100', other)).Items];
  expect(others.map(({ Id }) => Id)).not.toContain('own');
});
