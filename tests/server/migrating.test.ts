import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createEmbedded, openServer, prepareEmbedded } from '../../server/database/open';
import type { OpenDatabase } from '../../server/database/database';
import type { MigrationOptions } from '../../server/database/migrate';
import { administer, withDatabase } from './support/postgres';

const url = (database: string) => withDatabase(inject('postgresUrl'), database);
const name = `wellspring_migrating_${process.pid}`;
beforeAll(() => administer({ url }, `create database ${name} template ${inject('template')}`));
afterAll(() => administer({ url }, `drop database ${name} with (force)`));

/** Migrations by their names, after those of the product or alone. */
function migrationsWith(added: Record<string, string>, { alone = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-migrating-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (!alone) cpSync('server/migrations', folder, { recursive: true });
  else mkdirSync(join(folder, 'meta'));
  const { entries, ...rest } = readJournal('server/migrations');
  const [last, before] = [entries.at(-1)!, alone ? [] : entries];
  const more = Object.keys(added).map((tag, index) => ({ ...last, idx: before.length + index, when: last.when + (index + 1) * 1000, tag }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...rest, entries: [...before, ...more] }));
  for (const [tag, text] of Object.entries(added)) writeFileSync(join(folder, `${tag}.sql`), text);
  return folder;
}

const readJournal = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };

/** When the product's last migration was written. */
const lastMade = readJournal('server/migrations').entries.at(-1)!.when;
const forgetAdded = () => ask(`delete from drizzle.__drizzle_migrations where created_at > ${lastMade}`);

/** Opens a database, and closes it; answers which migrations ran. */
async function migrated(open: (migrations: MigrationOptions) => Promise<OpenDatabase>, options: MigrationOptions = {}): Promise<string[]> {
  const ran: string[] = [];
  const opened = await open({ ...options, done: (tag) => ran.push(tag) });
  await opened.close();
  return ran;
}
const onServer = (migrations: MigrationOptions) => openServer(url(name), { connections: 2, migrations });

async function ask<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url(name) });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Row[];
}

const index = (of: string) =>
  `-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "${of}";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "${of}" ON "users" ("first_name");`;
const validIndexes = (of: string) => ask(`select indexrelid::regclass::text as name from pg_index where indisvalid and indexrelid = '${of}'::regclass`);

test('D-tenants-77 nodes that start at once migrate once, also where an index is built beside the calls', async () => {
  const folder = migrationsWith({
    '9000_table': 'CREATE TABLE "shelves" ("id" text);',
    '9001_index': index('users_shelf'),
    '9002_table': 'CREATE TABLE "books" ("id" text);',
  });
  const ran = await Promise.all([1, 2, 3].map(() => migrated(onServer, { folder })));
  expect(ran.flat()).toEqual(['9000_table', '9001_index', '9002_table']);
  expect(ran.filter((tags) => tags.length > 0)).toHaveLength(1);
  expect(await validIndexes('users_shelf')).toEqual([{ name: 'users_shelf' }]);
});

test('D-tenants-77 a migration that fails leaves those before it done and nothing of itself, and runs again', async () => {
  const broken = migrationsWith({
    '9010_good': 'CREATE TABLE "good" ("id" text);',
    '9011_bad': 'CREATE TABLE "bad" ("id" text);--> statement-breakpoint\nSELECT 1 / 0;',
  });
  // The journal of the test before is of the same moments: those migrations count as done.
  await forgetAdded();
  await expect(migrated(onServer, { folder: broken })).rejects.toMatchObject({ cause: expect.objectContaining({ code: '22012' }) as unknown });
  expect(await ask(`select to_regclass('good') is not null as good, to_regclass('bad') is not null as bad`)).toEqual([{ good: true, bad: false }]);
  const mended = migrationsWith({ '9010_good': 'CREATE TABLE "good" ("id" text);', '9011_bad': 'CREATE TABLE "bad" ("id" text);' });
  expect(await migrated(onServer, { folder: mended })).toEqual(['9011_bad']);
});

test('D-tenants-77 a migration lets the calls go first that wait behind it for a lock', async () => {
  const folder = migrationsWith({ '9020_column': 'ALTER TABLE "users" ADD COLUMN "shelf" text;' });
  await forgetAdded();
  const client = new pg.Client({ connectionString: url(name) });
  await client.connect();
  await client.query('begin');
  await client.query('select count(*) from users');
  const options = { folder, lockMilliseconds: 50, pauseMilliseconds: 50 };
  await expect(migrated(onServer, { ...options, tries: 2 })).rejects.toMatchObject({ cause: expect.objectContaining({ code: '55P03' }) as unknown });
  const running = migrated(onServer, options);
  // A call reads the same table, although the migration waits for it.
  expect(await ask('select 1 as one from users limit 1')).toEqual([{ one: 1 }]);
  await client.query('commit');
  await client.end();
  expect(await running).toEqual(['9020_column']);
});

