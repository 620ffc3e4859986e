import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { deviceChallenges } from './tables/sign-in';
import { rowsOf } from './rows-of';

const { ChallengeHash, CodeHash, Tries, CodesSent, ExpiresAt } = deviceChallenges;

/** People who must show a code that was sent to them. */
export const deviceChallengeRecords = (database: Database) => ({
  async add(challengeHash: string, userId: string, expiresAt: string) {
    await database.insert(deviceChallenges).values({ ChallengeHash: challengeHash, UserId: userId, Tries: 0, CodesSent: 0, ExpiresAt: expiresAt });
  },

  async find(challengeHash: string, now: string) {
    const [found] = await database
      .select()
      .from(deviceChallenges)
      .where(and(eq(ChallengeHash, challengeHash), gt(ExpiresAt, now)));
    return found;
  },

  /** Replaces the code. False when the challenge is over, or so many codes were sent already. */
  async setCode(challengeHash: string, codeHash: string, expiresAt: string, now: string, limit: number) {
    const changed = await database
      .update(deviceChallenges)
      .set({ CodeHash: codeHash, Tries: 0, CodesSent: sql`${CodesSent} + 1`, ExpiresAt: expiresAt })
      .where(and(eq(ChallengeHash, challengeHash), gt(ExpiresAt, now), lt(CodesSent, limit)))
      .returning({ hash: ChallengeHash });
    return changed.length > 0;
  },

  /** Counts a try before the code is looked at, so that many at once do not slip past the limit. */
  async countTry(challengeHash: string, now: string) {
    const [challenge] = await database
      .update(deviceChallenges)
      .set({ Tries: sql`${Tries} + 1` })
      .where(and(eq(ChallengeHash, challengeHash), gt(ExpiresAt, now), isNotNull(CodeHash)))
      .returning();
    return challenge;
  },

  /** True for the one who ended it: a code opens one session. */
  end: (challengeHash: string) => rowsOf(database, deviceChallenges).remove({ ChallengeHash: challengeHash }),
});
