import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { withServer } from './support/fixture';
import { undoingWrites } from './support/undo-writes';

const { test, server } = withServer();

/** The rows of every table of the product, as one text for each table. */
async function everyRow(): Promise<Record<string, string>> {
  const { rows } = (await server.database.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by name`)) as unknown as {
    rows: { name: string }[];
  };
  const texts: Record<string, string> = {};
  for (const { name } of rows.filter((table) => table.name !== 'test_changes')) {
    const kept = sql`select coalesce(string_agg(to_jsonb(kept)::text, chr(10) order by to_jsonb(kept)::text), '') as text from ${sql.identifier(name)} as kept`;
    texts[name] = ((await server.database.execute(kept)) as unknown as { rows: { text: string }[] }).rows[0]!.text;
  }
  return texts;
}

test('what calls write, and what is removed with a row, is there again as it was', async () => {
  const before = await everyRow();
  expect(Object.values(before).filter((text) => text !== '').length).toBeGreaterThan(30);
  const undo = await undoingWrites(server.database);

  const admin = await server.as('admin@lakeside.example');
  expect((await admin.post('/programnotification/save', { Name: 'Terms', Content: '<p>Terms</p>' })).status).toBe(200);
  await server.database.update(users).set({ FirstName: 'Zoë' }).where(eq(users.UserName, 'pat@lakeside.example'));
  await server.database.delete(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const changed = await everyRow();
  const differing = Object.keys(before).filter((name) => changed[name] !== before[name]);
  expect(differing).toEqual(expect.arrayContaining(['program_notifications', 'reward_entries', 'sessions', 'users']));

  await undo();
  expect(await everyRow()).toEqual(before);
});
