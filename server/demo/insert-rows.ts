import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

const rowsAtOnce = 2_000;

/** Inserts many rows with one statement for each two thousand, as one JSON text: ten times as fast as a parameter for each value. */
export async function insertRows<Table extends PgTable>(database: Database, table: Table, rows: Table['$inferInsert'][]) {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, name: column.name }));
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows
      .slice(start, start + rowsAtOnce)
      .map((row: Record<string, unknown>) => Object.fromEntries(columns.map((column) => [column.name, row[column.key]])));
    await database.execute(sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(batch)}::jsonb)`);
  }
}
