import type { FreeTime } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { freeTimes } from './free-times';
import { minuteOf, momentOf } from './open-spans';
import { periodOf } from './schedules';
import { holdToScheduling, scheduledPerson, schedulerOf, timeOf } from './scheduler-of';

/** When somebody could have a session of a type: each time once, with the coach who has the least to do in the period. */
export async function freeTimeList(call: Call<'getFreeTimes'>, tools: Tools): Promise<FreeTime[]> {
  const { UserId, SessionTypeId, CoachUserId, EntryId, From, To } = call.query;
  const texts = constantsOf(call.revision).scheduler;
  const asked = periodOf({ body: { From, To }, revision: call.revision }, texts.longestSearch);
  const scheduled = await scheduledPerson(call, UserId, tools);
  holdToScheduling(scheduled);
  const scheduler = await schedulerOf(scheduled, tools);
  const type = scheduler.types.find(({ Id, Status }) => Id === SessionTypeId && Status === 'Active');
  if (type === undefined) throw notFound(texts.sessionTypeMissing);
  const isWanted = (id: string) => id !== scheduled.person.UserId && (CoachUserId === undefined ? type.AssignedCoaches.includes(id) : id === CoachUserId);
  const coaches = scheduler.coaches.filter(({ UserId: id }) => isWanted(id) && type.AssignedCoaches.includes(id));
  const period = { start: Math.max(minuteOf(asked.from), minuteOf(tools.clock.now().toISOString()) + 1), end: minuteOf(asked.to) };
  if (period.start >= period.end) return [];
  const length = { duration: type.DurationMinutes, before: type.BufferBeforeMinutes, after: type.BufferAfterMinutes };
  const { times, taken } = await timeOf(scheduled, { coaches, period, except: EntryId?.slice(EntryId.indexOf('#') + 1) }, tools);
  const found = new Map<number, (typeof times)[number]>();
  for (const { coach, starts } of freeTimes(times, { company: scheduler.company, taken, length, period }))
    for (const start of starts) if (coach.taken.length < (found.get(start)?.taken.length ?? Number.POSITIVE_INFINITY)) found.set(start, coach);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([start, { row }]) => ({
      StartDate: momentOf(start),
      EndDate: momentOf(start + length.duration),
      CoachUserId: row.UserId,
      CoachName: `${row.FirstName} ${row.LastName}`,
    }));
}
