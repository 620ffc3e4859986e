import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { heldDesignations } from './coaching';
import type { Database } from '../database/database';
import { type CompanySetup, heldSettings, type SettingRow } from './company-settings';
import { type Duty, isWithinDuty } from './duties';
import type { Designation, TokenResult, UserProfile } from '../../schemas/generated/records';
import { programNotifications } from './tables/program-notifications';
import { entities, profiles, users } from './tables/people';
import { sessions } from './tables/sessions';

export type UserRow = typeof users.$inferSelect;
export type EntityRow = typeof entities.$inferSelect;

/** Somebody, with everything that decides what they may do and see. */
export interface Person {
  user: UserRow;
  entity: EntityRow;
  /** The partner to whose family the company belongs: itself, its parent, or nobody. */
  partnerId: string | null;
  designations: Designation[];
  /** What the company and its partner have set. */
  settingRows: SettingRow[];
}

/** The units of a profile. */
export type ChosenUnits = { [Name in keyof CompanySetup['units'] & `${string}Units`]: CompanySetup['units'][Name] | null };

/** Whoever is signed in, or the person they act for, before it is known which definitions apply to them. */
export interface FoundCaller extends Person {
  tokenHash: string;
  startedAt: string;
  expiresAt: string;
  loginType: TokenResult['LoginType'];
  timeZone: string | null;
  /** The units that the person has chosen, null for one that follows the company; null where there is no profile. */
  chosenUnits: ChosenUnits | null;
  language: UserProfile['PreferredLanguage'] | null;
  /** The language of whoever is at the page, also while they act for somebody else. */
  reads: UserProfile['PreferredLanguage'] | null;
  /** The definitions that the session, or the impersonation, began with. */
  definitionsHash: string | null;
  /** Whether news flashes are off for the rest of the session. */
  newsFlashDisabled: boolean;
  /** The name of the company's default notification. */
  defaultNotificationName: string | null;
  /** Whoever is signed in. */
  actor: Person;
  /** How they act for another person; nothing while they act for themselves. */
  impersonation: { type: Duty } | undefined;
}

/** For whom a call is made. */
export interface Caller extends FoundCaller {
  /** What their company has set. */
  company: CompanySetup;
}

const partners = alias(entities, 'partners');

const personColumns = {
  user: users,
  entity: entities,
  partnerId: partners.EntityId,
  timeZone: profiles.TimeZone,
  chosenUnits: {
    HeightUnits: profiles.HeightUnits,
    LengthUnits: profiles.LengthUnits,
    WeightUnits: profiles.WeightUnits,
    DistanceUnits: profiles.DistanceUnits,
  },
  language: profiles.PreferredLanguage,
  defaultNotificationName: programNotifications.Name,
  settingRows: heldSettings,
  designations: heldDesignations,
};

// Constants are written into these statements, and not given as values: PostgreSQL then plans each once for all calls (ADR 231).
const partnerOf = sql`${partners.IsPartner} and ${partners.EntityId} = case when ${entities.IsPartner} then ${entities.EntityId} else ${entities.ParentEntityId} end`;
const defaultNotification = sql`${programNotifications.EntityId} = ${users.EntityId} and ${programNotifications.IsDefault}`;
const maySignIn = sql`${users.Status} = 'Active' and not ${users.IsLocked}`;

/** Made once for a connection, not for each call: putting the SQL together and planning it took longer than running it. */
const statementBySession = (database: Database) =>
  database
    .select({ session: sessions, ...personColumns })
    .from(sessions)
    .innerJoin(users, eq(users.UserId, sessions.UserId))
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .leftJoin(partners, partnerOf)
    .leftJoin(profiles, eq(profiles.UserId, users.UserId))
    .leftJoin(programNotifications, defaultNotification)
    .where(and(eq(sessions.TokenHash, sql.placeholder('tokenHash')), gt(sessions.ExpiresAt, sql.placeholder('now')), maySignIn))
    .prepare('caller_by_session');

const statementById = (database: Database) =>
  database
    .select(personColumns)
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .leftJoin(partners, partnerOf)
    .leftJoin(profiles, eq(profiles.UserId, users.UserId))
    .leftJoin(programNotifications, defaultNotification)
    .where(eq(users.UserId, sql.placeholder('userId')))
    .prepare('person_by_id');

/** Finds who a session belongs to: a short query for each call, and one more while somebody acts for another. */
export const callerRecords = (database: Database) => {
  let bySession: ReturnType<typeof statementBySession> | undefined;
  let byId: ReturnType<typeof statementById> | undefined;
  const personById = async (userId: string) => (await (byId ??= statementById(database)).execute({ userId }))[0];

  return {
    /** The person behind a token, unless the session has ended; the person they act for, while they have the duty for it. */
    async find(tokenHash: string, now: string): Promise<FoundCaller | undefined> {
      const [found] = await (bySession ??= statementBySession(database)).execute({ tokenHash, now });
      if (found === undefined) return undefined;
      const { session, ...actor } = found;
      const { ImpersonatedUserId: otherId, ImpersonationType: type } = session;
      const other = otherId === null || type === null ? undefined : await personById(otherId);
      const common = {
        tokenHash: session.TokenHash,
        startedAt: session.CreatedAt,
        expiresAt: session.ExpiresAt,
        newsFlashDisabled: session.NewsFlashDisabled,
        loginType: session.LoginType,
        reads: actor.language,
        actor,
      };
      if (other === undefined || type === null || other.user.Status !== 'Active' || !isWithinDuty(type, actor, other))
        return { ...common, ...actor, definitionsHash: session.DefinitionsHash, impersonation: undefined };
      return { ...common, ...other, definitionsHash: session.ImpersonationDefinitionsHash, impersonation: { type } };
    },

    /** What decides which day it is for a person: the time zone that they have chosen, else the settings of their company. */
    async calendarOf(userId: string): Promise<{ timeZone: string | null; entity: EntityRow; settingRows: SettingRow[] } | undefined> {
      const [found] = await database
        .select({ timeZone: profiles.TimeZone, entity: entities, settingRows: heldSettings })
        .from(users)
        .innerJoin(entities, eq(entities.EntityId, users.EntityId))
        .leftJoin(profiles, eq(profiles.UserId, users.UserId))
        .where(eq(users.UserId, userId));
      return found;
    },

    /** Somebody with their duties, whether or not they may sign in. */
    person: personById as (userId: string) => Promise<(Person & Pick<FoundCaller, 'timeZone'>) | undefined>,
  };
};
