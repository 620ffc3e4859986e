import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions } from './tables/sessions';

/** Sessions, by the hash of their token. */
export const sessionRecords = (database: Database) => ({
  async start(session: typeof sessions.$inferInsert) {
    await database.insert(sessions).values(session);
  },

  /** Moves the end of a session. */
  async extend(tokenHash: string, expiresAt: string) {
    await database.update(sessions).set({ ExpiresAt: expiresAt }).where(eq(sessions.TokenHash, tokenHash));
  },

  async disableNewsFlash(tokenHash: string) {
    await database.update(sessions).set({ NewsFlashDisabled: true }).where(eq(sessions.TokenHash, tokenHash));
  },

  async end(tokenHash: string) {
    await database.delete(sessions).where(eq(sessions.TokenHash, tokenHash));
  },

  /** Ends every session of a person. */
  async endAll(userId: string) {
    await database.delete(sessions).where(eq(sessions.UserId, userId));
  },

  /** What the identity provider said of the person when the session began. */
  async idToken(tokenHash: string) {
    const [found] = await database.select({ IdToken: sessions.IdToken }).from(sessions).where(eq(sessions.TokenHash, tokenHash));
    return found?.IdToken ?? undefined;
  },

  /** Removes what has ended; called at each sign-in, so that no timer is needed. */
  async removeEnded(now: string) {
    await database.delete(sessions).where(lt(sessions.ExpiresAt, now));
  },
});

export type SessionRecords = ReturnType<typeof sessionRecords>;
