import { type SQL, sql } from 'drizzle-orm';
import { byName } from './person-pages';
import { users } from './tables/people';

/** A place in a list of people by name: the last one who was seen. */
export type NamePlace = Pick<typeof users.$inferSelect, 'LastName' | 'FirstName' | 'UserId'>;

/** The order of such a list, in which nobody stands beside somebody else. */
export const inNameOrder: SQL[] = [...byName, sql`${users.UserId}`];

/** Who of `users` stands after a place in the list. */
export const behind = ({ LastName, FirstName, UserId }: NamePlace): SQL =>
  sql`(${sql.join(inNameOrder, sql`, `)}) > (search_text(${LastName}), search_text(${FirstName}), ${UserId})`;
