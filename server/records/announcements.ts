import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { AnnouncementArchive } from '../../schemas/generated/records';
import { userAnnouncements } from './tables/announcements';

/** What a person has decided about an announcement. */
type AnnouncementMark = Pick<typeof userAnnouncements.$inferSelect, 'IsArchived' | 'Order'>;

/** What people have decided about the announcements of their company. The announcements themselves are rows of a resource. */
export const announcementRecords = (database: Database) => ({
  /** By the announcement. */
  async marks(userId: string): Promise<Map<string, AnnouncementMark>> {
    const rows = await database.select().from(userAnnouncements).where(eq(userAnnouncements.UserId, userId));
    return new Map(rows.map(({ AnnouncementId, IsArchived, Order }) => [AnnouncementId, { IsArchived, Order }]));
  },

  /** Stores what a person decides; without an order each keeps its place. Each announcement is named once. */
  async mark(UserId: string, given: readonly AnnouncementArchive[]): Promise<void> {
    const rows = given.map(({ AnnouncementId, IsArchived, Order = null }) => ({ UserId, AnnouncementId, IsArchived, Order }));
    if (rows.length === 0) return;
    await database
      .insert(userAnnouncements)
      .values(rows)
      .onConflictDoUpdate({
        target: [userAnnouncements.UserId, userAnnouncements.AnnouncementId],
        set: { IsArchived: sql`excluded.is_archived`, Order: sql`coalesce(excluded."order", ${userAnnouncements.Order})` },
      });
  },
});
