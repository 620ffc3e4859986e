import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { programGroups } from '../../server/records/tables/groups';
import { choices } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { personOf } from './support/impersonation';
import { withServer } from './support/fixture';
import type { Client } from './support/test-server';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const challenge = 'lakeside-fall-1';
const straight = "O'Neil - North";

/** Each thing that has one name, and how it is made: the status of making it. */
const named: Record<string, (name: string, admin: Client, pat: Client) => Promise<{ status: number }>> = {
  'a location': (Name, admin) => admin.post('/locations/savelocation', { Name }),
  'a group that an administrator forms': (Name, admin) =>
    admin.post(`/v2/challenges/${challenge}/groups`, { Detail: { ChallengeId: challenge, Name, Details: '' } }),
  'a group that a participant forms': (Name, _admin, pat) =>
    pat.post('/userprograms/createprogramgroup', { OwnerId: 'lakeside', ProgramId: challenge, Group: { Name, Details: '' } }),
};

test.each(Object.entries(named))('%s has one name, with whatever apostrophe, dash, blank, case or accent it is typed', async (_what, make) => {
  const [admin, pat, coach] = [await server.as('admin@lakeside.example'), await server.as('pat@lakeside.example'), await server.as('coach@lakeside.example')];
  await server.database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  for (const name of ['pat', 'coach']) {
    const { UserId } = await personOf(server, `${name}@lakeside.example`);
    await server.database.delete(participations).where(and(eq(participations.UserId, UserId), eq(participations.ProgramId, challenge)));
    await server.database.insert(participations).values({ UserId, ProgramId: challenge, ProgramStatus: 'Current' });
  }
  expect((await make(straight, admin, pat)).status).toBe(200);
  for (const typed of ['O’Neil – North', "O'NEIL - north", "O'Neil -  North", "O'Néil - North", 'O\u02bcNeil \u2014\u00a0North'])
    expect([typed, (await make(typed, admin, coach)).status >= 400]).toEqual([typed, true]);
});

test('a saved filter replaces the one of the same name, with whatever apostrophe it is typed', async () => {
  const admin = await server.as('admin@lakeside.example');
  const save = (Name: string) => admin.post<{ Id: string }>('/filters/people-filter', { Name, Filter: { Sex: 'female' } });
  expect((await save('O’Neil')).body.Id).toBe((await save("O'Neil")).body.Id);
});

// The rule that keeps other comparisons out: a unique name is compared by search_text, as all unique values are.
test('no unique index compares texts by lower()', async () => {
  const indexes = sql<number>`(select count(*)::integer from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
    and indexdef like '%' || ${sql.placeholder('function')} || '(%')`;
  const count = async (name: string) =>
    (await server.database.select({ indexes }).from(choices).limit(1).prepare(`indexes_${name}`).execute({ function: name }))[0]!.indexes;
  expect(await count('search_text')).toBeGreaterThan(2);
  expect(await count('lower')).toBe(0);
});

test('names that were two before and are one now both stay, the later one with a number', async () => {
  const migration = readFileSync(new URL('../../server/migrations/0022_names_as_typed.sql', import.meta.url), 'utf8');
  const row = (Value: string, Text: string, Position: number) => ({ EntityId: 'lakeside', Kind: 'Shift', Value, Text, Position });
  let texts: string[] = [];
  const undone = new Error('undone');
  const tried = server.database.transaction(async (database) => {
    await database.execute(sql`drop index choices_text`);
    await database.execute(sql`create unique index choices_text on choices (entity_id, kind, lower(text))`);
    await database.insert(choices).values([row('a', "Crew O'Neil", 1), row('b', 'Crew O’Neil', 2), row('c', "Crew O'Neil (2)", 3), row('d', 'Night', 4)]);
    for (const statement of migration.split('--> statement-breakpoint')) await database.execute(sql.raw(statement));
    texts = (await database.select().from(choices).where(eq(choices.Kind, 'Shift')).orderBy(choices.Position)).map(({ Text }) => Text);
    throw undone;
  });
  await expect(tried).rejects.toBe(undone);
  expect(texts).toEqual(["Crew O'Neil", 'Crew O’Neil (2)', "Crew O'Neil (2) (2)", 'Night']);
});
