import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** What is stored beside a text for comparing it, of one table after the other. */
const tables = {
  /** The database computes a column again when the column that it is made of is written, and no other one. */
  people: {
    key: 'user_id',
    page: sql`select user_id from users`,
    written: sql`update users set first_name = users.first_name, last_name = users.last_name, email = users.email from page where users.user_id = page.user_id and
      (search_first_name <> search_text(first_name) or search_last_name <> search_text(last_name) or search_email <> search_text(email))`,
  },
  companies: {
    key: 'entity_id',
    page: sql`select entity_id from entities`,
    written: sql`update entities set entity_name = entities.entity_name from page
      where entities.entity_id = page.entity_id and search_name <> search_text(entity_name)`,
  },
  /** Where two people gave what is the same answer now, both keep it. */
  answers: {
    key: 'user_id',
    page: sql`select distinct user_id from optional_field_answers`,
    written: sql`update optional_field_answers as answer set unique_value = search_text(answer.unique_value) from page
      where answer.user_id = page.user_id and answer.unique_value <> search_text(answer.unique_value) and not exists (
        select from optional_field_answers as other where other.entity_id = answer.entity_id and other.name = answer.name
          and other.user_id <> answer.user_id and search_text(other.unique_value) = search_text(answer.unique_value))`,
  },
} as const;

export type FoldedTable = keyof typeof tables;

/** The tables in the order of their work. */
export const foldedTables = Object.keys(tables) as FoldedTable[];

/** Texts as the database compares them, stored beside the texts themselves. A migration that changes the function search_text leaves them as they were. */
export const foldedTextRecords = (database: Database) => ({
  /** Computes those of one page of rows again that differ from what the database would compute now. `last` is undefined after the last page. */
  async computeAgain(table: FoldedTable, after: string, size: number): Promise<{ last: string | undefined; changed: number }> {
    const { key, page, written } = tables[table];
    const column = sql.identifier(key);
    const { rows } = (await database.execute(
      sql`with page as (${page} where ${column} > ${after} order by ${column} limit ${size}), written as (${written} returning 1)
        select (select max(${column}) from page) as last, (select count(*)::int from page) as read, (select count(*)::int from written) as changed`,
    )) as unknown as { rows: { last: string | null; read: number; changed: number }[] };
    const [{ last, read, changed } = { last: null, read: 0, changed: 0 }] = rows;
    return { last: read < size ? undefined : (last ?? undefined), changed };
  },
});
