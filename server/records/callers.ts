import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Designation, TokenResult, UserProfile } from '../../schemas/generated/records';
import { programNotifications } from './tables/program-notifications';
import { designations, entities, profiles, users } from './tables/people';
import { sessions } from './tables/sessions';

export type UserRow = typeof users.$inferSelect;
export type EntityRow = typeof entities.$inferSelect;

/** The person a call comes from, with everything that decides what they may do and see. */
export interface Caller {
  tokenHash: string;
  expiresAt: string;
  user: UserRow;
  entity: EntityRow;
  designations: Designation[];
  loginType: TokenResult['LoginType'];
  timeZone: string | null;
  language: UserProfile['PreferredLanguage'] | null;
  /** The definitions that the session began with. */
  definitionsHash: string | null;
  /** Whether news flashes are off for the rest of the session. */
  newsFlashDisabled: boolean;
  /** The name of the company's default notification. */
  defaultNotificationName: string | null;
}

/** Finds who a session belongs to: two short queries for each call. */
export const callerRecords = (database: Database) => ({
  /** The person behind a token, unless the session has ended. */
  async find(tokenHash: string, now: string): Promise<Caller | undefined> {
    const [found] = await database
      .select({
        session: sessions,
        user: users,
        entity: entities,
        timeZone: profiles.TimeZone,
        language: profiles.PreferredLanguage,
        defaultNotificationName: programNotifications.Name,
      })
      .from(sessions)
      .innerJoin(users, eq(users.UserId, sessions.UserId))
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .leftJoin(profiles, eq(profiles.UserId, users.UserId))
      .leftJoin(programNotifications, and(eq(programNotifications.EntityId, users.EntityId), eq(programNotifications.IsDefault, true)))
      .where(and(eq(sessions.TokenHash, tokenHash), gt(sessions.ExpiresAt, now), eq(users.Status, 'Active')));
    if (found === undefined) return undefined;
    const { session, ...rest } = found;
    const held = await database
      .select({ Type: designations.Type, EntityId: designations.EntityId, Value: designations.Value })
      .from(designations)
      .where(eq(designations.UserId, rest.user.UserId));
    return {
      tokenHash: session.TokenHash,
      expiresAt: session.ExpiresAt,
      definitionsHash: session.DefinitionsHash,
      newsFlashDisabled: session.NewsFlashDisabled,
      loginType: session.LoginType,
      ...rest,
      designations: held,
    };
  },
});

export type CallerRecords = ReturnType<typeof callerRecords>;
