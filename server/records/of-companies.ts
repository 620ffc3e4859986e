import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The ids of some companies; undefined for all companies, which need no condition and no list of thousands of ids. */
export type CompanyIds = string[] | undefined;

/** Whether a row belongs to one of these companies; no condition where they are all. */
export const ofCompanies = (column: PgColumn, ids: CompanyIds): SQL | undefined => (ids === undefined ? undefined : inArray(column, ids));
