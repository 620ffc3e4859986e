import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { choices } from './tables/people';

/** The names of locations. The resource `locations` adds, renames and removes them. */
export const locationRecords = (database: Database) => ({
  /** What the locations of companies are called, each by its company and id. */
  async names(entityIds: string[]): Promise<Map<string, string>> {
    const rows = await database
      .select()
      .from(choices)
      .where(and(inArray(choices.EntityId, entityIds), eq(choices.Kind, 'Location')));
    return new Map(rows.map(({ EntityId, Value, Text }) => [`${EntityId} ${Value}`, Text]));
  },
});
