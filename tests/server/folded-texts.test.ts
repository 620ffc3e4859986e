import { readFileSync } from 'node:fs';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PersonPage } from '../../schemas/generated/records';
import { jobs } from '../../server/records/tables/jobs';
import { choices, entities, users } from '../../server/records/tables/people';
import { personOf, signedIn } from './support/impersonation';
import { withServer } from './support/fixture';
import { jobRows, startRunner } from './support/jobs';

const { test, server } = withServer();

const statementsOf = (file: string): string[] => readFileSync(`server/migrations/${file}.sql`, 'utf8').split('--> statement-breakpoint');
const runOf = async (file: string, statement: number) => void (await server.database.execute(sql.raw(statementsOf(file)[statement]!)));

/** People of Lakeside by last names that the version before compares in another way: more of them than a step of the job has. */
async function addPeople() {
  const pat = await personOf(server, 'pat@lakeside.example');
  const rows = Array.from({ length: 250 }, (_, index) => ({
    ...pat,
    UserId: `folded-${String(index).padStart(3, '0')}`,
    LastName: index % 50 === 0 ? `\ufb01nch\u2026 ${index}` : `Lark ${index}`,
    UserName: `folded-${index}@lakeside.example`,
    Email: `folded-${index}@lakeside.example`,
    UniqueId: null,
    SsoSubject: null,
  }));
  await server.database.insert(users).values(rows);
}

test('a migration that changes how texts are compared is followed by a job, which computes what is stored again in steps', async () => {
  const { database } = server;
  const admin = await signedIn(server, 'admin@lakeside.example');
  // The database as the version before has it.
  await runOf('0029_full_width', 0);
  await addPeople();
  await database.update(entities).set({ EntityName: '\u2039Harbor\u203a\u2026' }).where(eq(entities.EntityId, 'harbor'));
  const choice = { EntityId: 'lakeside', Kind: 'Region' as const };
  await database.insert(choices).values([
    { ...choice, Value: 'plain', Text: 'Other...', Position: 98 },
    { ...choice, Value: 'typed', Text: 'Other\u2026', Position: 97 },
  ]);
  await database.delete(jobs);
  for (const index of statementsOf('0038_ligatures').keys()) await runOf('0038_ligatures', index);
  // Two choices of one text may not be: the one that the word processor wrote has a number, and the plain one is found by its index.
  const texts = await database
    .select({ Text: choices.Text })
    .from(choices)
    .where(inArray(choices.Value, ['plain', 'typed']))
    .orderBy(choices.Value);
  expect(texts).toEqual([{ Text: 'Other...' }, { Text: 'Other\u2026 (2)' }]);
  const add = database.insert(choices).values({ ...choice, Value: 'again', Text: 'Other\u2026', Position: 99 });
  await expect(add).rejects.toMatchObject({ cause: { constraint: 'choices_text' } });

  const found = async (text: string) => (await admin.post<PersonPage>(`/people/search?Search=${encodeURIComponent(text)}`, {})).body.Total;
  expect([await found('lark'), await found('finch...')]).toEqual([245, 0]);
  // It is due at once by the clock of the database.
  await database.update(jobs).set({ DueAt: server.clock.now().toISOString() });
  const { runner, failures } = startRunner(server, { only: 'foldTexts' });
  await runner.runDue();
  expect(failures).toEqual([]);
  // Five people and a company; the rows that were right already are not written.
  expect(await jobRows(server)).toMatchObject([{ Name: 'foldTexts', Outcome: 'Done', Result: { FoldedTexts: 6 }, Cursor: { table: 'people' } }]);
  expect([await found('lark'), await found('finch...'), await found('\ufb01nch\u2026')]).toEqual([245, 5, 5]);
  const asked = database.execute(sql`select search_name from entities where entity_id = 'harbor'`);
  expect(await asked).toMatchObject({ rows: [{ search_name: 'harbor...' }] });
});
