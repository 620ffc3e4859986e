import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { notFound } from '../foundation/outcome';
import type { AnnouncementArchive, UserAnnouncement } from '../../schemas/generated/records';
import { announcements, userAnnouncements } from './tables/announcements';
import { withoutNulls } from './without-nulls';

interface Person {
  UserId: string;
  EntityId: string;
}

/** Announcements, as they stand for one person. Every call names the company, so that no other company's row is ever touched. */
export const announcementRecords = (database: Database) => ({
  /** Those that show by now. */
  async all(person: Person, now: string): Promise<UserAnnouncement[]> {
    const own = and(eq(userAnnouncements.AnnouncementId, announcements.AnnouncementId), eq(userAnnouncements.UserId, person.UserId));
    const order = sql<number>`coalesce(${userAnnouncements.Order}, ${announcements.Order})`;
    const rows = await database
      .select({ announcement: announcements, isArchived: sql<boolean>`coalesce(${userAnnouncements.IsArchived}, false)`, order })
      .from(announcements)
      .leftJoin(userAnnouncements, own)
      .where(and(eq(announcements.EntityId, person.EntityId), lte(announcements.PublishedAt, now)))
      .orderBy(asc(order), asc(announcements.AnnouncementId));
    return rows.map((row) => toWire(row.announcement, row.isArchived, row.order));
  },

  /**
   * Stores all of it, or nothing when one of them is not the company's. Of an announcement named twice, the last counts. Answers whether
   * there was anything to store.
   */
  async archive(person: Person, given: AnnouncementArchive[], now: string): Promise<boolean> {
    const last = new Map(given.map((archive) => [archive.AnnouncementId, archive]));
    const known = new Set((await this.all(person, now)).map(({ AnnouncementId }) => AnnouncementId));
    if ([...last.keys()].some((id) => !known.has(id))) throw notFound('There is no such announcement.');
    const rows = [...last.values()].map(({ AnnouncementId, IsArchived, Order = null }) => ({ UserId: person.UserId, AnnouncementId, IsArchived, Order }));
    if (rows.length === 0) return false;
    await database
      .insert(userAnnouncements)
      .values(rows)
      .onConflictDoUpdate({
        target: [userAnnouncements.UserId, userAnnouncements.AnnouncementId],
        set: { IsArchived: sql`excluded.is_archived`, Order: sql`coalesce(excluded."order", ${userAnnouncements.Order})` },
      });
    return true;
  },
});

/** An announcement as it stands for a person. */
export function toWire(row: typeof announcements.$inferSelect, isArchived: boolean, order: number): UserAnnouncement {
  const { EntityId: _entity, Order: _order, ...announcement } = row;
  return { ...withoutNulls(announcement), Id: row.AnnouncementId, IsArchived: isArchived, Order: order };
}
