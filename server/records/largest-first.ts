import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The largest first, as an index on `column.desc()` stands: what has no value comes last. PostgreSQL reads such an index in no other order. */
export const largestFirst = (column: AnyColumn): SQL => sql`${column} desc nulls last`;
