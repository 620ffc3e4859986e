import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './people';
import { programs } from './programs';

/** When an event takes place: it may do so several times. */
export const eventSessions = pgTable(
  'event_sessions',
  {
    SessionId: text('session_id').primaryKey(),
    ProgramId: text('program_id')
      .notNull()
      .references(() => programs.Id, { onDelete: 'cascade' }),
    StartsAt: instant('starts_at').notNull(),
    Place: text('place').notNull(),
  },
  (table) => [index('event_sessions_program').on(table.ProgramId, table.StartsAt)],
);

/** Who has signed up for which session. */
export const eventSignUps = pgTable(
  'event_sign_ups',
  {
    UserId: text('user_id')
      .notNull()
      .references(() => users.UserId, { onDelete: 'cascade' }),
    SessionId: text('session_id')
      .notNull()
      .references(() => eventSessions.SessionId, { onDelete: 'cascade' }),
    SignedUpAt: instant('signed_up_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.SessionId] }), index('event_sign_ups_session').on(table.SessionId)],
);
