import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { compared } from './person-search';
import { byText } from './row-order';
import type { Database } from '../database/database';
import { type CompanyIds, ofCompanies } from './of-companies';
import { eventSessions } from './tables/events';
import { byName } from './person-pages';
import { choices, designations, entities, users } from './tables/people';
import { programs } from './tables/programs';

/** Which choices of a list are wanted. */
export interface ChoiceSearch {
  /** Of these companies. */
  entityIds: CompanyIds;
  /** Letters that the choices hold, in any case. */
  term: string;
  /** Those that are chosen already are found in any case. */
  chosen: string[];
  limit: number;
}

export interface FoundChoice {
  Value: string;
  Text: string;
  EntityName: string;
}

const isCoaching = and(eq(designations.Type, 'Coaching'), ne(designations.Value, 'None'));
const isChallenge = and(eq(programs.ProgramType, 'Challenge'), isNull(programs.MadeBy));
const isEvent = and(eq(programs.ProgramSubType, 'Event'), isNull(programs.MadeBy));

/** What filters are made of, within companies. */
export const filterRecords = (database: Database) => ({
  /** The company that offers a challenge; nothing for one that is offered elsewhere, or to one person only. */
  async ownerOfChallenge(id: string, within: CompanyIds): Promise<string | undefined> {
    const [found] = await database
      .select({ OwnerId: programs.OwnerId })
      .from(programs)
      .where(and(eq(programs.Id, id), isChallenge, ofCompanies(programs.OwnerId, within)));
    return found?.OwnerId;
  },

  /** Those of these events that the companies offer. */
  async eventsAmong(ids: string[], within: CompanyIds): Promise<string[]> {
    const rows = await database
      .select({ Id: programs.Id })
      .from(programs)
      .where(and(inArray(programs.Id, ids), isEvent, ofCompanies(programs.OwnerId, within)));
    return rows.map(({ Id }) => Id);
  },

  async sessionsAmong(ids: string[], within: CompanyIds): Promise<string[]> {
    const rows = await database
      .select({ Id: eventSessions.SessionId })
      .from(eventSessions)
      .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
      .where(and(inArray(eventSessions.SessionId, ids), isEvent, ofCompanies(programs.OwnerId, within)));
    return rows.map(({ Id }) => Id);
  },

  /** Those of these people who coach one of the companies. */
  async coachesAmong(ids: string[], within: CompanyIds): Promise<string[]> {
    const rows = await database
      .selectDistinct({ Id: designations.UserId })
      .from(designations)
      .where(and(inArray(designations.UserId, ids), isCoaching, ofCompanies(designations.EntityId, within)));
    return rows.map(({ Id }) => Id);
  },

  /** Challenges, the newest first. */
  challenges: (search: ChoiceSearch) => programsLike(database, isChallenge, search),

  /** Events, the newest first. */
  events: (search: ChoiceSearch) => programsLike(database, isEvent, search),

  /** When these events, or all, take place: the newest first. */
  async sessions({ entityIds, term, chosen, limit }: ChoiceSearch, events: string[] | undefined) {
    const shown = { Value: eventSessions.SessionId, Name: programs.Name, StartsAt: eventSessions.StartsAt, Place: eventSessions.Place };
    const ofEvents = and(isEvent, ofCompanies(programs.OwnerId, entityIds), events && inArray(programs.Id, events));
    const find = (which: SQL | undefined, limit: number) =>
      database
        .select(shown)
        .from(eventSessions)
        .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
        .where(and(ofEvents, which))
        .orderBy(desc(eventSessions.StartsAt), byText(programs.Name), asc(eventSessions.SessionId))
        .limit(limit);
    const found = await find(holds(sql`concat_ws(' ', ${programs.Name}, ${eventSessions.Place})`, term), limit);
    return withChosen(found, chosen, (lacking) => find(inArray(eventSessions.SessionId, lacking), lacking.length));
  },

  /** The regions or locations of the companies, by their texts; one that several have stands once. */
  async places(kind: 'Region' | 'Location', { entityIds, term, chosen, limit }: ChoiceSearch): Promise<FoundChoice[]> {
    const ofList = and(eq(choices.Kind, kind), ofCompanies(choices.EntityId, entityIds));
    const find = (which: SQL | undefined, limit: number) =>
      database
        .select({ Value: choices.Value, Text: sql<string>`min(${choices.Text})`, EntityName: sql<string>`''` })
        .from(choices)
        .where(and(ofList, which))
        .groupBy(choices.Value)
        .orderBy(byText(sql`min(${choices.Text})`), asc(choices.Value))
        .limit(limit);
    return withChosen(await find(holds(sql`${choices.Text}`, term), limit), chosen, (lacking) => find(inArray(choices.Value, lacking), lacking.length));
  },

  /** Who coaches the companies, by name. */
  async coaches({ entityIds, term, chosen, limit }: ChoiceSearch): Promise<FoundChoice[]> {
    const name = sql<string>`concat_ws(' ', ${users.FirstName}, ${users.LastName})`;
    const find = (which: SQL | undefined, limit: number) =>
      database
        .select({ Value: users.UserId, Text: name, EntityName: entities.EntityName })
        .from(users)
        .innerJoin(entities, eq(entities.EntityId, users.EntityId))
        .where(
          and(
            sql`exists (select 1 from ${designations} where ${and(eq(designations.UserId, users.UserId), isCoaching, ofCompanies(designations.EntityId, entityIds))})`,
            ne(users.Status, 'Deleted'),
            which,
          ),
        )
        .orderBy(...byName, asc(users.UserId))
        .limit(limit);
    return withChosen(await find(holds(name, term), limit), chosen, (lacking) => find(inArray(users.UserId, lacking), lacking.length));
  },
});

const holds = (text: SQL, term: string): SQL => sql`position(search_text(${term}) in search_text(${text})) > 0`;

async function programsLike(database: Database, kind: SQL | undefined, { entityIds, term, chosen, limit }: ChoiceSearch): Promise<FoundChoice[]> {
  const find = (which: SQL | undefined, limit: number) =>
    database
      .select({ Value: programs.Id, Text: programs.Name, EntityName: entities.EntityName })
      .from(programs)
      .innerJoin(entities, eq(entities.EntityId, programs.OwnerId))
      .where(and(kind, ofCompanies(programs.OwnerId, entityIds), which))
      .orderBy(desc(programs.StartDate), byText(programs.Name), compared.company, asc(programs.Id))
      .limit(limit);
  const text = sql`concat_ws(' ', ${programs.Name}, ${entities.EntityName})`;
  return withChosen(await find(holds(text, term), limit), chosen, (lacking) => find(inArray(programs.Id, lacking), lacking.length));
}

/** What was found, and behind it what is chosen and was not found. */
async function withChosen<Item extends { Value: string }>(found: Item[], chosen: string[], find: (lacking: string[]) => PromiseLike<Item[]>): Promise<Item[]> {
  const lacking = chosen.filter((value) => !found.some(({ Value }) => Value === value));
  return lacking.length === 0 ? found : [...found, ...(await find(lacking))];
}
