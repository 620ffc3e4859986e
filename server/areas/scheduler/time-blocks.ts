import { randomUUID } from 'node:crypto';
import { addDays, dateIn } from '../../../runtime/format/date';
import { momentIn } from '../../../runtime/format/time';
import type { BlockedTimeItem, TimeBlockSave } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { holdToRead } from '../../calls/read-before';
import { timeZoneOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { versionOf } from '../../foundation/row-version';
import type { BlockedTimeRow } from '../../records/scheduler';
import { givenMinute, refused } from './given-moment';
import { momentOf } from './open-spans';
import { takenBy } from './scheduler-of';

const minutesPerDay = 1440;

/** Blocks a time of the coach who acts, or changes one of their own; not while a session is scheduled then. */
export function saveTimeBlock(call: Call<'saveTimeBlock'>, tools: Tools): Promise<TimeBlockSave> {
  const { caller, revision, body } = call;
  const { blockMissing } = constantsOf(revision).scheduler;
  const { UserId } = caller.actor.user;
  const AllDayEvent = body.AllDayEvent ?? false;
  const span = AllDayEvent ? wholeDays(call) : { start: minuteIn(call, 'StartTime'), end: minuteIn(call, 'EndTime') };
  holdToOrder(call, span, tools);
  const [StartTime, EndTime] = [momentOf(span.start), momentOf(span.end)];
  return tools.together(async (own) => {
    await own.scheduler.hold([UserId]);
    const sessions = takenBy(await own.scheduler.taken([UserId], { from: StartTime, to: EndTime }))(UserId);
    if (sessions.some(({ start, end }) => start < span.end && end > span.start))
      return { Successful: false, TimeBlock: null, FailureType: 'ScheduledBlockConflict' };
    if (body.Id !== undefined) await holdToOwnBlock(call, body.Id, own);
    const block = { Id: body.Id ?? randomUUID(), UserId, StartTime, EndTime, AllDayEvent, Title: body.Title.trim() };
    const TimeBlock = body.Id === undefined ? await own.scheduler.block(block) : await own.scheduler.changeBlock(block);
    if (TimeBlock === undefined) throw notFound(blockMissing);
    return { Successful: true, TimeBlock: ownBlock(TimeBlock), FailureType: 'None' };
  });
}

/** A blocked time as its coach sees it, with the version of what a save replaces. */
export const ownBlock = (row: BlockedTimeRow): BlockedTimeItem => {
  const { StartTime, EndTime, AllDayEvent, Title } = row;
  return { ...row, Version: versionOf({ StartTime, EndTime, AllDayEvent, Title }) };
};

async function holdToOwnBlock({ caller, revision, body }: Call<'saveTimeBlock'>, id: string, { scheduler }: Tools): Promise<void> {
  const present = await scheduler.ownBlock(id, caller.actor.user.UserId);
  if (present === undefined) throw notFound(constantsOf(revision).scheduler.blockMissing);
  holdToRead(body.Version, ownBlock(present).Version!);
}

const minuteIn = (call: Call<'saveTimeBlock'>, name: 'StartTime' | 'EndTime') =>
  givenMinute({ text: call.body[name], timeZone: timeZoneOf(call), field: `/${name}` }, call.revision);

/** From the beginning of the first day until the end of the last, by the coach's own clocks. */
function wholeDays(call: Call<'saveTimeBlock'>) {
  const timeZone = timeZoneOf(call);
  const dayOf = (name: 'StartTime' | 'EndTime') => dateIn(momentOf(minuteIn(call, name)), timeZone);
  const midnight = (day: string) => Math.floor(Date.parse(momentIn(`${day}T00:00:00`, timeZone)!) / 60_000);
  return { start: midnight(dayOf('StartTime')), end: midnight(addDays(dayOf('EndTime'), 1)!) };
}

function holdToOrder({ revision }: Call<'saveTimeBlock'>, { start, end }: { start: number; end: number }, { clock }: Tools): void {
  const { blockTooLong, blockOver, longestPeriod } = constantsOf(revision).scheduler;
  if (end <= start) throw refused('/EndTime', constantsOf(revision).scheduling.blockOrder);
  if (end * 60_000 <= clock.now().getTime()) throw refused('/EndTime', blockOver);
  if (end - start > longestPeriod * minutesPerDay) throw refused('/EndTime', blockTooLong);
}
