import type { Revision } from '../../../runtime/definitions/compiled';
import type { CallContext } from '../../calls/contract';
import type { Records } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import type { EventRow } from '../../records/events';
import type { StandingRow } from '../../records/programs';

/** An event as one person stands to it. */
export interface SeenEvent extends StandingRow {
  row: EventRow;
}

/** An event that the caller's company offers. Another is not found, whether or not it exists. */
export async function visibleEvent(
  { caller, revision }: CallContext,
  eventId: string,
  { programs, events }: Pick<Records, 'programs' | 'events'>,
): Promise<SeenEvent> {
  const [found, row] = [await programs.find(caller.user, eventId), await events.find(eventId)];
  if (found === undefined || row === undefined) throw notFound(constantsOf(revision).events.eventMissing);
  return { ...found, row };
}

/** Whether the last day of an event has gone by, on a day of yyyy-MM-dd. */
export const hasEnded = ({ program: { EndDate } }: Pick<SeenEvent, 'program'>, today: string): boolean => EndDate !== null && EndDate < today;

/** Whether only one session of an event can be chosen (B-events-76, B-events-77). */
export const isOneSession = ({ row }: Pick<SeenEvent, 'row'>, revision: Revision): boolean =>
  row.IsLimitToOneSessionRegistration || constantsOf(revision).events.eventsWithOneSession.includes(row.EventType);
