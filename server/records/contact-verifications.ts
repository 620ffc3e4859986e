import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { contactVerifications, type VerificationKind } from './tables/contact-verifications';
import { profiles, users } from './tables/people';
import { rowsOf } from './rows-of';

export type { VerificationKind } from './tables/contact-verifications';
export type ContactVerification = typeof contactVerifications.$inferSelect;

const { UserId, Kind, Recipient, CodeHash, Tries, ExpiresAt, VerifiedAt } = contactVerifications;

/** Which numbers and addresses of people are verified, and what was sent to find out. */
export const contactVerificationRecords = (database: Database) => ({
  async of(userId: string): Promise<ContactVerification[]> {
    return database.select().from(contactVerifications).where(eq(UserId, userId));
  },

  /** Writes down that one was sent; an earlier one of its kind is of no use any more. */
  sent: (verification: Pick<ContactVerification, 'UserId' | 'Kind' | 'Recipient' | 'CodeHash' | 'SentAt' | 'ExpiresAt'>) =>
    rowsOf(database, contactVerifications).put({ ...verification, Tries: 0, VerifiedAt: null }),

  /** Counts a try before the code is looked at, so that many at once do not slip past the limit. Nothing where no code is awaited. */
  async countTry(userId: string, kind: VerificationKind, now: string): Promise<ContactVerification | undefined> {
    const [found] = await database
      .update(contactVerifications)
      .set({ Tries: sql`${Tries} + 1` })
      .where(and(eq(UserId, userId), eq(Kind, kind), gt(ExpiresAt, now), isNull(VerifiedAt), sql`${CodeHash} is not null`))
      .returning();
    return found;
  },

  verify: (userId: string, kind: VerificationKind, now: string) =>
    rowsOf(database, contactVerifications).change({ UserId: userId, Kind: kind }, { VerifiedAt: now, CodeHash: null }),

  /** Verifies whatever was sent to this number of one of these kinds and may still be replied to. Answers whose number it is. */
  async verifyByReply(number: string, kinds: VerificationKind[], now: string) {
    const current = and(eq(Recipient, number), inArray(Kind, kinds), gt(ExpiresAt, now), isNull(VerifiedAt), eq(profiles.MobileNumber, number));
    const waiting = await database
      .select({ UserId, Kind, EntityId: profiles.EntityId })
      .from(contactVerifications)
      .innerJoin(profiles, eq(profiles.UserId, UserId))
      .where(current);
    for (const one of waiting) await this.verify(one.UserId, one.Kind, now);
    const owners = waiting.map((one) => one.UserId);
    if (owners.length > 0) await database.update(profiles).set({ TextToolVerificationStatus: 'verified' }).where(inArray(profiles.UserId, owners));
    return waiting;
  },

  /** Whoever has this number gets no more texts. Answers who they are. */
  async stopTexts(number: string) {
    return database
      .update(profiles)
      .set({ DisableText: true })
      .where(and(eq(profiles.MobileNumber, number), eq(profiles.DisableText, false)))
      .returning({ UserId: profiles.UserId, EntityId: profiles.EntityId });
  },

  /** Whether anybody who may sign in has this number. */
  async isKnown(number: string): Promise<boolean> {
    const [found] = await database
      .select({ UserId: profiles.UserId })
      .from(profiles)
      .innerJoin(users, eq(users.UserId, profiles.UserId))
      .where(and(eq(profiles.MobileNumber, number), eq(users.Status, 'Active')))
      .limit(1);
    return found !== undefined;
  },

  markSent: (userId: string) => rowsOf(database, profiles).change({ UserId: userId }, { VerificationSent: true }),
});
