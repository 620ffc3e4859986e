import { customType } from 'drizzle-orm/pg-core';

/** A moment. ISO 8601 in UTC on our side, as on the wire; `timestamptz` in the database. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** What is in a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
