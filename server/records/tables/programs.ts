import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Program } from '../../../schemas/generated/records';
import { entities, users } from './people';

/** Challenges and events that a company offers, or that one person made. */
export const programs = pgTable(
  'programs',
  {
    Id: text('id').primaryKey(),
    OwnerId: text('owner_id')
      .notNull()
      .references(() => entities.EntityId),
    /** The person who made a personal program. */
    MadeBy: text('made_by').references(() => users.UserId, { onDelete: 'cascade' }),
    Name: text('name').notNull(),
    ProgramType: text('program_type').$type<Program['ProgramType']>().notNull(),
    ProgramSubType: text('program_sub_type').$type<Program['ProgramSubType']>().notNull(),
    DontAllowPeerToPeer: boolean('dont_allow_peer_to_peer').notNull(),
    StartDate: date('start_date', { mode: 'string' }).notNull(),
    TrackerIds: jsonb('tracker_ids').$type<number[]>().notNull(),
    ActionType: text('action_type').$type<Program['Action']['Type']>().notNull(),
    /** How many self reports complete it; null when it takes none. */
    ReportsRequired: integer('reports_required'),
    Features: jsonb('features').$type<Program['Features']>().notNull(),
    Permissions: jsonb('permissions').$type<Program['Permissions']>().notNull(),
  },
  (table) => [index('programs_owner').on(table.OwnerId)],
);

/** Who takes part in what. Without a row the program is available. */
export const participations = pgTable(
  'participations',
  {
    UserId: text('user_id')
      .notNull()
      .references(() => users.UserId, { onDelete: 'cascade' }),
    ProgramId: text('program_id')
      .notNull()
      .references(() => programs.Id, { onDelete: 'cascade' }),
    ProgramStatus: text('program_status').$type<'Current' | 'Completed' | 'Quit'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.ProgramId] }), index('participations_program').on(table.ProgramId)],
);
