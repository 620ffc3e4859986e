import { addDays } from '../../runtime/format/date';
import { momentIn } from '../../runtime/format/time';
import type { ProgramLevel } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { events, eventSessions, eventSignUps } from '../records/tables/events';
import { insertFiles } from './insert-files';
import { documentsOf, type EventDocuments } from './event-documents';
import seeds from './events.json';
import { insertRows } from './insert-rows';
import { valueOf } from './make-companies';
import { isOther } from './make-people';
import { nothingCounted } from './make-programs';
import type { makeRows } from './make-rows';
import { timeZoneAt } from './stories';
import { workday } from './workdays';

type Rows = Pick<ReturnType<typeof makeRows>, 'programs' | 'choices' | 'participations' | 'users'>;
type EventRow = typeof events.$inferInsert;
type SessionRow = typeof eventSessions.$inferInsert & { StartsAt: string };
type SignUpRow = typeof eventSignUps.$inferSelect;
type Seed = (typeof seeds.events)[number];
type Slots = (typeof seeds.slots)['Health Screening'];

/** From April to September, talks have what fits warm evenings. */
function eventsOn(today: string): Seed[] {
  const month = Number(today.slice(5, 7));
  const isWarm = month >= 4 && month <= 9;
  return seeds.events.map((seed): Seed => {
    if (!isWarm || !('whenWarm' in seed)) return seed as Seed;
    const { Name, Summary, sessionName } = seed.whenWarm!;
    return { ...seed, Name, Summary, sessions: seed.sessions.map((session) => ({ ...session, Name: sessionName })) } as Seed;
  });
}

const isEvent = ({ ProgramSubType }: ProgramRow) => ProgramSubType === 'Event';
/** Returns the time zone of a place of a company, else that of the company. */
const zoneAt = (EntityId: string, place: string): string => timeZoneAt({ EntityId, Location: valueOf(place) });
const idOf = (entityId: string, key: string) => `${entityId}-event-${key}`;
/** Talks and classes around today, which each company offers beside its activities, with the people who come. */
export function makeEventPrograms({ programs, users }: Pick<Rows, 'programs' | 'users'>, today: string) {
  const running = programs.filter((program) => isEvent(program) && program.StartDate <= today && (program.EndDate ?? today) >= today);
  const offering = [...new Map(running.map((program) => [program.OwnerId, program])).values()];
  const made = offering.flatMap((like) => eventsOn(today).map((seed) => ({ seed, program: eventProgram(seed, like, today) })));
  const participations = made.flatMap(({ seed, program }) => {
    const people = users.filter((user) => user.EntityId === program.OwnerId && isOther(user) && user.Status === 'Active');
    const wanted = seed.sessions.reduce((sum, { taken }) => sum + taken, 0);
    return people.slice(0, wanted).map(
      ({ UserId }): ParticipationRow => ({
        UserId,
        ProgramId: program.Id,
        ProgramStatus: 'Current',
        JoinedOn: `${addDays(today, -25)!}T15:20:00.000Z`,
        Levels: null,
        Reports: 0,
        ChangedOn: addDays(today, -25)!,
        ...nothingCounted,
      }),
    );
  });
  return { programs: made.map(({ program }) => program), participations };
}

function eventProgram({ key, Name, Picture, Summary, Description, ...seed }: Seed, like: ProgramRow, today: string): ProgramRow {
  const Levels: ProgramLevel[] = [
    {
      LevelId: 'done',
      Name: 'Take part',
      Points: 10,
      Requirements: [{ RequirementId: 'session', Name: 'Attend one session', Measure: 'Sessions', Goal: 1, Unit: 'sessions' }],
    },
  ];
  const EndDate = 'ended' in seed ? addDays(today, -(seed.ended as number))! : like.EndDate;
  return { ...like, Id: idOf(like.OwnerId, key), Name, Picture, Summary, Description, Levels, SectionId: 'events', Tags: [], EndDate };
}

/** When events take place, and who has signed up: whoever takes part in an event has, for one of its sessions. */
export function makeEvents({ programs, choices, participations, users }: Rows, today: string) {
  const documents = documentsOf(users);
  const own = programs.filter(isEvent).map((program) => {
    const places = choices.filter(({ EntityId, Kind }) => EntityId === program.OwnerId && Kind === 'Location').map(({ Text }) => Text);
    return { program, ...eventOf(program, places, documents, today) };
  });
  const sessionsOf = new Map(own.map(({ program, sessions }) => [program.Id, sessions]));
  const others = new Set(users.filter(isOther).map(({ UserId }) => UserId));
  const locations = new Map(users.map(({ UserId, Location }) => [UserId, Location]));
  const taken = new Map<string, number>();
  const { least, most } = seeds.signedUpDaysBefore;
  const signUps = participations.flatMap(({ UserId, ProgramId, ProgramStatus }, index): SignUpRow[] => {
    const sessions = ProgramStatus === 'Quit' ? undefined : sessionsOf.get(ProgramId);
    if (sessions === undefined) return [];
    const { SessionId, StartsAt } = sessionFor(sessions, index, others.has(UserId) ? 'any' : locations.get(UserId)!, taken);
    taken.set(SessionId, (taken.get(SessionId) ?? 0) + 1);
    return [{ UserId, SessionId, SignedUpAt: `${addDays(StartsAt.slice(0, 10), -least - (index % (most - least)))}T16:00:00.000Z` }];
  });
  const sessions = [...sessionsOf.values()].flat().map((session) => ({ ...session, Places: roomFor(session, taken.get(session.SessionId) ?? 0) }));
  return { events: own.map(({ event }) => event), sessions, signUps, documents: documents.rows };
}

