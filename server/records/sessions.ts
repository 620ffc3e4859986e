import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from './tables/people';
import { sessions } from './tables/sessions';
import { rowsOf } from './rows-of';

/** Sessions, by the hash of their token. */
export const sessionRecords = (database: Database) => ({
  async start(session: typeof sessions.$inferInsert & { DefinitionsHash: string }) {
    await database.insert(sessions).values(session);
  },

  /** Moves the end of a session. */
  extend: (tokenHash: string, expiresAt: string) => rowsOf(database, sessions).change({ TokenHash: tokenHash }, { ExpiresAt: expiresAt }),

  /** The session, which nobody else changes before the transaction ends. */
  lock: (tokenHash: string) => rowsOf(database, sessions).lock({ TokenHash: tokenHash }),

  /** For whom the session's person acts from now on, and under which duty; all null for nobody. */
  impersonate: (tokenHash: string, whom: Pick<typeof sessions.$inferSelect, 'ImpersonatedUserId' | 'ImpersonationType' | 'ImpersonationDefinitionsHash'>) =>
    rowsOf(database, sessions).change({ TokenHash: tokenHash }, whom),

  disableNewsFlash: (tokenHash: string) => rowsOf(database, sessions).change({ TokenHash: tokenHash }, { NewsFlashDisabled: true }),

  end: (tokenHash: string) => rowsOf(database, sessions).remove({ TokenHash: tokenHash }),

  /** Ends every session of a person. */
  endAll: (userId: string) => rowsOf(database, sessions).remove({ UserId: userId }),

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
