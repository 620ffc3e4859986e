import { addDays } from '../../runtime/format/date';
import type { Database } from '../database/database';
import { eventSessions, eventSignUps } from '../records/tables/events';
import seeds from './events.json';
import { insertRows } from './insert-rows';
import type { makeRows } from './make-rows';

type SessionRow = typeof eventSessions.$inferSelect;
type SignUpRow = typeof eventSignUps.$inferSelect;

/** When events take place, and who has signed up: whoever takes part in an event has, for one of its sessions. */
export function makeEvents({ programs, choices, participations }: Pick<ReturnType<typeof makeRows>, 'programs' | 'choices' | 'participations'>) {
  const sessionsOf = new Map<string, SessionRow[]>();
  for (const { Id, OwnerId, StartDate } of programs.filter(({ ProgramSubType }) => ProgramSubType === 'Event')) {
    const places = choices.filter(({ EntityId, Kind }) => EntityId === OwnerId && Kind === 'Location').map(({ Text }) => Text);
    sessionsOf.set(
      Id,
      seeds.times.map(({ daysAfterStart, time, place }, index) => ({
        SessionId: `${Id}-session-${index + 1}`,
        ProgramId: Id,
        StartsAt: `${addDays(StartDate, daysAfterStart)}T${time}:00.000Z`,
        Place: places[place] ?? seeds.elsewhere,
      })),
    );
  }
  const { least, most } = seeds.signedUpDaysBefore;
  const signUps = participations.flatMap(({ UserId, ProgramId, ProgramStatus }, index): SignUpRow[] => {
    const sessions = ProgramStatus === 'Quit' ? undefined : sessionsOf.get(ProgramId);
    if (sessions === undefined) return [];
    const { SessionId, StartsAt } = sessions[index % sessions.length]!;
    return [{ UserId, SessionId, SignedUpAt: `${addDays(StartsAt.slice(0, 10), -least - (index % (most - least)))}T16:00:00.000Z` }];
  });
  return { sessions: [...sessionsOf.values()].flat(), signUps };
}

/** Stores them, within the transaction that loads the demo. */
export async function insertEvents(transaction: Database, { sessions, signUps }: ReturnType<typeof makeEvents>) {
  await insertRows(transaction, eventSessions, sessions);
  await insertRows(transaction, eventSignUps, signUps);
}
