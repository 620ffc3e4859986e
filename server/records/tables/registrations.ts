import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OptionalField, ProfileAnswer, RegistrationEvent } from '../../../schemas/generated/records';
import { instant } from './columns';
import { entities, ofPerson, users } from './people';

// Tokens and keys of links are stored as hashes: whoever reads the database cannot use them. No password is ever stored here.

/** The codes by which a company's people find it. */
export const companyCodes = pgTable(
  'company_codes',
  {
    /** In lower case: codes are compared without regard to case. */
    Code: text('code').primaryKey(),
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId, { onDelete: 'cascade' }),
  },
  (table) => [index('company_codes_company').on(table.EntityId)],
);

/** People who belong to somebody of the company. Who is not here belongs to it themselves. */
export const dependants = pgTable(
  'dependants',
  {
    UserId: ofPerson().primaryKey(),
    PrimaryUserId: ofPerson('primary_user_id'),
  },
  (table) => [index('dependants_primary').on(table.PrimaryUserId)],
);

/** What a company asks to find a person among those it has named. */
export const eligibilityFields = pgTable(
  'eligibility_fields',
  {
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId, { onDelete: 'cascade' }),
    IsPrimaryMember: boolean('is_primary_member').notNull(),
    /** What is compared: see server/areas/registration/find-person.ts. */
    Name: text('name').notNull(),
    Position: integer('position').notNull(),
    Label: text('label').notNull(),
    HelpText: text('help_text'),
    InputType: text('input_type').$type<OptionalField['InputType']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.IsPrimaryMember, table.Name] })],
);

/** Registrations that have begun: how far each is, and what was answered so far. */
export const registrations = pgTable(
  'registrations',
  {
    RegistrationId: uuid('registration_id').primaryKey().defaultRandom(),
    /** Absent until the company is known. */
    EntityId: text('entity_id').references(() => entities.EntityId, { onDelete: 'cascade' }),
    /** Absent until the person is found. */
    UserId: text('user_id').references(() => users.UserId, { onDelete: 'cascade' }),
    /** Who has followed a link to it: a registration of their own, apart from the one that asked for the link. */
    ConfirmedUserId: text('confirmed_user_id'),
    IsPrimaryMember: boolean('is_primary_member'),
    /** The steps that are done, but for the confirmed address: that is the token's. */
    DoneSteps: jsonb('done_steps').$type<string[]>().notNull(),
    /** What was said to be found. */
    Fields: jsonb('fields').$type<Record<string, string | number>>(),
    PreferredEmail: text('preferred_email'),
    MobileNumber: text('mobile_number'),
    Answers: jsonb('answers').$type<ProfileAnswer[]>(),
    /** What only this customer asks, by the step that asked it. */
    Custom: jsonb('custom').$type<Record<string, Record<string, unknown>>>().notNull(),
    EmailSentAt: instant('email_sent_at'),
    DeviceTouchPoints: integer('device_touch_points'),
    /** What was agreed to. */
    EulaId: text('eula_id'),
    PrivacyPolicyId: text('privacy_policy_id'),
    CreatedAt: instant('created_at').notNull(),
    ExpiresAt: instant('expires_at').notNull(),
    RegisteredAt: instant('registered_at'),
  },
  (table) => [
    index('registrations_expiry').on(table.ExpiresAt),
    index('registrations_user').on(table.UserId),
    index('registrations_company').on(table.EntityId),
  ],
);

/** What opens a registration: the token that a browser has, and the key of a link in an email. */
export const registrationKeys = pgTable(
  'registration_keys',
  {
    KeyHash: text('key_hash').primaryKey(),
    RegistrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.RegistrationId, { onDelete: 'cascade' }),
    Purpose: text('purpose').$type<'token' | 'link'>().notNull(),
    /** The person whose email was read with this token. */
    ConfirmedUserId: text('confirmed_user_id'),
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('registration_keys_registration').on(table.RegistrationId)],
);

/** What happened on the way, for reports. It outlives the registration. */
export const registrationEvents = pgTable(
  'registration_events',
  {
    RegistrationId: uuid('registration_id').notNull(),
    EntityId: text('entity_id'),
    Name: text('name').notNull(),
    Status: text('status').$type<RegistrationEvent['Status']>().notNull(),
    OccurredAt: instant('occurred_at').notNull(),
    ReceivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.RegistrationId, table.Name, table.Status, table.OccurredAt] }),
    index('registration_events_company').on(table.EntityId, table.OccurredAt),
  ],
);
