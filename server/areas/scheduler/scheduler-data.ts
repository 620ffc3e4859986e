import type { SchedulerData } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { coachAnswer, scheduledPerson, schedulerOf } from './scheduler-of';
import { ownBlock } from './time-blocks';

const secondsPerDay = 86_400;

/** What sessions of somebody are scheduled with: for themselves, and for those who coach them. */
export async function schedulerData(call: Call<'getSchedulerData'>, tools: Tools): Promise<SchedulerData> {
  const scheduled = await scheduledPerson(call, call.path.id, tools);
  const { caller, revision, person, isOwn } = scheduled;
  const { hours, company, types, coaches } = await schedulerOf(scheduled, tools);
  const Coaches = coaches.map((coach) => coachAnswer(coach, types));
  const isCoach = Coaches.some(({ UserId }) => UserId === caller.actor.user.UserId);
  const SessionTypes = types.map((type) => ({
    ...type,
    AssignedCoaches: Coaches.flatMap(({ UserId, AssignedSessionTypes }) => (AssignedSessionTypes.includes(type.Id!) ? [UserId] : [])),
  }));
  const account = isOwn && isCoach ? undefined : await tools.accounts.byId(person.UserId);
  if (account === undefined && !(isOwn && isCoach)) throw notFound('Person not found.');
  const SelectedCoach = isCoach ? caller.actor.user.UserId : await lastCoach(person.UserId, Coaches, tools);
  const period = { from: tools.clock.now().toISOString(), to: secondsFromNow(tools.clock, constantsOf(revision).scheduler.nextTimeDays * secondsPerDay) };
  const today = todayOf(call, tools.clock);
  return {
    Coaches,
    Participant: account === undefined ? null : { ...named(account), EntityId: person.EntityId, EntityName: person.entity.EntityName },
    SchedulerSettings: { DaySettings: hours.DaySettings },
    TimeZone: company.timeZone,
    SessionTypes,
    ParticipantPrograms: account === undefined ? [] : (await tools.calendar.programs(person, today, today)).map(({ Id, Name }) => ({ Id, Name })),
    SelectedCoach,
    BlockedTimes: isCoach ? (await tools.scheduler.blocked([caller.actor.user.UserId], period)).map(ownBlock) : [],
  };
}

const named = ({ UserId, FirstName, LastName }: { UserId: string; FirstName: string; LastName: string }) => ({ UserId, FirstName, LastName });

/** The coach of the latest session of somebody who still coaches; nothing where there was none. */
async function lastCoach(userId: string, coaches: readonly { UserId: string }[], { coachEntries }: Tools): Promise<string | null> {
  const { rows } = await coachEntries.page(userId, { offset: 0, size: 20 });
  const found = rows.find(({ WorkFlowType, CoachUserId }) => WorkFlowType === 'Scheduled' && coaches.some(({ UserId }) => UserId === CoachUserId));
  return found?.CoachUserId ?? null;
}
