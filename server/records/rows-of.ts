import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

type Row<Table extends PgTable> = Table['$inferSelect'];

/** Values of columns. At least one is required. */
type Values<Table extends PgTable> = { [Name in keyof Row<Table>]?: NonNullable<Row<Table>[Name]> };

/** Whether a row has all of these values. */
export function matching<Table extends PgTable>(table: Table, values: Values<Table>): SQL {
  const columns = getTableColumns(table);
  const conditions = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === null) throw new Error(`Rows are looked for by ${name}, and there is no value for it.`);
    return eq(columns[name]!, value);
  });
  const all = and(...conditions);
  if (all === undefined) throw new Error('Rows are looked for by no value.');
  return all;
}

/** The statements that most tables need. They select rows by values of columns. */
export const rowsOf = <Table extends PgTable>(database: Database, table: Table) => ({
  /** Returns the row with these values, or undefined. */
  async find(values: Values<Table>): Promise<Row<Table> | undefined> {
    const [found] = await database
      .select()
      .from(table as PgTable)
      .where(matching(table, values));
    return found as Row<Table> | undefined;
  },

  /** Returns the row with these values, and locks it until the transaction ends. */
  async lock(values: Values<Table>): Promise<Row<Table> | undefined> {
    const [found] = await database
      .select()
      .from(table as PgTable)
      .where(matching(table, values))
      .for('update');
    return found as Row<Table> | undefined;
  },

  /** Adds a row, or changes the one with the same primary key. */
  async put(row: Table['$inferInsert']): Promise<void> {
    const { columns, primaryKeys } = getTableConfig(table);
    const target = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    await database
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target, set: row as PgUpdateSetSource<Table> });
  },

  /** Changes the rows with these values. Returns whether there were any. */
  async change(values: Values<Table>, set: PgUpdateSetSource<Table>): Promise<boolean> {
    return (await database.update(table).set(set).where(matching(table, values)).returning({ one: sql`1` })).length > 0;
  },

  /** Removes the rows with these values. Returns whether there were any. */
  async remove(values: Values<Table>): Promise<boolean> {
    return (await database.delete(table).where(matching(table, values)).returning({ one: sql`1` })).length > 0;
  },
});
