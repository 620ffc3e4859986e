import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Designation, Entity, ProfileItem, User, UserProfile, UserProfileSave } from '../../../schemas/generated/records';
import { instant } from './columns';

// Columns are keyed by their names on the wire, so that a row is a record without a mapping in between.

/** Companies and partners. Every other row belongs to one of them. */
export const entities = pgTable(
  'entities',
  {
    EntityId: text('entity_id').primaryKey(),
    EntityName: text('entity_name').notNull(),
    ParentEntityId: text('parent_entity_id'),
    EntityPurpose: text('entity_purpose').$type<Entity['EntityPurpose']>().notNull(),
    IsPartner: boolean('is_partner').notNull(),
    EntityFeatures: jsonb('entity_features').$type<string[]>().notNull(),
    PrivacyPolicyId: text('privacy_policy_id'),
    EulaId: text('eula_id'),
    SsoSignOnEnabled: boolean('sso_sign_on_enabled').notNull(),
    SSOLogoutUrl: text('sso_logout_url'),
    /** Whether people fill in a form at their first sign-in. */
    FirstLoginFormSetup: boolean('first_login_form_setup').notNull().default(false),
    PlanYearId: text('plan_year_id').notNull(),
    AppId: text('app_id').notNull(),
    /** Whose definitions apply: the name of a folder under schemas/customers; null for the base. */
    Customer: text('customer'),
    /** The host name under which the company's people sign in. */
    HostName: text('host_name').unique(),
    EnabledToggles: jsonb('enabled_toggles').$type<string[]>().notNull(),
    NewsFlashDisabled: boolean('news_flash_disabled').notNull(),
    HomePageBackgroundType: integer('home_page_background_type').$type<0 | 1>().notNull(),
    HomePageBackgroundUrl: text('home_page_background_url'),
    RegistrationHelpTextColor: text('registration_help_text_color'),
    ProfileItems: jsonb('profile_items').$type<ProfileItem[]>().notNull(),
  },
  (table) => [index('entities_parent').on(table.ParentEntityId), index('entities_customer').on(table.Customer).where(sql`customer is not null`)],
);

/** A column of rows that belong to a company. */
export const ofCompany = (name = 'entity_id') =>
  text(name)
    .notNull()
    .references(() => entities.EntityId);

/** A company's regions, locations and further lists, in the order in which they are shown. */
export const choices = pgTable(
  'choices',
  {
    EntityId: ofCompany(),
    /** Region, Location, or the name of a list of the company's own. */
    Kind: text('kind').notNull(),
    Value: text('value').notNull(),
    Text: text('text').notNull(),
    Position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.EntityId, table.Kind, table.Value] }),
    uniqueIndex('choices_text').on(table.EntityId, table.Kind, sql`search_text(${table.Text})`),
  ],
);

/** Everybody who can sign in. */
export const users = pgTable(
  'users',
  {
    UserId: text('user_id').primaryKey(),
    /** In lower case: sign-in names are compared without regard to case. */
    UserName: text('user_name').notNull().unique(),
    PasswordHash: text('password_hash').notNull(),
    Status: text('status').$type<'Active' | 'Disabled' | 'Pending' | 'Uploaded' | 'Deleted'>().notNull(),
    FirstName: text('first_name').notNull(),
    LastName: text('last_name').notNull(),
    Roles: jsonb('roles').$type<User['Roles']>().notNull(),
    EntityId: ofCompany(),
    Region: text('region'),
    Location: text('location'),
    LoginType: integer('login_type').$type<User['LoginType']>().notNull(),
    WellnessProgramNotificationLinkEnabled: boolean('wellness_program_notification_link_enabled').notNull(),
    Email: text('email').notNull(),
    DateOfBirth: date('date_of_birth', { mode: 'string' }),
    UniqueId: text('unique_id'),
    ProfileImageUrl: text('profile_image_url'),
    UsingValidic: boolean('using_validic').notNull(),
    DateRegistered: instant('date_registered').notNull(),
    /** The person has not completed the first sign-in. */
    FirstLoginPending: boolean('first_login_pending').notNull().default(false),
    /** The password must be replaced before it opens anything. */
    MustResetPassword: boolean('must_reset_password').notNull().default(false),
    /** Staff have locked the account: nobody signs in with it. */
    IsLocked: boolean('is_locked').notNull().default(false),
    /** Who the person is at the company's identity provider; found out at the first single sign-on. */
    SsoSubject: text('sso_subject'),
  },
  (table) => [
    uniqueIndex('users_unique_id').on(table.EntityId, table.UniqueId),
    uniqueIndex('users_sso_subject').on(table.EntityId, table.SsoSubject),
    index('users_entity').on(table.EntityId),
    index('users_staff').on(table.EntityId).where(sql`roles <> '[]'::jsonb`),
  ],
);

/** Which person, of which company. */
export type PersonKey = Pick<typeof users.$inferSelect, 'UserId' | 'EntityId'>;

/** A column of rows that belong to a person and are deleted with them. */
export const ofPerson = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => users.UserId, { onDelete: 'cascade' });

/** How far a person's duties reach. */
export const designations = pgTable(
  'designations',
  {
    UserId: ofPerson(),
    Type: text('type').$type<Designation['Type']>().notNull(),
    EntityId: ofCompany(),
    Value: text('value').$type<Designation['Value']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.Type, table.EntityId] }), index('designations_company').on(table.EntityId)],
);

/** Preferences and answers, one row a person. */
export const profiles = pgTable(
  'profiles',
  {
    UserId: ofPerson().primaryKey(),
    EntityId: ofCompany(),
    /** Answers to the company's questions, except those kept in `users`. */
    Answers: jsonb('answers').$type<UserProfileSave['ProfileItemAnswers']>().notNull(),
    PreferredEmail: text('preferred_email'),
    MobileNumber: text('mobile_number'),
    DisableText: boolean('disable_text').notNull(),
    RemoveFromEmailCommunications: boolean('remove_from_email_communications').notNull(),
    HideFromLeaderboard: boolean('hide_from_leaderboard').notNull(),
    PreferredLanguage: text('preferred_language').$type<UserProfile['PreferredLanguage']>().notNull(),
    /** Of these and the next six: null while the person has chosen none, so that their company's holds. */
    HeightUnits: text('height_units').$type<UserProfile['HeightUnits']>(),
    LengthUnits: text('length_units').$type<UserProfile['LengthUnits']>(),
    WeightUnits: text('weight_units').$type<UserProfile['WeightUnits']>(),
    DistanceUnits: text('distance_units').$type<UserProfile['DistanceUnits']>(),
    WeekStartDay: text('week_start_day').$type<UserProfile['WeekStartDay']>(),
    TimeZone: text('time_zone').$type<UserProfile['TimeZone']>(),
    TimeFormat: text('time_format').$type<UserProfile['TimeFormat']>(),
    TextToolVerificationStatus: text('text_tool_verification_status').$type<UserProfile['TextToolVerificationStatus']>().notNull(),
    VerificationSent: boolean('verification_sent').notNull(),
    Custom: jsonb('custom').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('profiles_mobile_number').on(table.EntityId, table.MobileNumber),
    index('profiles_hidden').on(table.UserId).where(sql`${table.HideFromLeaderboard}`),
  ],
);
