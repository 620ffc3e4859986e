import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { liveMessageRecords } from '../../../server/records/live-messages';

/** What is written whoever calls and whatever is answered: sessions, what was tried, and the trail of who was refused. */
const writtenAnyhow = ['sessions', 'sign_in_attempts', 'audit_entries'];

/**
 * Tells from now on which tables are written to: each row that is added, taken away or really changed counts, in whatever table, once it is
 * committed. The answer tells how many rows of which table have been since the last time it was asked.
 */
export async function watchWrites(database: Database): Promise<() => Promise<Record<string, number>>> {
  await database.execute(sql`create table test_writes (name text not null)`);
  await database.execute(
    sql`create function test_note_write() returns trigger language plpgsql as $$ begin insert into test_writes values (tg_table_name); return null; end $$`,
  );
  const { rows } = (await database.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)) as { rows: { name: string }[] };
  const watched = rows.map(({ name }) => name).filter((name) => name !== 'test_writes' && !writtenAnyhow.includes(name));
  for (const name of watched) {
    const table = sql.identifier(name);
    await database.execute(sql`create trigger test_added after insert or delete on ${table} for each row execute function test_note_write()`);
    await database.execute(
      sql`create trigger test_changed after update on ${table} for each row when (old.* is distinct from new.*) execute function test_note_write()`,
    );
  }
  return async () => {
    // What a call before has published gets its ids now, and not during the next call.
    await liveMessageRecords(database).order();
    const taken = (await database.execute(
      sql`with taken as (delete from test_writes returning name) select name, count(*)::int as written from taken group by name order by name`,
    )) as { rows: { name: string; written: number }[] };
    return Object.fromEntries(taken.rows.map(({ name, written }) => [name, written]));
  };
}
