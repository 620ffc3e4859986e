import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { trustedDevices } from './tables/sign-in';

const { DeviceHash, UserId, ExpiresAt } = trustedDevices;

/** Devices whose owners are not asked for a code. */
export const trustedDeviceRecords = (database: Database) => ({
  async add(device: typeof trustedDevices.$inferInsert) {
    await database.insert(trustedDevices).values(device);
  },

  /** Whether one of these is a device of this person. */
  async includesOne(userId: string, deviceHashes: string[], now: string) {
    if (deviceHashes.length === 0) return false;
    const found = await database
      .select({ hash: DeviceHash })
      .from(trustedDevices)
      .where(and(eq(UserId, userId), inArray(DeviceHash, deviceHashes), gt(ExpiresAt, now)))
      .limit(1);
    return found.length > 0;
  },
});
