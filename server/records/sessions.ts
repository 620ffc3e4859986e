import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from './tables/people';
import { sessions } from './tables/sessions';

/** Sessions, by the hash of their token. */
export const sessionRecords = (database: Database) => ({
  async start(session: typeof sessions.$inferInsert & { DefinitionsHash: string }) {
    await database.insert(sessions).values(session);
  },

  /** Moves the end of a session. */
  async extend(tokenHash: string, expiresAt: string) {
    await database.update(sessions).set({ ExpiresAt: expiresAt }).where(eq(sessions.TokenHash, tokenHash));
  },

  /** The session, which nobody else changes before the transaction ends. */
  async lock(tokenHash: string) {
    const [found] = await database.select().from(sessions).where(eq(sessions.TokenHash, tokenHash)).for('update');
    return found;
  },

  /** For whom the session's person acts from now on, and under which duty; all null for nobody. */
  async impersonate(tokenHash: string, whom: Pick<typeof sessions.$inferSelect, 'ImpersonatedUserId' | 'ImpersonationType' | 'ImpersonationDefinitionsHash'>) {
    await database.update(sessions).set(whom).where(eq(sessions.TokenHash, tokenHash));
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

  /** Nobody acts for this person any more. */
  async endImpersonationsOf(userId: string) {
    const nobody = { ImpersonatedUserId: null, ImpersonationType: null, ImpersonationDefinitionsHash: null };
    await database.update(sessions).set(nobody).where(eq(sessions.ImpersonatedUserId, userId));
  },

  /** Ends every session of a person but one. */
  async endOthers(userId: string, tokenHash: string) {
    await database.delete(sessions).where(and(eq(sessions.UserId, userId), ne(sessions.TokenHash, tokenHash)));
  },

  /** What the identity provider said of the person when the session began. */
  async idToken(tokenHash: string) {
    const [found] = await database.select({ IdToken: sessions.IdToken }).from(sessions).where(eq(sessions.TokenHash, tokenHash));
    return found?.IdToken ?? undefined;
  },

  /** Which of these sessions have not ended, and for whom each is: its person, or nobody where that has to be looked up. */
  async living(tokenHashes: string[], now: string): Promise<Map<string, string | null>> {
    if (tokenHashes.length === 0) return new Map();
    const found = await database
      .select({ tokenHash: sessions.TokenHash, userId: sessions.UserId, otherId: sessions.ImpersonatedUserId })
      .from(sessions)
      .innerJoin(users, eq(users.UserId, sessions.UserId))
      .where(and(inArray(sessions.TokenHash, tokenHashes), gt(sessions.ExpiresAt, now), eq(users.Status, 'Active')));
    return new Map(found.map(({ tokenHash, userId, otherId }) => [tokenHash, otherId === null ? userId : null]));
  },
});
