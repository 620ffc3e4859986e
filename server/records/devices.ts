import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { byText } from './row-order';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { notFound } from '../foundation/outcome';
import type { Device } from '../../schemas/generated/records';
import { connectedDevices, deviceRegistrations, devices } from './tables/devices';
import { users } from './tables/people';

type DeviceRow = typeof devices.$inferSelect;
type ConnectionRow = typeof connectedDevices.$inferSelect;

/** Devices and apps, as they stand to one person. */
export const deviceRecords = (database: Database) => ({
  async all(userId: string): Promise<Device[]> {
    const own = and(eq(connectedDevices.DeviceId, devices.DeviceId), eq(connectedDevices.UserId, userId));
    const rows = await database.select().from(devices).leftJoin(connectedDevices, own).orderBy(byText(devices.Label), asc(devices.DeviceId));
    return rows.map((row) => toDevice(row.devices, row.connected_devices));
  },

  async one(userId: string, deviceId: string): Promise<Device> {
    const found = (await this.all(userId)).find(({ DeviceId }) => DeviceId === deviceId);
    if (found === undefined) throw notFound('Device not found.');
    return found;
  },

  /** One that is connected already keeps its moment. */
  async connect(userId: string, deviceId: string, now: string) {
    await database
      .insert(connectedDevices)
      .values({ UserId: userId, DeviceId: deviceId, ConnectedAt: now })
      .onConflictDoUpdate({
        target: [connectedDevices.UserId, connectedDevices.DeviceId],
        set: { ConnectedAt: now, DisconnectedAt: null },
        setWhere: isNotNull(connectedDevices.DisconnectedAt),
      });
    return this.one(userId, deviceId);
  },

  async disconnect(userId: string, deviceId: string, now: string) {
    const connection = and(eq(connectedDevices.UserId, userId), eq(connectedDevices.DeviceId, deviceId), isNull(connectedDevices.DisconnectedAt));
    await database.update(connectedDevices).set({ DisconnectedAt: now }).where(connection);
    return this.one(userId, deviceId);
  },

  /** The number under which the provider knows the person. */
  async providerNumber(userId: string): Promise<string | undefined> {
    const [found] = await database.select().from(deviceRegistrations).where(eq(deviceRegistrations.UserId, userId));
    return found?.ProviderUserId;
  },

  /** Registers a person once; answers the number that holds, also when two calls arrive together. */
  async register(userId: string, now: string): Promise<string> {
    await database.transaction(async (transaction) => {
      await transaction.insert(deviceRegistrations).values({ UserId: userId, ProviderUserId: randomUUID(), RegisteredAt: now }).onConflictDoNothing();
      await transaction.update(users).set({ UsingValidic: true }).where(eq(users.UserId, userId));
    });
    return (await this.providerNumber(userId))!;
  },

  /** Ends the registration, and the connections that were made through it. */
  async unregister(userId: string, now: string) {
    await database.transaction(async (transaction) => {
      const ofProvider = transaction.select({ id: devices.DeviceId }).from(devices).where(eq(devices.Provider, 'Validic'));
      await transaction
        .update(connectedDevices)
        .set({ DisconnectedAt: now })
        .where(and(eq(connectedDevices.UserId, userId), isNull(connectedDevices.DisconnectedAt), inArray(connectedDevices.DeviceId, ofProvider)));
      await transaction.delete(deviceRegistrations).where(eq(deviceRegistrations.UserId, userId));
      await transaction.update(users).set({ UsingValidic: false }).where(eq(users.UserId, userId));
    });
  },
});

/** A device as it stands to a person; `connection` is null for one that the person never connected. */
export function toDevice(device: DeviceRow, connection: ConnectionRow | null): Device {
  if (connection === null) return { ...device, Status: 'Supported' };
  return connection.DisconnectedAt === null ? { ...device, Status: 'Connected', ConnectedAt: connection.ConnectedAt } : { ...device, Status: 'Disconnected' };
}
