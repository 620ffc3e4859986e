import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OptionItem } from '../../schemas/generated/records';
import { choices, entities, users } from './tables/people';
import { rowsOf } from './rows-of';

/** Companies and the people who sign in. */
export const peopleRecords = (database: Database) => ({
  /** By the sign-in name, in lower case. */
  byUserName: (userName: string) => rowsOf(database, users).find({ UserName: userName }),

  /** The company whose people come to this host name. */
  entityOfHost: (hostName: string) => rowsOf(database, entities).find({ HostName: hostName }),

  /** What the people of a company choose from, in its order. */
  async choices(entityId: string, kind: 'Region' | 'Location'): Promise<OptionItem[]> {
    const found = await database
      .select()
      .from(choices)
      .where(and(eq(choices.EntityId, entityId), eq(choices.Kind, kind)))
      .orderBy(asc(choices.Position), asc(choices.Value));
    return found.map(({ Value, Text }) => ({ Value, Text }));
  },

  /** The first `limit` choices of a list that hold a text, in their order, and behind them those with one of these values. */
  async searchChoices(entityId: string, list: string, { term, chosen, limit }: { term: string; chosen: string[]; limit: number }): Promise<OptionItem[]> {
    const ofList = and(eq(choices.EntityId, entityId), eq(choices.Kind, list));
    const holding = sql`position(search_text(${term}) in search_text(${choices.Text})) > 0`;
    const shown = { Value: choices.Value, Text: choices.Text };
    const found = await database.select(shown).from(choices).where(and(ofList, holding)).orderBy(asc(choices.Position), asc(choices.Value)).limit(limit);
    const lacking = chosen.filter((value) => !found.some(({ Value }) => Value === value));
    if (lacking.length === 0) return found;
    return [
      ...found,
      ...(await database
        .select(shown)
        .from(choices)
        .where(and(ofList, inArray(choices.Value, lacking)))),
    ];
  },
});
