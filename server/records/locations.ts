import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { notFound } from '../foundation/outcome';
import type { Location } from '../../schemas/generated/records';
import { constraintOf } from './constraint-of';
import { choices, users } from './tables/people';
import { programNotifications } from './tables/program-notifications';
import { only } from './only';

const missing = () => notFound('Location not found.');
const toWire = ({ EntityId, Value, Text }: typeof choices.$inferSelect): Location => ({ LocationId: Value, EntityId, Name: Text });
const ofCompany = (entityId: string) => and(eq(choices.EntityId, entityId), eq(choices.Kind, 'Location'));
const one = (entityId: string, id: string) => and(ofCompany(entityId), eq(choices.Value, id));

/** A company's locations. Every call names the company, so that no other company's row is ever touched. */
export const locationRecords = (database: Database) => ({
  /** What the locations of companies are called, each by its company and id. */
  async names(entityIds: string[]): Promise<Map<string, string>> {
    const rows = await database
      .select()
      .from(choices)
      .where(and(inArray(choices.EntityId, entityIds), eq(choices.Kind, 'Location')));
    return new Map(rows.map(({ EntityId, Value, Text }) => [`${EntityId} ${Value}`, Text]));
  },

  /** Adds a location after the others; `undefined` when the company has one of this name. */
  add: (entityId: string, name: string) =>
    unlessTaken(database, async (transaction) => {
      const next = sql`(select coalesce(max(${choices.Position}) + 1, 0) from ${choices} where ${ofCompany(entityId)})`;
      const row = { EntityId: entityId, Kind: 'Location' as const, Value: randomUUID(), Text: name, Position: next };
      const added = only(await transaction.insert(choices).values(row).returning());
      return toWire(added);
    }),

  /** Renames a location; `undefined` when the company has another of this name. */
  rename: (entityId: string, id: string, name: string) =>
    unlessTaken(database, async (transaction) => {
      const [row] = await transaction.update(choices).set({ Text: name }).where(one(entityId, id)).returning();
      if (row === undefined) throw missing();
      return toWire(row);
    }),

  /** Removes a location, unless people are at it or a program notification is meant for it. Whether it is gone. */
  async remove(entityId: string, id: string): Promise<boolean> {
    const people = sql`select 1 from ${users} where ${users.EntityId} = ${entityId} and ${users.Location} = ${id}`;
    const meantFor = sql`select 1 from ${programNotifications} where ${programNotifications.EntityId} = ${entityId} and ${programNotifications.Locations} @> ${JSON.stringify([id])}::jsonb`;
    const free = sql`not exists (${people}) and not exists (${meantFor})`;
    const gone = await database
      .delete(choices)
      .where(and(one(entityId, id), free))
      .returning({ id: choices.Value });
    if (gone.length > 0) return true;
    const [kept] = await database.select({ id: choices.Value }).from(choices).where(one(entityId, id));
    if (kept === undefined) throw missing();
    return false;
  },
});

async function unlessTaken(database: Database, save: (transaction: Database) => Promise<Location>): Promise<Location | undefined> {
  try {
    return await database.transaction(save);
  } catch (error) {
    if (constraintOf(error) !== 'choices_text') throw error;
    return undefined;
  }
}
