import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../tables/people';
import { eventSessions, eventSignUps } from '../tables/events';
import { participations, programs } from '../tables/programs';
import { trackerEntries } from '../tables/trackers';
import type { PersonCriteria, Standing } from './criteria';

export type ParticipationStatus = typeof participations.$inferSelect.ProgramStatus;

const statuses: ParticipationStatus[] = ['Current', 'Completed', 'Quit'];

/** Conditions on what a person of `users` takes part in. */
export function challengeConditions({ challenge, events, sessions }: PersonCriteria): SQL[] {
  return [
    ...(challenge === undefined ? [] : standsTo(challenge)),
    events && hasSignedUp(inArray(eventSessions.ProgramId, events)),
    sessions && hasSignedUp(inArray(eventSessions.SessionId, sessions)),
  ].filter((condition): condition is SQL => condition !== undefined);
}

/** Whoever may stand to it without ever having signed up must stand to none otherwise; others must stand to one so. */
function standsTo({ program, standings, loggedSince }: NonNullable<PersonCriteria['challenge']>): SQL[] {
  const which = program === undefined ? eq(programs.ProgramType, 'Challenge') : eq(programs.Id, program.id);
  const isOffered = program === undefined ? [] : [eq(users.EntityId, program.ownerId)];
  const stands = standsSo(standings, hasLogged(loggedSince));
  const takesPart = (holds: SQL): SQL =>
    sql`exists (select 1 from ${participations} inner join ${programs} on ${eq(programs.Id, participations.ProgramId)}
      where ${eq(participations.UserId, users.UserId)} and ${which} and ${holds})`;
  const mayNotTakePart = standings.some(({ participation }) => participation === 'None');
  return [...isOffered, mayNotTakePart ? sql`not ${takesPart(sql`not ${stands}`)}` : takesPart(stands)];
}

/** Who stands so to the challenge of a row of `participations` and `programs`, beside their row of `users`. */
export const standing = (standings: readonly Standing[], loggedSince: string): SQL => standsSo(standings, hasLogged(loggedSince));

function standsSo(standings: readonly Standing[], logged: SQL): SQL {
  const conditions = statuses.flatMap((status) => {
    const [whenLogged, otherwise] = [true, false].map((hasLogged) => standings.some((one) => one.participation === status && one.hasLogged === hasLogged));
    const isSo = eq(participations.ProgramStatus, status);
    if (whenLogged && otherwise) return [isSo];
    return whenLogged ? [and(isSo, logged)!] : otherwise ? [and(isSo, sql`not ${logged}`)!] : [];
  });
  return conditions.length === 0 ? sql`false` : sql`(${or(...conditions)})`;
}

const hasLogged = (since: string): SQL =>
  sql`(jsonb_array_length(${programs.TrackerIds}) = 0 or exists (select 1 from ${trackerEntries}
    where ${eq(trackerEntries.UserId, users.UserId)} and ${trackerEntries.EntryDate} >= ${since}
    and ${programs.TrackerIds} @> to_jsonb(${trackerEntries.TrackerId})))`;

const hasSignedUp = (forWhat: SQL): SQL =>
  sql`exists (select 1 from ${eventSignUps} inner join ${eventSessions} on ${eq(eventSessions.SessionId, eventSignUps.SessionId)}
    where ${eq(eventSignUps.UserId, users.UserId)} and ${forWhat})`;
