import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OptionItem } from '../../schemas/generated/records';
import { choices, entities, users } from './tables/people';

/** Companies and the people who sign in. */
export const peopleRecords = (database: Database) => ({
  /** By the sign-in name, in lower case. */
  async byUserName(userName: string) {
    const [found] = await database.select().from(users).where(eq(users.UserName, userName));
    return found;
  },

  /** The company whose people come to this host name. */
  async entityOfHost(hostName: string) {
    const [found] = await database.select().from(entities).where(eq(entities.HostName, hostName));
    return found;
  },

  async choices(entityId: string, kind: 'Region' | 'Location'): Promise<OptionItem[]> {
    const found = await database.select().from(choices).where(eq(choices.EntityId, entityId)).orderBy(asc(choices.Position));
    return found.filter(({ Kind }) => Kind === kind).map(({ Value, Text }) => ({ Value, Text }));
  },
});

export type PeopleRecords = ReturnType<typeof peopleRecords>;
