import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { type Duty, isWithinDuty } from './duties';
import type { Designation, TokenResult, UserProfile } from '../../schemas/generated/records';
import { programNotifications } from './tables/program-notifications';
import { designations, entities, profiles, users } from './tables/people';
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
}

/** For whom a call is made: whoever is signed in, or the person they act for. */
export interface Caller extends Person {
  tokenHash: string;
  startedAt: string;
  expiresAt: string;
  loginType: TokenResult['LoginType'];
  timeZone: string | null;
  language: UserProfile['PreferredLanguage'] | null;
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

const partners = alias(entities, 'partners');

const personColumns = {
  user: users,
  entity: entities,
  partnerId: partners.EntityId,
  timeZone: profiles.TimeZone,
  language: profiles.PreferredLanguage,
  defaultNotificationName: programNotifications.Name,
};

/** Finds who a session belongs to: two short queries for each call, and one more while somebody acts for another. */
export const callerRecords = (database: Database) => {
  const designationsOf = async (userIds: string[]) =>
    database
      .select({ UserId: designations.UserId, Type: designations.Type, EntityId: designations.EntityId, Value: designations.Value })
      .from(designations)
      .where(inArray(designations.UserId, userIds));

  async function personById(userId: string) {
    const [found] = await database
      .select(personColumns)
      .from(users)
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .leftJoin(partners, partnerOf)
      .leftJoin(profiles, eq(profiles.UserId, users.UserId))
      .leftJoin(programNotifications, defaultNotification)
      .where(eq(users.UserId, userId));
    return found;
  }

  return {
    /** The person behind a token, unless the session has ended; the person they act for, while they have the duty for it. */
    async find(tokenHash: string, now: string): Promise<Caller | undefined> {
      const [found] = await database
        .select({ session: sessions, ...personColumns })
        .from(sessions)
        .innerJoin(users, eq(users.UserId, sessions.UserId))
        .innerJoin(entities, eq(entities.EntityId, users.EntityId))
        .leftJoin(partners, partnerOf)
        .leftJoin(profiles, eq(profiles.UserId, users.UserId))
        .leftJoin(programNotifications, defaultNotification)
        .where(and(eq(sessions.TokenHash, tokenHash), gt(sessions.ExpiresAt, now), eq(users.Status, 'Active'), eq(users.IsLocked, false)));
      if (found === undefined) return undefined;
      const { session, ...own } = found;
      const { ImpersonatedUserId: otherId, ImpersonationType: type } = session;
      const other = otherId === null || type === null ? undefined : await personById(otherId);
      const held = await designationsOf([own.user.UserId, ...(other === undefined ? [] : [other.user.UserId])]);
      const withDuties = <Row extends { user: UserRow }>(row: Row) => ({ ...row, designations: heldBy(row.user, held) });
      const actor = withDuties(own);
      const common = {
        tokenHash: session.TokenHash,
        startedAt: session.CreatedAt,
        expiresAt: session.ExpiresAt,
        newsFlashDisabled: session.NewsFlashDisabled,
        loginType: session.LoginType,
        actor,
      };
      if (other === undefined || type === null || other.user.Status !== 'Active' || !isWithinDuty(type, actor, other))
        return { ...common, ...actor, definitionsHash: session.DefinitionsHash, impersonation: undefined };
      return { ...common, ...withDuties(other), definitionsHash: session.ImpersonationDefinitionsHash, impersonation: { type } };
    },

    /** Somebody with their duties, whether or not they may sign in. */
    async person(userId: string): Promise<Person | undefined> {
      const found = await personById(userId);
      return found && { ...found, designations: heldBy(found.user, await designationsOf([userId])) };
    },
  };
};

const partnerOf = and(
  eq(partners.IsPartner, true),
  eq(partners.EntityId, sql`case when ${entities.IsPartner} then ${entities.EntityId} else ${entities.ParentEntityId} end`),
);
const defaultNotification = and(eq(programNotifications.EntityId, users.EntityId), eq(programNotifications.IsDefault, true));

const heldBy = ({ UserId }: UserRow, held: (Designation & { UserId: string })[]): Designation[] =>
  held.flatMap(({ UserId: holder, ...designation }) => (holder === UserId ? designation : []));