test('D-tenants-78 an older version refuses a database that a newer one has migrated', async () => {
  await ask(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2099-01-02T03:04:05Z')})`);
  await expect(migrated(onServer)).rejects.toThrow(
    /^A newer version has migrated the database: its last migration is of 2099-01-02T03:04:05\.000Z, and this version knows none after \d{4}_\w+\. Start the newer version\.$/,
  );
  await ask(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  await forgetAdded();
  expect(await migrated(onServer)).toEqual([]);
});

test('D-tenants-77 the embedded database runs a migration outside a transaction, once, and one that another branch wrote earlier', async () => {
  const client = await createEmbedded();
  const embedded = async (added: Record<string, string>) => {
    const ran: string[] = [];
    await prepareEmbedded(client, { folder: migrationsWith(added, { alone: true }), done: (tag) => ran.push(tag) });
    return ran;
  };
  const [users, books] = ['CREATE TABLE "users" ("first_name" text);', 'CREATE TABLE "books" ("id" text);'];
  expect(await embedded({ '0_users': users, '1_index': index('users_shelf') })).toEqual(['0_users', '1_index']);
  expect(await embedded({ '0_users': users, '1_index': index('users_shelf'), '2_books': books })).toEqual(['2_books']);
  await client.query(`delete from drizzle.__drizzle_migrations where created_at = ${lastMade + 2000}`);
  expect(await embedded({ '0_users': users, '1_index': index('users_shelf'), '2_books': books })).toEqual(['1_index']);
  await expect(embedded({ '0_users': users })).rejects.toThrow(/^A newer version has migrated the database/);
  await client.close();
});

test('D-tenants-77 the command brings an empty database up to date, says what it did, and starts no server', async () => {
  const empty = `${name}_empty`;
  await administer({ url }, `create database ${empty}`);
  onTestFinished(() => administer({ url }, `drop database ${empty} with (force)`));
  const environment = { ...process.env, NODE_ENV: '', VITEST: '', DATABASE_URL: url(empty) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/migrate.ts'], { env: environment });
  const tags = readJournal('server/migrations').entries.map(({ tag }) => tag);
  expect(stdout.trimEnd().split('\n')).toEqual([...tags.map((tag) => `  ${tag}`), `The database is up to date: ${tags.length} migrations ran.`]);
  expect(await migrated((migrations) => openServer(url(empty), { connections: 2, migrations }))).toEqual([]);
});

/** Two orders of the search for people, whose other indexes are on columns that PostgreSQL computes: all are written in migrations only. */
const searchOnly = ['users.users_of_company_by_birth', 'users.users_of_company_by_birth_backwards'];

interface Snapshot {
  tables: Record<
    string,
    {
      name: string;
      columns: Record<string, { name: string; type: string; notNull: boolean }>;
      indexes: Record<string, { name: string; isUnique: boolean }>;
      uniqueConstraints: Record<string, { name: string }>;
      foreignKeys: Record<string, { name: string }>;
    }
  >;
}

test('D-tenants-75 the tables that the migrations make are those of the snapshot: columns, indexes and references, but for what PostgreSQL computes for searches and notes for triggers', async () => {
  const [file] = readdirSync('server/migrations/meta').filter((one) => one.endsWith('_snapshot.json'));
  const { tables } = JSON.parse(readFileSync(join('server/migrations/meta', file!), 'utf8')) as Snapshot;
  const opened = await openServer(url(inject('template')), { connections: 2 });
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await opened.database.execute(query)) as unknown as { rows: { line: string }[] }).rows.map(({ line }) => line);
  const [columns, indexes, references] = await Promise.all([
    rowsOf(sql`select c.relname || '.' || a.attname || ' ' || replace(format_type(a.atttypid, a.atttypmod), ',', ', ') || case when a.attnotnull then ' not null' else '' end as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`),
    rowsOf(sql`select c.relname || '.' || i.relname || case when x.indisunique then ' unique' else '' end as line
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid where c.relnamespace = 'public'::regnamespace and not x.indisprimary and not exists (
        select from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where d.objid = x.indexrelid and a.attgenerated <> '')`),
    rowsOf(
      sql`select c.relname || '.' || k.conname as line from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
    ),
  ]);
  await opened.close();
  const listed = Object.values(tables);
  const typeOf = (type: string) => (/^(?:big)?serial$/.test(type) ? (type === 'serial' ? 'integer' : 'bigint') : type);
  expect(columns.toSorted()).toEqual(
    listed
      .flatMap((table) => Object.values(table.columns).map((one) => `${table.name}.${one.name} ${typeOf(one.type)}${one.notNull ? ' not null' : ''}`))
      .toSorted(),
  );
  const indexesOf = (table: Snapshot['tables'][string]) => [
    ...Object.values(table.indexes).map((one) => `${one.name}${one.isUnique ? ' unique' : ''}`),
    ...Object.values(table.uniqueConstraints).map((one) => `${one.name} unique`),
  ];
  expect(indexes.toSorted()).toEqual([...searchOnly, ...listed.flatMap((table) => indexesOf(table).map((one) => `${table.name}.${one}`))].toSorted());
  // PostgreSQL cuts names after 63 letters.
  const namesOf = (table: Snapshot['tables'][string]) => Object.values(table.foreignKeys).map((one) => `${table.name}.${one.name.slice(0, 63)}`);
  expect(references.toSorted()).toEqual(listed.flatMap(namesOf).toSorted());
});
