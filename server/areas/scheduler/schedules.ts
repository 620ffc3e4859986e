import type { BlockedTimeItem, CoachingSessionItem } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { refused } from './given-moment';
import { ownBlock } from './time-blocks';

type Asked = Pick<Call<'getCoachScheduledSessions'>, 'caller' | 'revision' | 'body'>;

const secondsPerDay = 86_400;

/** The period that is asked for, in order and not too long. */
export function periodOf({ body, revision }: Pick<Asked, 'body' | 'revision'>, most = constantsOf(revision).scheduler.longestPeriod) {
  const [from, to] = [new Date(body.From), new Date(body.To)];
  const { scheduler, scheduling } = constantsOf(revision);
  if (to <= from) throw refused('/To', scheduling.blockOrder);
  if (to.getTime() - from.getTime() > most * secondsPerDay * 1000) throw refused('/To', scheduler.scheduleTooLong);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** The coaches whom a call names, as far as they coach the same people as whoever acts. */
async function colleagues({ caller, body }: Asked, { companies, scheduler }: Tools) {
  const { UserId } = caller.actor.user;
  const entityIds = await companies.coachedBy(UserId);
  const wanted = body.CoachUserIds ?? [UserId];
  const isAlone = wanted.every((id) => id === UserId);
  const known = isAlone ? [] : (await scheduler.coachesOf(entityIds)).map((coach) => coach.UserId);
  return { UserId, entityIds, ids: wanted.filter((id) => id === UserId || known.includes(id)) };
}

/** The sessions of coaches with people whom the one who acts coaches too, and all of their own. */
export async function coachSessions(call: Asked, tools: Tools): Promise<CoachingSessionItem[]> {
  const period = periodOf(call);
  const { ids, ...seenBy } = await colleagues(call, tools);
  return tools.calendar.sessionsOfCoaches(ids, seenBy, period);
}

/** The times that coaches have blocked. What others do then is nobody's business. */
export async function blockedTimes(call: Asked, tools: Tools): Promise<BlockedTimeItem[]> {
  const period = periodOf(call);
  const { ids, UserId } = await colleagues(call, tools);
  const { blockOfOthers } = constantsOf(call.revision).scheduler;
  return (await tools.scheduler.blocked(ids, period)).map((block) => (block.UserId === UserId ? ownBlock(block) : { ...block, Title: blockOfOthers }));
}
