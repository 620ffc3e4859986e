import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ResourceTable } from '../../runtime/definitions/shapes/resource';
import type { Database } from '../database/database';
import { contains } from './person-search';
import { type ComparedColumn, comparedAs, type ResourceValue, storedColumns, textOfColumn, valueAs } from './resource-columns';
import { type CompanyIds, ofCompanies } from './of-companies';
import { countUpTo } from './pages';
import { users } from './tables/people';
import { resourceRows } from './tables/resources';
import { readRow, type ResourceRow, rowsSource } from './resources';

/** By what rows are sorted, one after the other. */
export interface RowSort {
  column: ComparedColumn;
  isDescending: boolean;
}

/** Which rows are wanted, and in which order. */
export interface RowQuery {
  resource: string;
  /** The table of the resource, if it has its own. */
  table?: ResourceTable | undefined;
  /** Of one owner, or of all people of some companies. */
  of: { owner: string } | { entityIds: CompanyIds };
  filters: readonly ResourceValue[];
  /** Letters that one of these texts has; an empty text is no condition. */
  search: { columns: readonly ComparedColumn[]; text: string };
  /** Without any: by their place. */
  sort: readonly RowSort[];
}

/** A row, and of a list of several people the name of its owner. */
export interface ListedRow extends Pick<ResourceRow, 'Owner' | 'Key' | 'Value' | 'Version'> {
  ownerName: string;
}

/** Lists of rows. */
export const resourcePageRecords = (database: Database) => ({
  /** So many rows from a place in the list. Rows without a value come last both ways. */
  async page(query: RowQuery, { offset, size }: { offset: number; size: number }): Promise<ListedRow[]> {
    const { Owner, Key, Value, Version } = storedColumns;
    const rows = await database
      .select({ Owner, Key, Value, Version, ownerName: sql<string>`coalesce(${users.FirstName} || ' ' || ${users.LastName}, '')` })
      .from(rowsSource(query))
      .leftJoin(users, eq(users.UserId, Owner))
      .where(wanted(query))
      .orderBy(
        ...query.sort.map(({ column, isDescending }) => sql`${comparedAs(column)} ${isDescending ? sql`desc` : sql`asc`} nulls last`),
        resourceRows.Position,
        Owner,
        Key,
      )
      .limit(size)
      .offset(offset);
    return rows.map((row) => readRow(row, query.table));
  },

  async total(query: RowQuery): Promise<number> {
    const counted = database.select({ one: sql`1` }).from(rowsSource(query)).leftJoin(users, eq(users.UserId, resourceRows.Owner)).where(wanted(query));
    return countUpTo(database, counted);
  },

  /** How many rows of some people have each value of a property. */
  async countBy({ resource, table, of }: Pick<RowQuery, 'resource' | 'table' | 'of'>, column: ComparedColumn): Promise<Map<string, number>> {
    const value = sql<string>`${textOfColumn(column)}`;
    const counted = await database
      .select({ value, number: sql<string>`count(*)` })
      .from(rowsSource({ resource, table }))
      .leftJoin(users, eq(users.UserId, resourceRows.Owner))
      .where(wanted({ resource, of, filters: [], search: { columns: [], text: '' }, sort: [] }))
      .groupBy(sql`1`);
    return new Map(counted.map((row) => [row.value, Number(row.number)]));
  },
});

function wanted({ resource, of, filters, search }: RowQuery): SQL | undefined {
  const owned = 'owner' in of ? eq(resourceRows.Owner, of.owner) : ofCompanies(users.EntityId, of.entityIds);
  const looked = search.columns.flatMap((column) => contains(sql`search_text(${textOfColumn(column)})`, search.text) ?? []);
  return and(
    eq(resourceRows.Resource, resource),
    owned,
    ...filters.map(({ column, value }) => sql`${comparedAs(column)} = ${valueAs(column, value)}`),
    looked.length === 0 ? undefined : sql`(${sql.join(looked, sql` or `)})`,
  );
}
