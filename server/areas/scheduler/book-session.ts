import { randomUUID } from 'node:crypto';
import type { CoachNote, SessionSave } from '../../../schemas/generated/records';
import { tellPerson } from '../../calls/tell-person';
import { timeZoneOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict } from '../../foundation/outcome';
import type { CoachEntryRow } from '../../records/coach-entries';
import { freeTimes, isWithinHours, type Length } from './free-times';
import { givenMinute, refused } from './given-moment';
import { minuteOf, momentOf } from './open-spans';
import { type Booking, confirmBooking } from '../calendar/confirm-booking';
import { type Coach, holdToScheduling, type Scheduled, type Scheduler, schedulerOf, timeOf } from './scheduler-of';

/** A session as it is kept, or why it is not. */
export type Booked = { row: CoachEntryRow } | Pick<SessionSave, 'FailureType' | 'NextAvailableSessionTime'>;

interface Wish {
  coach: Coach;
  length: Length;
  start: number;
  except?: string;
}

const minutesPerDay = 1440;
const gone: Booked = { FailureType: 'Exception', NextAvailableSessionTime: null };

/** Schedules a session. All of `tools` is one transaction: of two who want the same time, the second is told when the coach is free next. */
export async function bookSession(scheduled: Scheduled, asked: CoachNote, tools: Tools): Promise<Booked> {
  const { caller, revision, person } = scheduled;
  holdToScheduling(scheduled);
  const { sessionUnsaid } = constantsOf(revision).scheduler;
  const { StartDate, SessionTypeId, CoachUserId = caller.actor.user.UserId, Description = null } = asked;
  if (StartDate === undefined) throw refused('/StartDate', sessionUnsaid, 'required');
  if (SessionTypeId === undefined) throw refused('/SessionTypeId', sessionUnsaid, 'required');
  const start = comingMinute(scheduled, StartDate, tools);
  const scheduler = await schedulerOf(scheduled, tools);
  const type = scheduler.types.find(({ Id }) => Id === SessionTypeId);
  const coach = scheduler.coaches.find(({ UserId }) => UserId === CoachUserId && UserId !== person.UserId);
  // A page that is open since before this coach left, or this type was given up.
  if (coach === undefined || type?.Status !== 'Active' || !type.AssignedCoaches.includes(coach.UserId)) return gone;
  const length = { duration: type.DurationMinutes, before: type.BufferBeforeMinutes, after: type.BufferAfterMinutes };
  const refusal = await holdAndJudge(scheduled, scheduler, { coach, length, start }, tools);
  if (refusal !== undefined) return refusal;
  const now = tools.clock.now().toISOString();
  const row = await tools.coachEntries.add({
    Id: randomUUID(),
    UserId: person.UserId,
    CoachUserId: coach.UserId,
    CoachName: `${coach.FirstName} ${coach.LastName}`,
    CoachingCompanyEntityId: coach.EntityId,
    EntryType: 'Session',
    StartDate: momentOf(start),
    EndDate: momentOf(start + length.duration),
    IANA: timeZoneOf(scheduled),
    WorkFlowType: 'Scheduled',
    Description,
    SessionTypeId,
    BufferBefore: length.before,
    BufferAfter: length.after,
    CreateDate: now,
    UpdateDate: now,
  });
  await tellBoth(scheduled, row, 'booked', tools);
  return { row };
}

/** Moves a session that has not begun. It takes as long as before. */
export async function moveSession(scheduled: Scheduled, row: CoachEntryRow, startDate: string, tools: Tools): Promise<Booked> {
  const { sessionBegun, sessionNotScheduled } = constantsOf(scheduled.revision).scheduler;
  holdToScheduling(scheduled);
  if (row.WorkFlowType !== 'Scheduled') throw conflict(sessionNotScheduled);
  const now = tools.clock.now().toISOString();
  if (row.StartDate <= now) throw conflict(sessionBegun);
  const start = comingMinute(scheduled, startDate, tools);
  const scheduler = await schedulerOf(scheduled, tools);
  const coach = scheduler.coaches.find(({ UserId }) => UserId === row.CoachUserId);
  if (coach === undefined) return gone;
  const length = { duration: minuteOf(row.EndDate) - minuteOf(row.StartDate), before: row.BufferBefore, after: row.BufferAfter };
  const refusal = await holdAndJudge(scheduled, scheduler, { coach, length, start, except: row.Id }, tools);
  if (refusal !== undefined) return refusal;
  const moved = await tools.scheduler.move(row, { StartDate: momentOf(start), EndDate: momentOf(start + length.duration) }, now);
  await tellBoth(scheduled, moved, 'moved', tools);
  return { row: moved };
}

function comingMinute(scheduled: Scheduled, text: string, { clock }: Tools): number {
  const minute = givenMinute({ text, timeZone: timeZoneOf(scheduled), field: '/StartDate' }, scheduled.revision);
  if (minute * 60_000 <= clock.now().getTime()) throw refused('/StartDate', constantsOf(scheduled.revision).scheduler.sessionOver);
  return minute;
}

/** Why a session cannot take place; nothing where it can. Nobody else books for the two until the transaction ends. */
async function holdAndJudge(scheduled: Scheduled, { company }: Scheduler, { coach, length, start, except }: Wish, tools: Tools): Promise<Booked | undefined> {
  await tools.scheduler.hold([coach.UserId, scheduled.person.UserId]);
  const period = { start, end: start + constantsOf(scheduled.revision).scheduler.nextTimeDays * minutesPerDay };
  const { times, taken } = await timeOf(scheduled, { coaches: [coach], period, except }, tools);
  const [next] = freeTimes(times, { company, taken, length, period })[0]!.starts;
  if (next === start) return undefined;
  const isInHours = isWithinHours(company, { start, end: start + length.duration });
  return { FailureType: isInHours ? 'Conflict' : 'CompanyHoursConflict', NextAvailableSessionTime: next === undefined ? null : momentOf(next) };
}

/** Tells the pages of both, and emails the participant, and the coach when the participant did it. */
async function tellBoth(scheduled: Scheduled, { Id, UserId, CoachUserId }: CoachEntryRow, booking: Booking, tools: Tools): Promise<void> {
  const ids = CoachUserId === null ? [UserId] : [UserId, CoachUserId];
  for (const id of ids) await tellPerson(tools, { user: { UserId: id } }, 'Home', tools.clock);
  for (const id of ids) if (id === UserId || id !== scheduled.caller.actor.user.UserId) await confirmBooking(scheduled, id, Id, booking, tools, tools);
}
