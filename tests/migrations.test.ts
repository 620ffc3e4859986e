import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationFaults, migrationRules } from './support/migration-rules';

const folder = 'server/migrations';
/** Migrations up to this one were written before the rules. */
const lastWithoutRules = '0034_compiled_publications';

const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Runs drizzle-kit on a copy of the folder, with the tables of a file. Answers what it said, the new files and their text. */
function generate(tables: string): { said: string; added: string[]; sql: string } {
  const copy = mkdtempSync(join(tmpdir(), 'wellspring-migrations-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, join(copy, 'out'), { recursive: true });
  // It takes the folder as relative to where it runs.
  writeFileSync(join(copy, 'config.json'), JSON.stringify({ dialect: 'postgresql', schema: join(process.cwd(), tables), out: 'out' }));
  const kit = join(process.cwd(), 'node_modules/drizzle-kit/bin.cjs');
  const said = execFileSync(process.execPath, [kit, 'generate', '--config=config.json', '--name=changed'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  const added = readdirSync(join(copy, 'out')).filter((name) => name.endsWith('.sql') && !files.includes(name));
  return { said, added, sql: added.map((name) => readFileSync(join(copy, 'out', name), 'utf8')).join('\n') };
}

test('D-tenants-75 the snapshot has all tables of the code: drizzle-kit has nothing to write', () => {
  const { said, added } = generate('server/records/tables/*.ts');
  expect(added, 'Run `npx drizzle-kit generate --config server/drizzle.config.ts --name <what>` (docs/migrations.md).').toEqual([]);
  // It ends without an error code also where it could not read something.
  expect(said).toContain('No schema changes');
});

test('D-tenants-75 drizzle-kit writes the next migration from the snapshot: a table that the code has no longer is dropped', () => {
  const { added, sql } = generate('server/records/tables/jobs.ts');
  expect(added).toEqual([`${String(files.length).padStart(4, '0')}_changed.sql`]);
  expect(sql).toContain('DROP TABLE "users"');
  expect(sql).not.toMatch(/"jobs"|CREATE TABLE/);
});

test('D-tenants-75 the journal lists each file once, in order, and there is one snapshot', () => {
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { idx: number; when: number; tag: string }[] };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots, 'Delete the older snapshots: drizzle-kit reads the newest only.').toHaveLength(1);
});

describe.each(migrationRules)('$name', ({ name, why, invalid, valid }) => {
  test('D-tenants-76 its examples are told apart', () => {
    const isFound = (sql: string) => migrationFaults(sql).some((fault) => fault.startsWith(`${name}:`));
    expect([invalid.map(isFound), valid.map(isFound)]).toEqual([invalid.map(() => true), valid.map(() => false)]);
    expect(why.length).toBeGreaterThan(60);
  });
});

test('D-tenants-76 a reason is a sentence, and is there for something', () => {
  expect(migrationFaults('-- allow plain-index: small\nCREATE INDEX a ON users (b);')).toEqual([expect.stringMatching(/^plain-index: /)]);
  expect(migrationFaults('-- allow still-read: No version reads it since 2026.\nALTER TABLE users ADD COLUMN b text;')).toEqual([
    '"-- allow still-read" allows nothing of: alter table users add column b text',
  ]);
});

test('D-tenants-76 migrations since the rules keep them, so that the version before may go on serving', () => {
  expect(files).toContain(`${lastWithoutRules}.sql`);
  const faults = files.filter((name) => name > `${lastWithoutRules}.sql`).flatMap((name) => migrationFaults(read(name)).map((fault) => `${name}: ${fault}`));
  expect(faults).toEqual([]);
});

test('D-tenants-76 the migrations before them are found to break the rules', () => {
  const broken = new Set(
    files.filter((name) => name <= `${lastWithoutRules}.sql`).flatMap((name) => migrationFaults(read(name)).map((fault) => fault.split(':')[0])),
  );
  for (const rule of ['plain-index', 'written-rows', 'validating-constraint', 'still-read']) expect(broken).toContain(rule);
});
