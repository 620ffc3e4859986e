import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { UserProfile } from '../../schemas/generated/records';
import { constraintOf } from './constraint-of';
import { entities, profiles, users } from './tables/people';
import { only } from './only';
import { rowsOf } from './rows-of';

/** What signing in changes of a person, and needs to know. */
export const accountRecords = (database: Database) => ({
  byId: (userId: string) => rowsOf(database, users).find({ UserId: userId }),

  /** A company that a row refers to: it is always there. */
  async entity(entityId: string) {
    return only(await database.select().from(entities).where(eq(entities.EntityId, entityId)));
  },

  /** Whose definitions apply to a person. */
  async customerOf(userId: string): Promise<string | null> {
    const [found] = await database
      .select({ customer: entities.Customer })
      .from(users)
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(eq(users.UserId, userId));
    return found?.customer ?? null;
  },

  /** Where a person can be reached. */
  async contacts(userId: string): Promise<{ Email: string; MobileNumber: string | null }> {
    return only(
      await database
        .select({ Email: users.Email, MobileNumber: profiles.MobileNumber })
        .from(users)
        .leftJoin(profiles, eq(profiles.UserId, users.UserId))
        .where(eq(users.UserId, userId)),
    );
  },

  setPassword: (userId: string, passwordHash: string) =>
    rowsOf(database, users).change({ UserId: userId }, { PasswordHash: passwordHash, MustResetPassword: false }),

  /** Who the person is and what they may do. False when somebody else has the sign-in name. */
  async setDetails(userId: string, details: Pick<typeof users.$inferSelect, 'FirstName' | 'LastName' | 'Email' | 'Roles' | 'UserName'>): Promise<boolean> {
    return changeName(database, userId, details);
  },

  /** The address by which the account is opened. False when somebody else has the sign-in name. */
  async setEmail(userId: string, address: Pick<typeof users.$inferSelect, 'Email' | 'UserName'>): Promise<boolean> {
    return changeName(database, userId, address);
  },

  /** A person as they are now, kept from others' changes until the transaction ends. */
  held: (userId: string) => rowsOf(database, users).lock({ UserId: userId }),

  setLocked: (userId: string, isLocked: boolean) => rowsOf(database, users).change({ UserId: userId }, { IsLocked: isLocked }),

  setStatus: (userId: string, status: 'Active' | 'Disabled') => rowsOf(database, users).change({ UserId: userId }, { Status: status }),

  completeFirstLogin: (userId: string) => rowsOf(database, users).change({ UserId: userId }, { FirstLoginPending: false }),

  /** False when the person has saved no profile yet. */
  setLanguage: (userId: string, language: UserProfile['PreferredLanguage']) =>
    rowsOf(database, profiles).change({ UserId: userId }, { PreferredLanguage: language }),

  /** The person of a company whom its identity provider calls by this name. */
  bySubject: (entityId: string, subject: string) => rowsOf(database, users).find({ EntityId: entityId, SsoSubject: subject }),

  /** Gives the provider's name to the person of this sign-in name, unless they have one. */
  async bindSubject(entityId: string, userName: string, subject: string) {
    const [bound] = await database
      .update(users)
      .set({ SsoSubject: subject })
      .where(and(eq(users.EntityId, entityId), eq(users.UserName, userName), eq(users.LoginType, 1), isNull(users.SsoSubject)))
      .returning();
    return bound;
  },
});

/** Changes a row with its sign-in name. False when somebody else has that, or got it in the same moment. */
async function changeName(database: Database, userId: string, values: Partial<typeof users.$inferSelect> & { UserName: string }): Promise<boolean> {
  const isTaken = sql`exists (select 1 from ${users} as others where others.user_name = ${values.UserName} and others.user_id <> ${userId})`;
  try {
    const changed = await database
      .update(users)
      .set(values)
      .where(and(eq(users.UserId, userId), sql`not ${isTaken}`))
      .returning({ id: users.UserId });
    return changed.length > 0;
  } catch (error) {
    if (constraintOf(error) === 'users_user_name_unique') return false;
    throw error;
  }
}
