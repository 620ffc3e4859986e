import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TrackerEntryValue } from '../../../schemas/generated/records';
import { instant } from './columns';
import { entities, ofCompany, ofPerson } from './people';

/** What people log, whichever way it comes. The tracker need not exist any more: its entries are kept for when it is offered again. */
export const trackerEntries = pgTable(
  'tracker_entries',
  {
    Id: text('id').primaryKey(),
    UserId: ofPerson(),
    EntityId: ofCompany(),
    TrackerId: integer('tracker_id').notNull(),
    EntryDate: date('entry_date', { mode: 'string' }).notNull(),
    /** The day as YYYYMMDD, and two digits that tell the entries of one day apart. */
    EntryDateKey: bigint('entry_date_key', { mode: 'number' }).notNull(),
    Source: text('source').notNull(),
    SourceId: text('source_id'),
    CoachingEntityId: text('coaching_entity_id').references(() => entities.EntityId),
    CreatedBy: text('created_by').notNull(),
    CreatedDateTime: instant('created_date_time').notNull(),
    LastModifiedBy: text('last_modified_by').notNull(),
    LastModifiedDateTime: instant('last_modified_date_time').notNull(),
    Values: jsonb('values').$type<TrackerEntryValue[]>().notNull(),
  },
  (table) => [
    uniqueIndex('tracker_entries_key').on(table.UserId, table.TrackerId, table.EntryDateKey),
    index('tracker_entries_day').on(table.UserId, table.EntryDate),
  ],
);
