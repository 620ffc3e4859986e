import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { entities, ofPerson } from './people';
import { sessions } from './sessions';

// Tickets, codes and device tokens are stored as hashes: whoever reads the database cannot use them.

/** What may be shown once instead of a token: a key in a link, a ticket for the address bar or a WebSocket. */
export const tickets = pgTable(
  'tickets',
  {
    TicketHash: text('ticket_hash').primaryKey(),
    Purpose: text('purpose').notNull(),
    UserId: ofPerson(),
    /** The session it stands for; it ends with it. */
    TokenHash: text('token_hash').references(() => sessions.TokenHash, { onDelete: 'cascade' }),
    Details: jsonb('details').$type<Record<string, string>>().notNull(),
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tickets_expiry').on(table.ExpiresAt), index('tickets_user').on(table.UserId, table.Purpose), index('tickets_session').on(table.TokenHash)],
);

/** People who have given the right password on a device that is not trusted, and the code they were sent. */
export const deviceChallenges = pgTable(
  'device_challenges',
  {
    ChallengeHash: text('challenge_hash').primaryKey(),
    UserId: ofPerson(),
    CodeHash: text('code_hash'),
    /** How often the present code was tried. */
    Tries: integer('tries').notNull(),
    CodesSent: integer('codes_sent').notNull(),
    /** When the code ends, or, without one, the challenge. */
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('device_challenges_expiry').on(table.ExpiresAt), index('device_challenges_user').on(table.UserId)],
);

/** Devices that are not asked for a code. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    DeviceHash: text('device_hash').primaryKey(),
    UserId: ofPerson(),
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trusted_devices_user').on(table.UserId), index('trusted_devices_expiry').on(table.ExpiresAt)],
);

/** Where a company's people sign in, by OpenID Connect. */
export const identityProviders = pgTable('identity_providers', {
  EntityId: text('entity_id')
    .primaryKey()
    .references(() => entities.EntityId, { onDelete: 'cascade' }),
  Issuer: text('issuer').notNull(),
  ClientId: text('client_id').notNull(),
  /** Absent for a public client. */
  ClientSecret: text('client_secret'),
});

/** Single sign-ons that have begun: what must come back from the provider. */
export const singleSignOns = pgTable(
  'single_sign_ons',
  {
    StateHash: text('state_hash').primaryKey(),
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId, { onDelete: 'cascade' }),
    /** The browser that began it: nobody can be signed in as somebody else by a link. */
    BrowserHash: text('browser_hash').notNull(),
    Nonce: text('nonce').notNull(),
    CodeVerifier: text('code_verifier').notNull(),
    ReturnUrl: text('return_url').notNull(),
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('single_sign_ons_expiry').on(table.ExpiresAt), index('single_sign_ons_company').on(table.EntityId)],
);
