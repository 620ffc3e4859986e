import { and, eq, sql } from 'drizzle-orm';
import { eventSessions, eventSignUps } from './tables/events';
import { programs } from './tables/programs';

/** When the last sessions of an event start (ISO 8601, UTC); null where there is no such session. */
export interface LastSessions {
  any: string | null;
  /** Of those that have places left. */
  open: string | null;
  /** Of those that the person has signed up for. */
  own: string | null;
}

const { ProgramId, SessionId, StartsAt, Places, Taken } = eventSessions;

/** Moments in JSON, as PostgreSQL writes them. */
const toMoments = (written: LastSessions): LastSessions => {
  const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  return { any: moment(written.any), open: moment(written.open), own: moment(written.own) };
};

/** A column of LastSessions in a query of programs: the sessions of a program are read once for all three. */
export const lastSessions = (userId: string) => {
  const isOwn = sql`exists (select 1 from ${eventSignUps} where ${and(eq(eventSignUps.SessionId, SessionId), eq(eventSignUps.UserId, userId))})`;
  return sql<LastSessions>`(select json_build_object(
    'any', max(${StartsAt}),
    'open', max(${StartsAt}) filter (where ${Places} is null or ${Taken} < ${Places}),
    'own', max(${StartsAt}) filter (where ${isOwn}))
    from ${eventSessions} where ${eq(ProgramId, programs.Id)})`.mapWith(toMoments);
};
