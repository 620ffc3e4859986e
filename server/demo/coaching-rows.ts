import { addDays } from '../../runtime/format/date';
import { addMinutes, momentIn } from '../../runtime/format/time';
import type { CoachEntry } from '../../schemas/generated/records';
import type { UserRow } from '../records/callers';
import type { CoachEntryRow } from '../records/coach-entries';
import seeds from './coaching.json';
import { isOther } from './make-people';
import type { makeRows } from './make-rows';
import { workday } from './workdays';

interface EntrySeed {
  /** So many days after today. */
  day: number;
  time: string;
  type: string;
  /** Which of the coaches; -1 for the one who has left, of whom only the name is kept. */
  coach: number;
  /** Of a session that stands in calendars. */
  minutes?: number;
  status?: string;
  note: string;
}

/** What coaches have written down about some of a company's people in the last months, and the sessions that are to come. */
export function makeCoachEntries({ users }: Pick<ReturnType<typeof makeRows>, 'users'>, today: string): CoachEntryRow[] {
  const coaches = seeds.coaches.map((name) => users.find(({ UserName }) => UserName === name)!);
  const [own, ...stories] = seeds.stories;
  const others = users.filter((user) => user.EntityId === seeds.company && isOther(user) && user.Status === 'Active').slice(0, seeds.people);
  const named = users.filter(({ UserName }) => own!.people.includes(UserName));
  const told = [...named.map((user) => ({ user, story: own! })), ...others.map((user, index) => ({ user, story: stories[index % stories.length]! }))];
  return told
    .flatMap(({ user, story }, person) =>
      // Nobody comes at the same hour as the one before.
      story.entries.map((seed) => ({ seed: seed as EntrySeed, user, later: person === 0 ? 0 : Math.floor((person - 1) / stories.length) })),
    )
    .map(({ seed, user, later }, index) => entryRow(seed, user, seed.coach < 0 ? undefined : coaches[seed.coach]!, addDays(today, seed.day - later)!, index));
}

function entryRow(
  { time, type, minutes, status = 'None', note }: EntrySeed,
  { UserId }: UserRow,
  coach: UserRow | undefined,
  day: string,
  index: number,
): CoachEntryRow {
  const StartDate = momentIn(`${workday(day)}T${time}:00`, seeds.timeZone)!;
  const written = addMinutes(StartDate, minutes === undefined ? 5 : -20_160)!;
  return {
    Id: `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`,
    UserId,
    CoachUserId: coach?.UserId ?? null,
    CoachName: coach === undefined ? seeds.formerCoach : `${coach.FirstName} ${coach.LastName}`,
    CoachingCompanyEntityId: coach?.EntityId ?? seeds.company,
    EntryType: type,
    Notes: note,
    StartDate,
    EndDate: addMinutes(StartDate, minutes ?? 0)!,
    IANA: seeds.timeZone,
    WorkFlowType: minutes === undefined ? 'Instant' : 'Scheduled',
    Status: status as CoachEntry['Status'],
    ReferralType: type === 'Referral' ? 'Instant' : 'None',
    SessionLocation: null,
    SessionTypeId: null,
    BufferBefore: 0,
    BufferAfter: 0,
    Description: null,
    ProgramId: null,
    CreatedChallengeId: null,
    ImpersonatedUserId: null,
    ImpersonatorEntityId: null,
    CreateDate: written,
    UpdateDate: minutes !== undefined && note !== '' ? addMinutes(StartDate, minutes + 10)! : written,
    Version: minutes !== undefined && note !== '' ? 2 : 1,
  };
}
