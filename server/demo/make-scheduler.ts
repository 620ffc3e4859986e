import { addDays } from '../../runtime/format/date';
import { addMinutes, momentIn, weekdayOf } from '../../runtime/format/time';
import { freeTimes } from '../areas/scheduler/free-times';
import { minuteOf, momentOf, type Span, type Week } from '../areas/scheduler/open-spans';
import { takenBy } from '../areas/scheduler/scheduler-of';
import type { Definitions } from '../definitions/definitions';
import type { UserRow } from '../records/callers';
import type { CoachEntryRow } from '../records/coach-entries';
import type { BlockedTimeRow } from '../records/scheduler';
import { isOther } from './make-people';
import type { makeRows } from './make-rows';
import { resourceRow } from './resource-row';
import seeds from './scheduler.json';

type Rows = Pick<ReturnType<typeof makeRows>, 'users' | 'profiles' | 'designations'>;
interface Coach {
  user: UserRow;
  week: Week;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Who sets the scheduler up: somebody who coaches and administers. */
const headCoach = { UserName: 'headcoach@lakeside.example', Email: 'headcoach@lakeside.example', Roles: ['Coach' as const, 'WRAdmin' as const] };
const companyZone = 'America/Chicago';
const idOf = (kind: string, index: number) => `00000000-0000-4000-${kind}-${String(index).padStart(12, '0')}`;
const ofCompany = (user: UserRow) => user.EntityId === seeds.company && isOther(user) && user.Status === 'Active';

/** Makes some of Lakeside's people coaches, each with the time zone that they work in. A small demo has too few people for it. */
export function withCoaches<Made extends Rows>(made: Made): Made {
  const { from, count } = seeds.others;
  const chosen = made.users.filter(ofCompany).slice(from, from + count);
  const zones = new Map(chosen.map(({ UserId }, index) => [UserId, seeds.coaches[index + 2]!.TimeZone as (typeof made.profiles)[number]['TimeZone']]));
  const designations = chosen.map(({ UserId }) => ({ UserId, EntityId: seeds.company, Type: 'Coaching' as const, Value: 'Company' as const }));
  return {
    ...made,
    users: made.users.map((user) => (zones.has(user.UserId) ? { ...user, ...(user === chosen[0] ? headCoach : { Roles: ['Coach' as const] }) } : user)),
    profiles: made.profiles.map((profile) => (zones.has(profile.UserId) ? { ...profile, TimeZone: zones.get(profile.UserId)! } : profile)),
    designations: [...made.designations, ...designations],
  };
}

/** When Lakeside's coaches have time, what they have blocked, and the sessions around today beside those that are told already. */
export function makeScheduler({ users, profiles }: Rows, written: readonly CoachEntryRow[], definitions: Definitions, today: string) {
  const base = definitions.for(null);
  const coaches = coachesOf({ users, profiles });
  const types = seeds.types.map(({ coaches: by, ...type }, index) => ({
    ...type,
    Id: idOf('8000', index),
    Status: 'Active',
    AssignedCoaches: by.flatMap((number) => coaches[number]?.user.UserId ?? []),
  }));
  const DaySettings = weekdays.map((Day, index) => ({ Day, IsOpen: index < 5, ...seeds.hours }));
  const resources = [
    resourceRow(base, 'scheduler-settings', seeds.company, { DaySettings }),
    ...types.map((type, index) => resourceRow(base, 'session-types', seeds.company, type, index)),
    ...coaches.map(({ user, week }) =>
      resourceRow(base, 'coach-availability', user.UserId, { WeekDays: week.days.map(({ Day, times }) => ({ Day, Availability: times })) }),
    ),
  ];
  const isWhole = coaches.length === seeds.coaches.length;
  const blocks = isWhole ? seeds.blocks.map((block, index) => blockOf(block, coaches, today, index)) : [];
  // Before anything was scheduled here two could come at once.
  const entries: CoachEntryRow[] = [];
  for (const one of written) if (one.WorkFlowType !== 'Scheduled' || !isInTheWay(one, entries, blocks)) entries.push(one);
  const company = { timeZone: companyZone, days: DaySettings.map(({ Day, IsOpen, ...time }) => ({ Day, times: IsOpen ? [time] : [] })) };
  const sessions = isWhole
    ? makeSessions({ coaches, types, company, blocks, told: entries, people: users.filter(ofCompany).slice(0, seeds.people) }, today)
    : [];
  return { resources, blocks, entries: [...entries, ...sessions] };
}

/** Whether somebody would be in two places at once. */
const isInTheWay = (
  { UserId, CoachUserId, StartDate, EndDate }: CoachEntryRow,
  entries: readonly CoachEntryRow[],
  blocks: readonly BlockedTimeRow[],
): boolean =>
  entries.some(
    (one) =>
      one.WorkFlowType === 'Scheduled' && (one.UserId === UserId || one.CoachUserId === CoachUserId) && one.StartDate < EndDate && StartDate < one.EndDate,
  ) || blocks.some((block) => block.UserId === CoachUserId && block.StartTime < EndDate && StartDate < block.EndTime);

function coachesOf({ users, profiles }: Pick<Rows, 'users' | 'profiles'>): Coach[] {
  const others = users.filter((user) => ofCompany(user) && user.Roles.includes('Coach'));
  return seeds.coaches.flatMap(({ UserName, days, times }, index): Coach[] => {
    const user = UserName === undefined ? others[index - 2] : users.find((one) => one.UserName === UserName);
    if (user === undefined) return [];
    const ranges = times.map((time) => ({ StartTime: time.slice(0, 5), EndTime: time.slice(6) }));
    const timeZone = profiles.find(({ UserId }) => UserId === user.UserId)!.TimeZone!;
    return [{ user, week: { timeZone, days: weekdays.map((Day, day) => ({ Day, times: days.includes(day + 1) ? ranges : [] })) } }];
  });
}

/** What falls on a weekend is moved to the Monday after it. */
const workday = (day: string): string => (weekdayOf(day)! > 5 ? addDays(day, 8 - weekdayOf(day)!)! : day);

function blockOf(
  { coach, day, from, to, days, Title }: (typeof seeds.blocks)[number],
  coaches: readonly Coach[],
  today: string,
  index: number,
): BlockedTimeRow {
  const { user, week } = coaches[coach]!;
  const first = workday(addDays(today, day)!);
  const at = (date: string, time: string) => momentIn(`${date}T${time}:00`, week.timeZone)!;
  const AllDayEvent = days !== undefined;
  const [StartTime, EndTime] = AllDayEvent ? [at(first, '00:00'), at(addDays(first, days)!, '00:00')] : [at(first, from!), at(first, to!)];
  return { Id: idOf('8001', index), UserId: user.UserId, StartTime, EndTime, AllDayEvent, Title };
}

interface Making {
  coaches: Coach[];
  types: { Id: string; DurationMinutes: number; BufferBeforeMinutes: number; BufferAfterMinutes: number; AssignedCoaches: string[] }[];
  company: Week;
  blocks: BlockedTimeRow[];
  told: readonly CoachEntryRow[];
  people: UserRow[];
}

/** Every second workday or so of each coach one session, at a time that is free: as it would have been booked. */
function makeSessions({ coaches, types, company, blocks, told, people }: Making, today: string): CoachEntryRow[] {
  const made: CoachEntryRow[] = [];
  const all = told.filter(({ WorkFlowType }) => WorkFlowType === 'Scheduled');
  for (let day = -seeds.daysAround; day <= seeds.daysAround; day += 1)
    for (const [index, coach] of coaches.entries()) {
      const turn = day + seeds.daysAround + index;
      const person = people[(turn * 7 + index * 3) % people.length]!;
      const own = types.filter(({ AssignedCoaches }) => AssignedCoaches.includes(coach.user.UserId));
      const type = own[turn % own.length]!;
      if (turn % 2 === 1 && index > 0) continue;
      const taken = [...all, ...made];
      const start = freeStart(coach, { type, company, blocks, taken, person, date: addDays(today, day)!, turn });
      if (start !== undefined) made.push(sessionRow(coach, { type, person, start, number: made.length, isOver: day < 0 }));
    }
  return made;
}

interface Placing {
  type: Making['types'][number];
  company: Week;
  blocks: BlockedTimeRow[];
  taken: CoachEntryRow[];
  person: UserRow;
  date: string;
  turn: number;
}

function freeStart({ user, week }: Coach, { type, company, blocks, taken, person, date, turn }: Placing): number | undefined {
  const people = [user.UserId, person.UserId];
  const busy = takenBy(taken.filter(({ UserId, CoachUserId }) => people.includes(UserId) || people.includes(CoachUserId ?? '')));
  const blocked = blocks.flatMap(({ UserId, StartTime, EndTime }): Span[] =>
    UserId === user.UserId ? [{ start: minuteOf(StartTime), end: minuteOf(EndTime) }] : [],
  );
  const length = { duration: type.DurationMinutes, before: type.BufferBeforeMinutes, after: type.BufferAfterMinutes };
  const midnight = minuteOf(momentIn(`${date}T00:00:00`, companyZone)!);
  const asked = { company, length, taken: busy(person.UserId), period: { start: midnight, end: midnight + 1440 } };
  const { starts } = freeTimes([{ week, taken: [...busy(user.UserId), ...blocked] }], asked)[0]!;
  return starts[(turn * 5) % Math.max(starts.length, 1)];
}

function sessionRow(
  { user, week }: Coach,
  { type, person, start, number, isOver }: Pick<Placing, 'type' | 'person'> & { start: number; number: number; isOver: boolean },
): CoachEntryRow {
  const StartDate = momentOf(start);
  const missed = isOver && number % 11 === 3;
  const written = addMinutes(StartDate, -20_160)!;
  return {
    Id: idOf('8002', number),
    UserId: person.UserId,
    CoachUserId: user.UserId,
    CoachName: `${user.FirstName} ${user.LastName}`,
    CoachingCompanyEntityId: user.EntityId,
    EntryType: 'Session',
    Notes: isOver && !missed ? seeds.notes[number % seeds.notes.length]! : '',
    StartDate,
    EndDate: momentOf(start + type.DurationMinutes),
    IANA: week.timeZone,
    WorkFlowType: 'Scheduled',
    Status: missed ? 'No Show' : 'None',
    ReferralType: 'None',
    SessionLocation: null,
    SessionTypeId: type.Id,
    BufferBefore: type.BufferBeforeMinutes,
    BufferAfter: type.BufferAfterMinutes,
    Description: null,
    ProgramId: null,
    CreatedChallengeId: null,
    ImpersonatedUserId: null,
    ImpersonatorEntityId: null,
    CreateDate: written,
    UpdateDate: written,
    Version: 1,
  };
}
