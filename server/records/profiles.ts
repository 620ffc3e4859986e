import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { fileRecords } from './files';
import { constraintOf } from './constraint-of';
import { type PersonKey, profiles, users } from './tables/people';
import { own } from '../../runtime/validation/own';
import { rowsOf } from './rows-of';

export type ProfileRow = typeof profiles.$inferSelect;

/** What of a profile stands with the person, because it identifies them. */
export interface Identity {
  DateOfBirth: string | null;
  UniqueId: string | null;
}

/** The company's unique indexes, as the refusals they lead to. */
const refusals: Record<string, 'DuplicateUniqueId' | 'DuplicateMobileNumber'> = {
  users_unique_id: 'DuplicateUniqueId',
  profiles_mobile_number: 'DuplicateMobileNumber',
};

/** Preferences and answers, one row a person. */
export const profileRecords = (database: Database) => ({
  find: (userId: string) => rowsOf(database, profiles).find({ UserId: userId }),

  /** A profile as it is now, kept from others' changes until the transaction ends; nothing where there is none yet. */
  held: (userId: string) => rowsOf(database, profiles).lock({ UserId: userId }),

  /** Which of these somebody else of the company has already. */
  async taken(person: PersonKey, uniqueId: string | null, mobileNumber: string | null) {
    const otherId = and(eq(users.EntityId, person.EntityId), ne(users.UserId, person.UserId), eq(users.UniqueId, uniqueId ?? ''));
    const otherNumber = and(eq(profiles.EntityId, person.EntityId), ne(profiles.UserId, person.UserId), eq(profiles.MobileNumber, mobileNumber ?? ''));
    const [ids, numbers] = [
      uniqueId === null ? [] : await database.select({ id: users.UserId }).from(users).where(otherId).limit(1),
      mobileNumber === null ? [] : await database.select({ id: profiles.UserId }).from(profiles).where(otherNumber).limit(1),
    ];
    return { uniqueId: ids.length > 0, mobileNumber: numbers.length > 0 };
  },

  /**
   * Stores profile and identity together or not at all. Files that came with it are kept apart: `row.Custom` names them afterwards. Answers
   * which unique value somebody else took in the same moment: only
   * the database can tell then.
   */
  async save(row: ProfileRow, identity: Identity): Promise<'DuplicateUniqueId' | 'DuplicateMobileNumber' | undefined> {
    try {
      await database.transaction(async (transaction) => {
        await fileRecords(transaction).keep({ UserId: row.UserId, EntityId: row.EntityId, KeptBy: 'Profile' }, row.Custom);
        await transaction.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.UserId, set: row });
        await transaction.update(users).set(identity).where(eq(users.UserId, row.UserId));
      });
      return undefined;
    } catch (error) {
      const constraint = constraintOf(error);
      const refusal = constraint === undefined ? undefined : own(refusals, constraint);
      if (refusal === undefined) throw error;
      return refusal;
    }
  },
});