/** As many as are said, or as have come, whichever is more. */
const roomFor = ({ Places }: SessionRow, taken: number): number | null => (typeof Places === 'number' ? Math.max(Places, taken) : null);

/** Of an event that has filled sessions by name, one with room; else one after the other. People with a story come to one of the first three, where they work if it is one of these. */
function sessionFor(sessions: SessionRow[], index: number, at: string | null, taken: ReadonlyMap<string, number>): SessionRow {
  const seeded = sessions.find(({ SessionId, Taken }) => (Taken ?? 0) > (taken.get(SessionId) ?? 0));
  if (seeded !== undefined) return seeded;
  const first = seeds.times.length;
  const near = at === null ? undefined : sessions.slice(0, first).find(({ Place }) => typeof Place === 'string' && valueOf(Place) === at);
  if (near !== undefined) return near;
  return at === 'any' && index % 2 === 0 && sessions.length > first
    ? sessions[first + (((index / 2) * 7) % (sessions.length - first))]!
    : sessions[index % Math.min(first, sessions.length)]!;
}

function eventOf(program: ProgramRow, places: string[], documents: EventDocuments, today: string): { event: EventRow; sessions: SessionRow[] } {
  const { Id: ProgramId, OwnerId, Name, StartDate } = program;
  const place = (index: number) => places[index] ?? seeds.elsewhere;
  const at = (day: string, time: string, minutes: number, Place: string) => {
    const zone = zoneAt(OwnerId, Place);
    const TimeZone = zone === zoneAt(OwnerId, place(0)) ? null : zone;
    const StartsAt = momentIn(`${day}T${time}:00`, zone)!;
    return { StartsAt, EndsAt: new Date(Date.parse(StartsAt) + minutes * 60_000).toISOString(), TimeZone, Place };
  };
  const seed = eventsOn(today).find(({ key }) => idOf(OwnerId, key) === ProgramId);
  const common = { ProgramId, LocationName: place(0), LocationAddressCityStateZip: seeds.address, TimeZone: zoneAt(OwnerId, place(0)) };
  if (seed !== undefined) {
    const sessions = seed.sessions.map((session, index) => ({
      SessionId: `${ProgramId}-session-${index + 1}`,
      ProgramId,
      ...at(workday(addDays(today, session.day)!), session.time, session.minutes, place(index % 3)),
      Name: session.Name,
      Details: session.Details,
      Places: session.places,
      Taken: session.taken,
      Documents: documents.of(OwnerId, (session as { documents?: string[] }).documents ?? []),
    }));
    return { event: { ...common, EventType: seed.EventType as EventRow['EventType'], Documents: documents.of(OwnerId, seed.documents) }, sessions };
  }
  const kind = Object.keys(seeds.slots).find((name) => Name.startsWith(name));
  const slots = kind === undefined ? undefined : (seeds.slots as Record<string, Slots>)[kind];
  const first = seeds.times.map(({ daysAfterStart, time, place: where }, index) => ({
    SessionId: `${ProgramId}-session-${index + 1}`,
    ProgramId,
    ...at(addDays(StartDate, daysAfterStart)!, time, 30, place(where)),
    Name: slots?.names[0] ?? Name,
    Details: '',
  }));
  const isRunning = StartDate <= today && (program.EndDate ?? today) >= today;
  const more = slots === undefined || !isRunning ? [] : slotSessions(program, slots, place(0), at, today);
  const event = {
    ...common,
    EventType: (slots?.EventType ?? 'Multiple') as EventRow['EventType'],
    IsLimitToOneSessionRegistration: slots?.oneSession ?? false,
    Documents: documents.of(OwnerId, slots?.documents ?? []),
  };
  return { event, sessions: [...first, ...more] };
}

/** A day of short sessions, one after the other, over the weeks to come. */
function slotSessions(
  { Id, EndDate }: ProgramRow,
  { days, from, to, minutes, places, names }: Slots,
  Place: string,
  at: (day: string, time: string, minutes: number, Place: string) => Pick<SessionRow, 'StartsAt' | 'EndsAt' | 'TimeZone' | 'Place'>,
  today: string,
): SessionRow[] {
  const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) as [number, number];
  const times = Array.from({ length: (end - start) / minutes }, (_, index) => start + index * minutes);
  const kept = days.map((day) => workday(addDays(today, day)!)).filter((day) => EndDate === null || day <= EndDate);
  return [...new Set(kept)].flatMap((day) =>
    times.flatMap((minute) =>
      names.map((Name, station) => ({
        SessionId: `${Id}-${day}-${minute}-${station + 1}`,
        ProgramId: Id,
        ...at(day, `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`, minutes, Place),
        Name,
        Details: '',
        Places: places,
      })),
    ),
  );
}

/** Stores them, within the transaction that loads the demo. */
export async function insertEvents(transaction: Database, made: ReturnType<typeof makeEvents>) {
  await insertFiles(transaction, made.documents);
  await insertRows(
    transaction,
    events,
    made.events.map((event) => ({ IsLimitToOneSessionRegistration: false, ...event })),
  );
  await insertRows(
    transaction,
    eventSessions,
    // The database counts who has signed up.
    made.sessions.map((session) => ({ Details: '', Documents: [], ...session, Taken: 0 })),
  );
  await insertRows(transaction, eventSignUps, made.signUps);
}
