import { isBlankText } from '../../runtime/format/plain-text';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { AuditTrailEntry, AuditTrailPage } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { pageOfRows, type PageRange } from './pages';
import { auditEntries } from './tables/audit';
import { entities, users } from './tables/people';
import { namesHave } from './person-search';
import { withoutNulls } from './without-nulls';

/** Which entries of the trail are wanted. Days are those of a time zone, both included. */
interface TrailQuery {
  From?: string;
  To?: string;
  UserId?: string;
  /** Words that the name of who did it, or of the person acted for, must have. */
  Person?: string;
  Action?: string;
  timeZone: string;
  isDescending: boolean;
}

const actors = alias(users, 'actors');
const persons = alias(users, 'persons');
const subjects = alias(users, 'subjects');
const nameOf = ({ FirstName, LastName }: { FirstName: PgColumn; LastName: PgColumn }) => sql<string | null>`${FirstName} || ' ' || ${LastName}`;

/** The whole trail, for those who watch over it. */
export const auditTrailRecords = (database: Database) => ({
  /** So many entries from a place in the trail, and how many there are in all, up to `limit`; pages end there. */
  async page(query: TrailQuery, range: PageRange, systemName: string): Promise<AuditTrailPage> {
    const where = wanted(query);
    const order = query.isDescending ? desc : asc;
    const listed = database
      .select({
        entry: auditEntries,
        By: nameOf(actors),
        OnBehalfOfName: nameOf(persons),
        Subject: nameOf(subjects),
        EntityName: entities.EntityName,
      })
      .from(auditEntries)
      .leftJoin(actors, eq(actors.UserId, auditEntries.UserId))
      .leftJoin(persons, eq(persons.UserId, auditEntries.OnBehalfOf))
      .leftJoin(subjects, and(eq(auditEntries.SubjectKind, 'Person'), eq(subjects.UserId, auditEntries.SubjectId)))
      .leftJoin(entities, eq(entities.EntityId, auditEntries.EntityId))
      .where(where)
      .orderBy(order(auditEntries.At), order(auditEntries.AuditEntryId));
    const counted = database.select({ one: sql`1` }).from(auditEntries).where(where);
    const { rows, total } = await pageOfRows(database, listed, counted, range);
    const Items = rows.map(
      ({ entry: { Changes, ...entry }, By, Subject, ...names }): AuditTrailEntry => ({
        ...withoutNulls({ ...entry, ...names }),
        // Whoever was removed is named by what is kept of them.
        By: By ?? entry.UserId ?? systemName,
        Subject: Subject ?? (entry.SubjectKind === 'Call' ? inWords(entry.SubjectId) : entry.SubjectId),
        Fields: Changes.map(({ Field }) => Field.slice(1)),
      }),
    );
    return { Items, Total: total };
  },
});

/** The name of a call as one reads it: Save user profile. */
const inWords = (id: string) => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

function wanted({ From, To, UserId, Person, Action, timeZone }: TrailQuery): SQL | undefined {
  const dayBegins = (day: string, plus = 0) => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${timeZone})`;
  const named = Person === undefined || isBlankText(Person) ? undefined : sql`(select ${users.UserId} from ${users} where ${namesHave(Person)})`;
  return and(
    From === undefined ? undefined : sql`${auditEntries.At} >= ${dayBegins(From)}`,
    To === undefined ? undefined : sql`${auditEntries.At} < ${dayBegins(To, 1)}`,
    UserId === undefined ? undefined : or(eq(auditEntries.UserId, UserId), eq(auditEntries.OnBehalfOf, UserId)),
    named && sql`(${auditEntries.UserId} in ${named} or ${auditEntries.OnBehalfOf} in ${named})`,
    Action === undefined ? undefined : eq(auditEntries.Action, Action),
  );
}
