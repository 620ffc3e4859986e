import { addDays } from '../../runtime/format/date';
import type { Revision } from '../../runtime/definitions/compiled';
import type { TrackerSetup } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import type { UserRow } from '../records/callers';
import { trackerEntries } from '../records/tables/trackers';
import type { TrackerEntryRow } from '../records/tracker-entries';
import { trackersOf } from '../definitions/tracker-catalogue';
import { entryRecord } from '../areas/tracker-entries/entry-record';
import { storedValues } from '../areas/tracker-entries/entry-values';
import { checkRow } from './check-row';
import { isOther } from './make-people';
import { isOfGroups } from './make-groups';
import groupSeeds from './programs.json';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { insertRows } from './insert-rows';
import type { makeRows } from './make-rows';
import { type SeededRandom, seededRandom } from './seeded-random';
import { bodyOf, devicesOf } from './stories';
import seeds from './trackers.json';
import { type ValueSeed, valueMaker } from './tracker-values';
import { constantsOf } from '../foundation/constants';

interface TrackerSeed {
  TrackerId: number;
  percent: number;
  /** How often on Saturdays and Sundays, of the usual. */
  weekend?: number;
  /** How often at the height of the summer, of the usual; as much less in the depth of the winter. */
  summer?: number;
  sources: string[];
  values: Record<string, ValueSeed>;
}

/** How one person logs. */
interface Habit {
  user: UserRow;
  revision: Revision;
  coach: UserRow | undefined;
  /** Whether the person can log by text message. */
  canText: boolean;
  /** How many days back. */
  days: number;
  /** How often, of what is usual for a tracker. */
  percent: number;
  trackers: TrackerSeed[];
  /** Between how many days back the person logged nothing. */
  pause?: { from: number; to: number } | undefined;
}

/** Of those whom nobody is told of: one goes on, one gave up, one came back. */
const pauses = [undefined, ...seeds.others.pauses];

const trackerSeeds = seeds.trackers as unknown as TrackerSeed[];

/** What some people have logged until the day before `today`, from all sources and with gaps. Nothing of the day itself, so that everybody can log it. */
export function makeTrackerEntries(
  { entities, users, profiles, programs, participations }: Pick<ReturnType<typeof makeRows>, 'entities' | 'users' | 'profiles' | 'programs' | 'participations'>,
  definitions: Definitions,
  today: string,
): TrackerEntryRow[] {
  const random = seededRandom(20_261_123);
  const rivals = rivalsOf(programs, participations);
  let rivalsSoFar = 0;
  const customers = new Map(entities.map(({ EntityId, Customer }) => [EntityId, Customer]));
  const coaches = new Map(users.filter(({ Roles }) => Roles.includes('Coach')).map((user) => [user.EntityId, user]));
  const texting = new Set(entities.filter(({ EntityFeatures }) => EntityFeatures.includes('TextTool')).map(({ EntityId }) => EntityId));
  const mobiles = new Set(profiles.filter(({ MobileNumber }) => MobileNumber !== null).map(({ UserId }) => UserId));
  return users.flatMap((user, index) => {
    const own = habitOf(user, index);
    const tracked = own === undefined && isOther(user) ? rivals.get(user.UserId) : undefined;
    const habit = tracked === undefined ? own : habitOfRival(tracked);
    if (habit === undefined) return [];
    const revision = definitions.for(customers.get(user.EntityId) ?? null);
    const numbers = own === undefined ? randomOfRival(rivalsSoFar++) : random;
    const canText = texting.has(user.EntityId) && mobiles.has(user.UserId);
    return makeEntries({ ...habit, user, revision, coach: coaches.get(user.EntityId), canText }, today, numbers);
  });
}

/** By person the trackers of the programs with a leaderboard that run: of each some take part in earnest. */
function rivalsOf(programs: readonly ProgramRow[], participations: readonly ParticipationRow[]): Map<string, number[]> {
  const boards = new Map(
    programs.filter(({ Id, OwnerId, Grouping }) => Grouping !== null && isOfGroups(Id, OwnerId)).map(({ Id, Board }) => [Id, Board!.TrackerId]),
  );
  const counts = new Map<string, number>();
  const rivals = new Map<string, number[]>();
  for (const { UserId, ProgramId, ProgramStatus } of participations) {
    const trackerId = boards.get(ProgramId);
    const count = counts.get(ProgramId) ?? 0;
    if (trackerId === undefined || ProgramStatus === 'Quit' || count >= groupSeeds.groups.rivals) continue;
    counts.set(ProgramId, count + 1);
    rivals.set(UserId, [...new Set([...(rivals.get(UserId) ?? []), trackerId])]);
  }
  return rivals;
}

/** Each of its own, but one in six logs what the one before did: so a leaderboard has ties. */
const randomOfRival = (number: number) => seededRandom(20_261_124 + (number % 6 === 5 ? number - 1 : number));

const habitOfRival = (trackerIds: readonly number[]) => ({
  days: groupSeeds.groups.days,
  percent: 85,
  trackers: trackerSeeds.filter(({ TrackerId }) => trackerIds.includes(TrackerId)),
});

