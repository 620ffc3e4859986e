import { sql } from 'drizzle-orm';
import { index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvitedUser } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson, users } from './people';
import { ofProgram } from './programs';

/** The groups of a program, each with what its members have together. */
export const programGroups = pgTable(
  'program_groups',
  {
    GroupId: text('group_id').primaryKey(),
    ProgramId: ofProgram(),
    Name: text('name').notNull(),
    Details: text('details').notNull(),
    /** Whoever invites into it; null where anybody may join and nobody invites. */
    ManagerId: text('manager_id').references(() => users.UserId, { onDelete: 'set null' }),
    /** What its accepted members have, kept when theirs changes: a board of many groups adds nothing up. */
    Units: numeric('units', { mode: 'number' }).notNull().default(0),
    Days: integer('days').notNull().default(0),
    Members: integer('members').notNull().default(0),
  },
  (table) => [
    index('program_groups_manager').on(table.ManagerId),
    index('program_groups_board').on(table.ProgramId, table.Units.desc(), table.GroupId),
    uniqueIndex('program_groups_name').on(table.ProgramId, sql`search_text(${table.Name})`),
  ],
);

/** Who is in a group, was invited to it, or has declined. */
export const groupMembers = pgTable(
  'group_members',
  {
    GroupId: text('group_id')
      .notNull()
      .references(() => programGroups.GroupId, { onDelete: 'cascade' }),
    UserId: ofPerson(),
    ProgramId: ofProgram(),
    UserStatus: text('user_status').$type<InvitedUser['UserStatus']>().notNull(),
    Since: instant('since').notNull(),
    /** What of the member is in the total of the group; null before it was ever counted. */
    CountedUnits: numeric('counted_units', { mode: 'number' }),
    CountedDays: integer('counted_days'),
  },
  (table) => [
    primaryKey({ columns: [table.GroupId, table.UserId] }),
    index('group_members_person').on(table.UserId, table.ProgramId),
    index('group_members_program').on(table.ProgramId),
    // Whatever two pages do at once, nobody is in two groups of a program.
    uniqueIndex('group_members_one').on(table.ProgramId, table.UserId).where(sql`${table.UserStatus} = 'Accepted'`),
  ],
);

/** Whom somebody has asked to take part in a program with them. */
export const programInvitations = pgTable(
  'program_invitations',
  {
    ProgramId: ofProgram(),
    UserId: ofPerson(),
    InvitedBy: ofPerson('invited_by'),
    UserStatus: text('user_status').$type<InvitedUser['UserStatus']>().notNull(),
    At: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ProgramId, table.UserId] }),
    index('program_invitations_by').on(table.InvitedBy, table.ProgramId),
    index('program_invitations_person').on(table.UserId),
  ],
);
