import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The statement that copies one row of a table so often, within the database. `changed` says by column what differs, as SQL in which `number` counts them. */
export function copies(table: PgTable, count: number, where: SQL, changed: Record<string, string>): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  const copied = columns.map((column) => sql`copied.${column}`);
  const values = Object.entries(changed).map(([name, value]) => `'${name}', ${value}`);
  return sql`insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(copied, sql`, `)} from generate_series(1, ${count}::int) as number, ${table} as one,
      jsonb_populate_record(one, jsonb_build_object(${sql.raw(values.join(', '))})) as copied where ${where}`;
}
