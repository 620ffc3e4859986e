import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofCompany } from './people';

/** The spans in which a company's people earn rewards. `entities` names the one now running. */
export const planYears = pgTable(
  'plan_years',
  {
    EntityId: ofCompany(),
    PlanYearId: text('plan_year_id').notNull(),
    Name: text('name').notNull(),
    StartDate: date('start_date', { mode: 'string' }).notNull(),
    EndDate: date('end_date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.PlanYearId] })],
);
