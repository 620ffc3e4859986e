import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Impersonation, TokenResult } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson, users } from './people';

/** Under which somebody acts for another. */
export type Duty = Exclude<Impersonation['ImpersonationType'], 'None'>;

/** Who is signed in. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    TokenHash: text('token_hash').primaryKey(),
    UserId: ofPerson(),
    CreatedAt: instant('created_at').notNull(),
    ExpiresAt: instant('expires_at').notNull(),
    LoginType: text('login_type').$type<TokenResult['LoginType']>().notNull().default('NonSSO'),
    /** What the identity provider said of the person; it asks for this when the session is to end there too. */
    IdToken: text('id_token'),
    /** News flashes do not open again in this session. */
    NewsFlashDisabled: boolean('news_flash_disabled').notNull().default(false),
    /** The definitions it began with; it runs them to its end. */
    DefinitionsHash: text('definitions_hash'),
    /** For whom its person acts; null while for nobody. */
    ImpersonatedUserId: text('impersonated_user_id').references(() => users.UserId, { onDelete: 'set null' }),
    /** The duty under which they act. */
    ImpersonationType: text('impersonation_type').$type<Duty>(),
    /** The definitions of the company of the person acted for; they are run to the end of the impersonation. */
    ImpersonationDefinitionsHash: text('impersonation_definitions_hash'),
  },
  (table) => [
    index('sessions_expiry').on(table.ExpiresAt),
    index('sessions_user').on(table.UserId),
    index('sessions_impersonated').on(table.ImpersonatedUserId),
  ],
);

/** Wrong passwords by sign-in name, whether or not anybody has that name: an unknown one must behave like a known one. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    UserName: text('user_name').primaryKey(),
    Failures: integer('failures').notNull(),
    FirstFailedAt: instant('first_failed_at').notNull(),
    LockedUntil: instant('locked_until'),
  },
  (table) => [index('sign_in_attempts_age').on(table.FirstFailedAt)],
);
