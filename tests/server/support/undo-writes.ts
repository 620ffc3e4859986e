import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import type { TestServer } from './test-server';

/** Notes each row that is added, removed or changed, in whatever table; `test_undo` takes it all back, the last change first. */
const notes = `
  create table test_changes (id bigint primary key generated always as identity, name text not null, old jsonb, new jsonb);
  create function test_note_change() returns trigger language plpgsql as $$ begin
    insert into test_changes (name, old, new)
      values (tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  do $$ declare watched text; begin
    for watched in select tablename from pg_tables where schemaname = 'public' and tablename <> 'test_changes' loop
      execute format('create trigger zz_test_change after insert or update or delete on %I for each row execute function test_note_change()', watched);
    end loop;
  end $$;
  -- Waits until no transaction writes to what will be taken back. While it waits it holds no lock, so it and the server's own work never end each other.
  create function test_lock_changed() returns void language plpgsql as $$ declare changed text; begin
    for attempt in 1..1000 loop
      begin
        lock table test_changes in exclusive mode nowait;
        select string_agg(distinct quote_ident(name), ', ') into changed from test_changes;
        if changed is not null then execute format('lock table %s in exclusive mode nowait', changed); end if;
        return;
      exception when lock_not_available then perform pg_sleep(0.01);
      end;
    end loop;
    raise exception 'Something has been writing to the database for ten seconds.';
  end $$;
  create function test_undo() returns void language plpgsql set session_replication_role = replica as $$
  declare change record; written text; same text; begin
    perform test_lock_changed();
    for change in select * from test_changes order by id desc loop
      if change.new is not null then
        -- By the primary key, where there is one: looking at each of 12,000 people took most of the time of a test.
        select string_agg(format('kept.%1$I = gone.%1$I', attname), ' and ') into same from pg_index, pg_attribute
          where indrelid = change.name::regclass and indisprimary and attrelid = indrelid and attnum = any(indkey);
        execute format('delete from %1$I as kept using jsonb_populate_record(null::%1$I, $1) as gone where %2$s',
          change.name, coalesce(same, 'to_jsonb(kept) = $1')) using change.new;
      end if;
      if change.old is not null then
        -- Generated columns take no value.
        select string_agg(quote_ident(column_name), ', ') into written from information_schema.columns
          where table_schema = 'public' and table_name = change.name and is_generated = 'NEVER';
        execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)', change.name, written)
          using change.old;
      end if;
    end loop;
    delete from test_changes;
  end $$;`;

/**
 * Lets a test start with the rows that its file started with, without a server of its own: the returned function takes back every write since now, or
 * since it was last called. Numbers that the database counts up are not set back.
 */
export async function undoingWrites(database: Database): Promise<() => Promise<void>> {
  await database.execute(sql.raw(notes));
  return async () => void (await database.execute(sql`select test_undo()`));
}

/** The same for all of a test server: its rows, its time, and who has signed in by `as`. */
export async function undoing({ database, clock, tokens }: TestServer): Promise<() => Promise<void>> {
  const undoWrites = await undoingWrites(database);
  const [now, signedIn] = [clock.now(), [...tokens]];
  return async () => {
    await undoWrites();
    clock.set(now);
    tokens.clear();
    for (const [userName, token] of signedIn) tokens.set(userName, token);
  };
}
