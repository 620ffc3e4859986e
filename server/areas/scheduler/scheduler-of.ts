import type { SchedulerCoach, SchedulerSettings, SessionType } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { type NamedPerson, personWithin, revisionFor } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict } from '../../foundation/outcome';
import type { CoachRow, TakenTime } from '../../records/scheduler';
import { shownRow, singleKey } from '../../records/single-rows';
import { allRows } from '../resources/read-rows';
import type { CoachTime } from './free-times';
import { minuteOf, momentOf, type Span, type Week } from './open-spans';

type Asked = Pick<Call<'getSchedulerData'>, 'caller' | 'revision' | 'origin'>;

/** Whose sessions a call is about, with the definitions that hold for them. */
export interface Scheduled extends Asked {
  person: NamedPerson;
  /** The caller's own, and not those of a participant. */
  isOwn: boolean;
}

/** What sessions of somebody are scheduled with. */
export interface Scheduler {
  hours: SchedulerSettings;
  company: Week;
  types: SessionType[];
  coaches: Coach[];
}

/** A coach with a time zone: the one that they have chosen, else that of their company. */
export type Coach = CoachRow & { TimeZone: string };

/** Who coaches the people of a company, by name. */
export async function coachesOf(entityId: string, { companies, companySettings, definitions, scheduler }: Tools): Promise<Coach[]> {
  const rows = await scheduler.coachesOf([entityId]);
  const ids = [...new Set(rows.filter(({ TimeZone }) => TimeZone === null).map(({ EntityId }) => EntityId))];
  const zones = new Map<string, string>();
  for (const entity of ids.length === 0 ? [] : await companies.within({ every: true }, { ids }))
    zones.set(entity.EntityId, (await companySettings.of(entity, await definitions.of(entity.Customer))).time.TimeZone);
  // Each coach's company is among those found.
  return rows.map((row) => ({ ...row, TimeZone: row.TimeZone ?? zones.get(row.EntityId)! }));
}

/** The caller; or a participant whom the one who acts coaches. Others are not found, whether or not they exist. */
export async function scheduledPerson(call: Asked, userId: string | undefined, tools: Tools): Promise<Scheduled> {
  const { user, entity, impersonation } = call.caller;
  const isOwn = impersonation === undefined && (userId === undefined || userId === user.UserId);
  const person = isOwn ? { UserId: user.UserId, EntityId: user.EntityId, entity } : await personWithin(call, ['Coaching'], userId ?? user.UserId, tools);
  return { caller: call.caller, origin: call.origin, revision: await revisionFor(call, person, tools), person, isOwn };
}

/** Refuses where a company does not schedule sessions here. */
export function holdToScheduling({ revision, person }: Scheduled): void {
  const { coaching, scheduler } = constantsOf(revision);
  if (!person.entity.EntityFeatures.includes(coaching.coachingFeature)) throw conflict(scheduler.schedulerNotHere);
}

/** The hours, session types and coaches of somebody: those of the company by whose coaches their company is coached. */
export async function schedulerOf({ caller, revision, person }: Scheduled, tools: Tools): Promise<Scheduler> {
  const wanted = await tools.scheduler.coachingCompanyOf(person.EntityId);
  const found = wanted === person.EntityId ? [] : await tools.companies.within({ every: true }, { ids: [wanted] });
  const [entity = person.entity] = found;
  const resource = revision.resources['scheduler-settings']!;
  const own = (await tools.resources.find({ resource: resource.id, owner: entity.EntityId }, singleKey))?.Value;
  // The row was held to its record when it was saved.
  const hours = shownRow(resource, { own, partner: undefined, entity: undefined }, revision).value as unknown as SchedulerSettings;
  const { TimeZone } = (await tools.companySettings.of(entity, revision)).time;
  const days = hours.DaySettings.map(({ Day, IsOpen, ...time }) => ({ Day, times: IsOpen ? [time] : [] }));
  return {
    hours,
    company: { timeZone: TimeZone, days },
    types: await allRows<SessionType>({ revision }, 'session-types', entity.EntityId, tools),
    // Nobody coaches themselves; a coach who looks at their own scheduler is among the coaches.
    coaches: (await coachesOf(person.EntityId, tools)).filter(({ UserId }) => UserId !== person.UserId || UserId === caller.user.UserId),
  };
}

/** A coach as pages know them. */
export const coachAnswer = ({ UserId, FirstName, LastName, TimeZone }: Coach, types: readonly SessionType[]): SchedulerCoach => ({
  UserId,
  FirstName,
  LastName,
  TimeZone,
  AssignedSessionTypes: types.flatMap(({ Id, AssignedCoaches }) => (Id !== undefined && AssignedCoaches.includes(UserId) ? [Id] : [])),
});

/** When sessions take whose time, by person. What is kept free around a session is kept by its coach. */
export function takenBy(taken: readonly TakenTime[]): (userId: string) => Span[] {
  const spans = new Map<string, Span[]>();
  const add = (userId: string, span: Span) => {
    const known = spans.get(userId);
    if (known === undefined) spans.set(userId, [span]);
    else known.push(span);
  };
  for (const { UserId, CoachUserId, StartDate, EndDate, BufferBefore, BufferAfter } of taken) {
    const [start, end] = [minuteOf(StartDate), minuteOf(EndDate)];
    if (CoachUserId !== null) add(CoachUserId, { start: start - BufferBefore, end: end + BufferAfter });
    if (UserId !== CoachUserId) add(UserId, { start, end });
  }
  return (userId) => spans.get(userId) ?? [];
}

interface Looking {
  coaches: readonly Coach[];
  period: Span;
  /** A session that is to be moved: it does not stand in its own way. */
  except?: string | undefined;
}

/** The time of coaches and of whoever comes, as far as it is taken in a period. */
export async function timeOf({ person }: Scheduled, { coaches, period, except }: Looking, { scheduler }: Pick<Tools, 'scheduler'>) {
  const ids = coaches.map(({ UserId }) => UserId);
  const span = { from: momentOf(period.start - minutesAround), to: momentOf(period.end + minutesAround) };
  const taken = takenBy((await scheduler.taken([...ids, person.UserId], span)).filter(({ Id }) => Id !== except));
  const blocked = await scheduler.blocked(ids, span);
  const times = coaches.map((coach): CoachTime & { row: Coach } => ({
    row: coach,
    week: {
      timeZone: coach.TimeZone,
      days: (coach.WeekDays ?? []).map(({ Day, Availability }) => ({ Day, times: Availability })),
    },
    taken: [
      ...taken(coach.UserId),
      ...blocked.flatMap(({ UserId, StartTime, EndTime }) => (UserId === coach.UserId ? [{ start: minuteOf(StartTime), end: minuteOf(EndTime) }] : [])),
    ],
  }));
  return { times, taken: taken(person.UserId) };
}

/** No session is longer than this with all that is kept free around it: what begins before a period may reach into it. */
const minutesAround = 400;
