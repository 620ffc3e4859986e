import { type MigrationFile, readMigrationFile } from './migration-file';

/** What a migration must not do while nodes of the version before serve on the same tables. */
interface MigrationRule {
  name: string;
  /** What goes wrong, and what to write instead. */
  why: string;
  /** Whether a statement breaks it. */
  isBroken(text: string, file: MigrationFile): boolean;
  invalid: string[];
  valid: string[];
}

const outside = '-- outside a transaction\n';

/** The statement changes a table that was there before. */
const changesOld = (text: string, { created }: MigrationFile, pattern: RegExp): boolean => {
  const [, table] = pattern.exec(text) ?? [];
  return table !== undefined && !created.has(table);
};
const altered = /^alter table (?:if exists )?(?:only )?(\w+)/;

export const migrationRules: MigrationRule[] = [
  {
    name: 'plain-index',
    why: 'CREATE INDEX and DROP INDEX keep everyone from writing the table. Write CONCURRENTLY, in a migration whose first line is "-- outside a transaction".',
    isBroken: (text, file) =>
      changesOld(text, file, /^create (?:unique )?index (?!concurrently).*? on (?:only )?(\w+)/) ||
      /^(?:drop index|reindex) (?!concurrently|.* concurrently)/.test(text),
    invalid: [
      'CREATE INDEX "users_born" ON "users" USING btree ("born");',
      'CREATE UNIQUE INDEX a ON public.users (b);',
      'DROP INDEX "users_born";',
      'REINDEX TABLE users;',
    ],
    valid: [
      'CREATE TABLE "shelves" ("id" text);--> statement-breakpoint\nCREATE INDEX "shelves_id" ON "shelves" ("id");',
      `${outside}DROP INDEX CONCURRENTLY IF EXISTS users_born;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY users_born ON users (born);`,
      '-- CREATE INDEX a ON users (b);\nALTER TABLE users ADD COLUMN b text;',
      '-- allow plain-index: The table has one row for each company.\nCREATE INDEX "entities_born" ON "entities" ("born");',
    ],
  },
  {
    name: 'index-outside',
    why: 'CONCURRENTLY works outside a transaction only: the first line must be "-- outside a transaction". A migration that was interrupted runs again from its beginning, so each index is first dropped CONCURRENTLY IF EXISTS, and so is what an interrupted REINDEX leaves (its name and _ccnew). Nothing else is in the file but CREATE OR REPLACE FUNCTION and VALIDATE CONSTRAINT.',
    isBroken: (text, { isOutside, statements }) => {
      const isConcurrent = /^(?:(?:create (?:unique )?|drop )index|reindex \w+) concurrently /.test(text);
      if (!isOutside) return isConcurrent;
      const [, made] = /^create (?:unique )?index concurrently (\w+)/.exec(text) ?? [];
      const [, rebuilt] = /^reindex index concurrently (\w+)/.exec(text) ?? [];
      const place = statements.findIndex((one) => one.text === text);
      const dropped = made ?? (rebuilt === undefined ? undefined : `${rebuilt}_ccnew`);
      if (dropped !== undefined) return statements[place - 1]?.text !== `drop index concurrently if exists ${dropped}`;
      return !/^drop index concurrently if exists |^alter table \w+ validate constraint |^create or replace function /.test(text);
    },
    invalid: [
      'CREATE INDEX CONCURRENTLY users_born ON users (born);',
      `${outside}CREATE INDEX CONCURRENTLY users_born ON users (born);`,
      `${outside}DROP INDEX CONCURRENTLY users_born;`,
      `${outside}ALTER TABLE users ADD COLUMN born date;`,
      'REINDEX INDEX CONCURRENTLY users_born;',
      `${outside}REINDEX INDEX CONCURRENTLY users_born;`,
    ],
    valid: [
      `${outside}DROP INDEX CONCURRENTLY IF EXISTS users_born;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY users_born ON users (born);`,
      `${outside}ALTER TABLE users VALIDATE CONSTRAINT users_is_born;`,
      `${outside}DROP INDEX CONCURRENTLY IF EXISTS users_born_ccnew;--> statement-breakpoint\nREINDEX INDEX CONCURRENTLY users_born;`,
      `${outside}CREATE OR REPLACE FUNCTION f() RETURNS text LANGUAGE sql AS $$ SELECT '' $$;`,
    ],
  },
  {
    name: 'validating-constraint',
    why: 'A constraint on a table with rows is added NOT VALID, and validated by a later migration "-- outside a transaction": checking the rows keeps everyone from writing. A unique one is added USING INDEX. The version before must already write what the constraint asks for.',
    isBroken: (text, file) =>
      changesOld(text, file, altered) &&
      (text
        .split(/ add (?=(?:constraint \w+ )?(?:foreign key|check|unique|primary key|exclude)\b)/)
        .slice(1)
        .some((constraint) => !/ not valid\b| using index /.test(constraint)) ||
        / add (?:column )?(?!constraint\b).* (?:references|check|unique|primary key)\b/.test(text.replace(/ add constraint .*/, '')) ||
        (/ validate constraint /.test(text) && !file.isOutside)),
    invalid: [
      'ALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."entities"("b") ON DELETE no action;',
      "ALTER TABLE users ADD CONSTRAINT positive CHECK (note <> 'not valid');",
      'ALTER TABLE users ADD UNIQUE (a);',
      'ALTER TABLE users ADD CONSTRAINT one CHECK (a > 0), ADD CONSTRAINT two CHECK (b > 0) NOT VALID;',
      'ALTER TABLE users ADD COLUMN a text REFERENCES entities (b);',
      'ALTER TABLE users ADD CONSTRAINT positive CHECK (a > 0) NOT VALID; ALTER TABLE users VALIDATE CONSTRAINT positive;',
    ],
    valid: [
      'ALTER TABLE users ADD CONSTRAINT positive CHECK (a > 0) NOT VALID;',
      'ALTER TABLE users ADD CONSTRAINT one UNIQUE USING INDEX users_one;',
      'CREATE TABLE shelves (id text); ALTER TABLE shelves ADD CONSTRAINT fk FOREIGN KEY (id) REFERENCES users (id);',
      `${outside}ALTER TABLE users VALIDATE CONSTRAINT positive;`,
    ],
  },
  {
    name: 'required-column',
    why: 'The version before writes no value there: a new column may be empty or has a DEFAULT. SET NOT NULL also reads the whole table; add a check NOT VALID, and validate it later.',
    isBroken: (text, file) =>
      changesOld(text, file, altered) &&
      (/ set not null\b/.test(text) ||
        text
          .split(/ add (?:column )?(?!constraint\b)/)
          .slice(1)
          .some((column) => / not null\b/.test(column) && !/ (?:default|generated)\b/.test(column))),
    invalid: [
      'ALTER TABLE users ADD COLUMN a text NOT NULL;',
      'ALTER TABLE users ALTER COLUMN a SET NOT NULL;',
      'ALTER TABLE users ADD a text DEFAULT 1, ADD b text NOT NULL;',
    ],
    valid: [
      "ALTER TABLE users ADD COLUMN a text DEFAULT '' NOT NULL;",
      'ALTER TABLE users ALTER COLUMN a DROP NOT NULL;',
      'ALTER TABLE users ADD COLUMN a text;',
    ],
  },
  {
    name: 'rewritten-table',
    why: 'PostgreSQL writes the whole table again and keeps everyone out. Add an empty column, and fill it by a job (server/jobs).',
    isBroken: (text, file) =>
      (changesOld(text, file, altered) &&
        / (?:default (?:gen_random_uuid|clock_timestamp|random|nextval)\b|generated \w+ as\b|(?:small|big)?serial\b|set (?:logged|unlogged|tablespace|access method)\b)/.test(
          text,
        ) &&
        !/ alter (?:column )?\w+ set default /.test(text)) ||
      /^(?:cluster|vacuum full)\b/.test(text),
    invalid: [
      'ALTER TABLE users ADD COLUMN a uuid DEFAULT gen_random_uuid() NOT NULL;',
      'ALTER TABLE users ADD COLUMN a text GENERATED ALWAYS AS (lower(b)) STORED;',
      'ALTER TABLE users ADD COLUMN a bigserial;',
      'CLUSTER users USING a;',
    ],
    valid: ['ALTER TABLE users ADD COLUMN a timestamptz DEFAULT now() NOT NULL;', 'ALTER TABLE users ALTER COLUMN a SET DEFAULT gen_random_uuid();'],
  },
  {
    name: 'written-rows',
    why: 'A migration that changes the rows of a table keeps them locked until it ends, and what the version before writes later is missed. Write a job (server/jobs) that changes some hundred rows at a time.',
    isBroken: (text, file) => {
      const written = [...text.matchAll(/(?:^|[ ;(])(?:update (?:only )?|delete from (?:only )?|truncate (?:table )?|merge into )(\w+)/g)].map(
        ([, table]) => table!,
      );
      return !/^create |^comment |^grant /.test(text) && written.some((table) => !file.created.has(table) && table !== 'set');
    },
    invalid: [
      'UPDATE "users" SET "a" = 1;',
      'UPDATE users SET a = 1 WHERE a IS NULL;',
      'DELETE FROM users;',
      'DO $$ BEGIN\n-- why\nUPDATE users SET a = 1; END $$;',
      'WITH old AS (SELECT 1) UPDATE users SET a = 1;',
      'TRUNCATE users;',
    ],
    valid: [
      'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN UPDATE users SET a = 1; END $$;',
      'CREATE TRIGGER t BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION f();',
      'CREATE TABLE shelves (id text); UPDATE shelves SET id = 1;',
      "COMMENT ON TABLE users IS 'DELETE FROM users';",
    ],
  },
  {
    name: 'still-read',
    why: 'The version before still reads and writes it, and serves beside this one. Stop using it in one version, and drop, rename or change it in the next: the reason says which version stopped.',
    isBroken: (text, file) =>
      (/^drop (?:table|view|function|type|schema|sequence)\b/.test(text) && !/^drop function\b.*\bif exists\b/.test(text)) ||
      (changesOld(text, file, altered) &&
        (/ drop (?:column )?(?!constraint\b|not null\b|default\b)\w+/.test(text) ||
          / rename\b/.test(text) ||
          / alter (?:column )?\w+ (?:set data )?type\b/.test(text))) ||
      /^alter (?:index|type|function|view|sequence) .* rename\b/.test(text),
    invalid: [
      'DROP TABLE users;',
      'ALTER TABLE "users" DROP COLUMN "a";',
      'ALTER TABLE users DROP a;',
      'ALTER TABLE users RENAME COLUMN a TO b;',
      'ALTER TABLE users RENAME TO people;',
      'ALTER TABLE users ALTER COLUMN a SET DATA TYPE bigint;',
      'DROP FUNCTION total_groups(text[]);',
    ],
    valid: [
      'ALTER TABLE users ALTER COLUMN a DROP NOT NULL;',
      'ALTER TABLE users DROP CONSTRAINT positive;',
      '-- allow still-read: No version after 2026-11-20 reads the column.\nALTER TABLE users DROP COLUMN a;',
    ],
  },
];

/** What is wrong with a migration: one sentence for each statement and rule, and for each reason that allows nothing. */
export function migrationFaults(sql: string): string[] {
  const file = readMigrationFile(sql);
  return file.statements.flatMap(({ text, allowed }) => {
    const broken = migrationRules.filter(({ isBroken }) => isBroken(text, file));
    const useless = Object.keys(allowed).filter((rule) => !broken.some(({ name }) => name === rule));
    return [
      ...broken.filter(({ name }) => !Object.hasOwn(allowed, name)).map(({ name, why }) => `${name}: ${text.slice(0, 80)} — ${why}`),
      ...useless.map((rule) => `"-- allow ${rule}" allows nothing of: ${text.slice(0, 80)}`),
    ];
  });
}
