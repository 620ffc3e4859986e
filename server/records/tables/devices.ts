import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Device } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson } from './people';

/** The devices and apps that can be connected. The same for all companies. */
export const devices = pgTable('devices', {
  DeviceId: text('device_id').primaryKey(),
  Label: text('label').notNull(),
  Provider: text('provider').$type<Device['Provider']>().notNull(),
  CanBeRemoved: boolean('can_be_removed').notNull(),
});

/** Which person has connected what. One that was disconnected stays, since the menu tells it from one that never was. */
export const connectedDevices = pgTable(
  'connected_devices',
  {
    UserId: ofPerson(),
    DeviceId: text('device_id')
      .notNull()
      .references(() => devices.DeviceId, { onDelete: 'cascade' }),
    ConnectedAt: instant('connected_at').notNull(),
    DisconnectedAt: instant('disconnected_at'),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.DeviceId] }), index('connected_devices_device').on(table.DeviceId)],
);

/** Under which number the provider of device data knows a person. Without a row: not registered. */
export const deviceRegistrations = pgTable('device_registrations', {
  UserId: ofPerson().primaryKey(),
  ProviderUserId: text('provider_user_id').notNull().unique(),
  RegisteredAt: instant('registered_at').notNull(),
});