/** Those who show something log nearly everything; of the others, who have no sign-in name that anybody is told, some log a little. */
function habitOf(user: UserRow, index: number): Pick<Habit, 'days' | 'percent' | 'trackers' | 'pause'> | undefined {
  const { UserName, EntityId } = user;
  const named = Object.hasOwn(seeds.people, UserName) ? seeds.people[UserName as keyof typeof seeds.people] : undefined;
  if (named !== undefined)
    return { days: seeds.days, percent: named.percent, trackers: trackerSeeds.filter(({ TrackerId }) => !named.without.includes(TrackerId)) };
  const { days, percent, trackers, oneIn, oneOfAllIn } = seeds.others;
  const every = Object.hasOwn(oneIn, EntityId) ? oneIn[EntityId as keyof typeof oneIn] : oneOfAllIn;
  if (!isOther(user) || index % every !== 0) return undefined;
  return {
    days,
    percent,
    pause: pauses[(index / every) % pauses.length],
    trackers: Array.from({ length: trackers }, (_, place) => trackerSeeds[(index / every + place * 3) % trackerSeeds.length]!),
  };
}

function makeEntries({ user, revision, coach, canText, days, percent, trackers, pause }: Habit, today: string, random: SeededRandom): TrackerEntryRow[] {
  const offered = trackersOf(revision);
  const connected = Math.max(0, ...devicesOf(user).map(({ connectedDaysAgo }) => connectedDaysAgo));
  const isPossible: Record<string, (ago: number) => boolean> = { Device: (ago) => ago < connected, SMS: () => canText };
  const sourceOn = (ago: number, source: string) => (Object.hasOwn(isPossible, source) && !isPossible[source]!(ago) ? 'UserEntry' : source);
  const isGap = (ago: number) => [...seeds.gaps, ...(pause === undefined ? [] : [pause])].some(({ from, to }) => from <= ago && ago <= to);
  return trackers.flatMap((seed) => {
    const setup = offered.find(({ TrackerId }) => TrackerId === seed.TrackerId);
    if (setup === undefined) return [];
    const make = valueMaker(setup, seed.values, random, (measure, daysAgo) => bodyOf(user, measure, daysAgo));
    const agos = Array.from({ length: days }, (_, index) => days - index).filter(
      (ago) => !isGap(ago) && random.chance(((seed.percent * percent) / 100) * likelihood(seed, addDays(today, -ago)!)),
    );
    const registered = user.DateRegistered.slice(0, 10);
    return agos
      .filter((ago) => addDays(today, -ago)! >= registered)
      .map((ago) => {
        const values = storedValues(setup, make(ago), [], constantsOf(revision).trackerEntries);
        const entry = { ...made({ user, revision, coach, source: sourceOn(ago, random.pick(seed.sources)) }, addDays(today, -ago)!, setup), Values: values };
        checkRow(revision, 'TrackerEntry', entryRecord(entry, setup));
        return entry;
      });
  });
}

/** How much more or less likely a day is than others, by its season and its weekday. */
function likelihood({ weekend = 1, summer = 1 }: TrackerSeed, day: string): number {
  const date = new Date(`${day}T12:00:00Z`);
  const season = Math.cos(((date.getUTCMonth() - 6) / 12) * 2 * Math.PI);
  return (date.getUTCDay() % 6 === 0 ? weekend : 1) * (1 + (summer - 1) * season);
}

const coachSources = ['Coach', 'CoachPlatform'];
const automaticSources = ['Device', 'TrackerFeed', 'BiometricUpload'];

/** Whose hand an entry is from. Where a company has no coach, the person entered it. */
function made(
  { user, revision, coach, source }: Pick<Habit, 'user' | 'revision' | 'coach'> & { source: string },
  day: string,
  { TrackerId }: TrackerSetup,
): Omit<TrackerEntryRow, 'Values'> {
  const byCoach = coachSources.includes(source) && coach?.UserId !== user.UserId ? coach : undefined;
  const Source = coachSources.includes(source) && byCoach === undefined ? 'UserEntry' : source;
  const { FirstName, LastName } = byCoach ?? user;
  const name = automaticSources.includes(Source) ? constantsOf(revision).server.systemName : `${FirstName} ${LastName}`;
  const digits = day.replaceAll('-', '');
  const at = `${day}T23:05:00.000Z`;
  return {
    Id: `${TrackerId}#${digits}#${user.UserId}`,
    UserId: user.UserId,
    EntityId: user.EntityId,
    TrackerId,
    EntryDate: day,
    EntryDateKey: Number(digits) * 100 + 1,
    Source,
    SourceId: byCoach?.UserId ?? null,
    CoachingEntityId: byCoach?.EntityId ?? null,
    CreatedBy: name,
    CreatedDateTime: at,
    LastModifiedBy: name,
    LastModifiedDateTime: at,
  };
}

/** Stores them, within the transaction that loads the demo. */
export const insertTrackerEntries = (transaction: Database, rows: TrackerEntryRow[]) => insertRows(transaction, trackerEntries, rows);
