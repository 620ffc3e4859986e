import { describe, expect } from 'vitest';
import { sumOf } from '../../runtime/expressions/decimals';
import { addDays } from '../../runtime/format/date';
import type {
  CalendarMonth,
  Device,
  Leaderboard,
  Program,
  ProgramPage,
  RewardStatement,
  Session,
  TrackerEntry,
  UserPoints,
  UserProfile,
} from '../../schemas/generated/records';
import type { Operations } from '../../schemas/generated/operations';
import { withServer } from './support/fixture';

const { test, server } = withServer();
const loadedOn = '2026-11-02';
/** Trackers show entries of the last year. */
const shownSince = '2025-11-02';
const [weightTracker, pressureTracker] = [103, 104];
const poundsOfKilogram = 2.20462262;
const signsIn = [
  'pat@lakeside.example',
  'admin@lakeside.example',
  'coach@lakeside.example',
  'support@lakeside.example',
  'manager@lakeside.example',
  'pat@summit.example',
  'pat@cedar.example',
  'pat@granite.example',
];
const newcomers = ['newcomer@cedar.example', 'newcomer@granite.example'];

/** All that the screens of one person read. */
async function screensOf(userName: string) {
  const client = await server.as(userName);
  const get = async <Body>(path: string): Promise<Body> => (await client.get<Body>(path)).body;
  const { User: user, Entity: entity } = await get<Required<Session>>('/session');
  const statement = await get<RewardStatement>('/bank');
  const years = await Promise.all(statement.PlanYears.map(({ PlanYearId }) => get<RewardStatement>(`/bank/${PlanYearId}`)));
  const programs: Program[] = [];
  for (const { PlanYearId } of statement.PlanYears)
    programs.push(...(await get<ProgramPage>(`/userprograms/currentandcompleted?PageSize=500&PlanYearId=${PlanYearId}`)).Items);
  const details = await Promise.all(programs.map(({ Id, OwnerId }) => get<Required<Program>>(`/userprograms/detail?ownerId=${OwnerId}&id=${Id}`)));
  const offered = await get<{ TrackerId: number }[]>('/TrackerEntry/GetTrackerList');
  const entries: TrackerEntry[] = [];
  for (const { TrackerId } of offered) {
    const path = `/entities/${entity.EntityId}/users/${user.UserId}/tracker-entries/trackerId/${TrackerId}?startDate=2024-01-01&endDate=${loadedOn}`;
    entries.push(...(await get<{ Data: TrackerEntry[] }>(path)).Data);
  }
  return {
    get,
    user,
    statement,
    years,
    programs,
    details,
    entries,
    points: await get<UserPoints>('/rewards/ajax/getuserearnedandavailablepoints'),
    profile: await get<UserProfile>('/user/userprofilev2'),
    devices: await get<Device[]>('/trackers/trackerajax/GetAllDevices'),
    measures: (await get<Operations['getBiometricMeasurements']['answer']>('/userhealth/profile/GetUserBiometricMeasurements')).Data,
    calendar: (await get<{ Data: CalendarMonth }>('/userevents/GetCalendarEvents?dateRequested=2026-11-01')).Data,
  };
}

const numberIn = ({ Values }: TrackerEntry, field: string) => Number(Values.find(({ FieldName }) => FieldName === field)?.Value ?? 0);

describe.each(signsIn)('%s', (userName) => {
  let screens: Awaited<ReturnType<typeof screensOf>>;
  test.beforeAll(async () => {
    screens = await screensOf(userName);
  });

  test('D-demo-01 the home page, the statement and the programs say the same points', () => {
    const { statement, years, points, details } = screens;
    const earned = statement.Entries.filter(({ Kind }) => Kind === 'Earned');
    expect(earned.length).toBeGreaterThan(0);
    expect(earned.reduce((sum, { Points }) => sum + Points, 0)).toBe(statement.CurrentPoints);
    expect([points.CurrentPoints, points.AvailablePoints].map(Number)).toEqual([statement.CurrentPoints, statement.AvailablePoints]);
    expect(statement.Entries[0]!.PointsBalance).toBe(statement.AvailablePoints);
    const levels = details.flatMap(({ Name, Detail }) =>
      Detail.Levels.filter(({ IsCompleted, Points }) => IsCompleted && Points > 0).map((level) => `${Name}: ${level.Name} ${level.Points}`),
    );
    const ofPrograms = years
      .flatMap(({ Entries }) => Entries)
      .filter(({ Kind, Description }) => Kind === 'Earned' && !/: (Bronze|Silver|Gold)$/.test(Description));
    expect(ofPrograms.map(({ Description, Points }) => `${Description} ${Points}`).toSorted()).toEqual(levels.toSorted());
  });

  test('D-demo-02 points are earned on the day on which what was logged reached the goal', () => {
    const { years, details, entries } = screens;
    const earned = new Map(years.flatMap(({ Entries }) => Entries.filter(({ Kind }) => Kind === 'Earned').map((entry) => [entry.Description, entry.Date])));
    for (const [description, date] of earned) expect(date < loadedOn, `${description} on ${date}`).toBe(true);
    for (const { Name, StartDate, EndDate, Detail } of details.filter((program) => program.StartDate >= shownSince))
      for (const level of Detail.Levels.filter(({ IsCompleted, Points }) => IsCompleted && Points > 0)) {
        const date = earned.get(`${Name}: ${level.Name}`)!;
        expect(StartDate <= date && date <= (EndDate ?? loadedOn), `${Name}: ${level.Name} on ${date}`).toBe(true);
        const daily = level.Requirements.filter(({ TrackerId, Unit }) => TrackerId !== undefined && !['steps', 'miles'].includes(Unit));
        if (daily.length === 0 || daily.length < level.Requirements.length) continue;
        const metBy = (day: string) =>
          daily.every(
            ({ TrackerId, Field, AtLeast = 0, Goal }) =>
              entries.filter(
                (entry) =>
                  entry.TrackerId === TrackerId &&
                  StartDate <= entry.EntryDate &&
                  entry.EntryDate <= day &&
                  (Field === undefined || numberIn(entry, Field) >= AtLeast),
              ).length >= Goal,
          );
        expect([metBy(date), metBy(addDays(date, -1)!)], `${Name}: ${level.Name} on ${date}`).toEqual([true, false]);
      }
  });

  test('D-demo-03 lists, pages and entries say the same progress', () => {
    const { programs, details, entries } = screens;
    expect(details.map(({ Id, Progress, ProgramStatus }) => ({ Id, Progress, ProgramStatus }))).toEqual(
      programs.map(({ Id, Progress, ProgramStatus }) => ({ Id, Progress, ProgramStatus })),
    );
    for (const { Name, StartDate, EndDate, Detail } of details.filter((program) => program.StartDate >= shownSince))
      for (const { TrackerId, Field, AtLeast, Value, Unit } of Detail.Levels.flatMap(({ Requirements }) => Requirements)) {
        if (TrackerId === undefined) continue;
        const own = entries.filter((entry) => entry.TrackerId === TrackerId && StartDate <= entry.EntryDate && entry.EntryDate <= (EndDate ?? loadedOn));
        const counted = own.filter((entry) => Field === undefined || AtLeast === undefined || numberIn(entry, Field) >= AtLeast);
        expect(Value, `${Name} ${Unit}`).toBe(
          AtLeast === undefined && Field !== undefined ? sumOf(own.map((entry) => numberIn(entry, Field))) : counted.length,
        );
      }
  });

  test('D-demo-04 the leaderboard has what was logged, and the rank that follows from it', async () => {
    const { get, details, entries, user } = screens;
    let ranked = 0;
    for (const { Id, OwnerId, StartDate, EndDate } of details.filter(({ Detail }) => Detail.Board !== null)) {
      const { Data: board } = await get<{ Data: Leaderboard }>(
        `/challenges/ajax/GetChallengeLeaderboard?challengeId=${Id}&challengeOwnerId=${OwnerId}&getAll=true`,
      );
      const own = board.Users.find(({ UserId }) => UserId === user.UserId);
      if (own === undefined) continue;
      ranked += 1;
      const listed = board.Users.filter(({ Rank }) => Rank > 0);
      if (own.Rank > 0) for (const other of listed) if (other.UnitTotal > own.UnitTotal) expect(other.Rank, Id).toBeLessThan(own.Rank);
      const days = entries.filter((entry) => StartDate <= entry.EntryDate && entry.EntryDate <= (EndDate ?? loadedOn));
      expect(days.length).toBeGreaterThanOrEqual(own.TotalDays);
    }
    if (userName.startsWith('pat@lakeside')) expect(ranked).toBeGreaterThan(1);
  });

  test('D-demo-05 the tracker and the health profile have one weight and one blood pressure', () => {
    const { entries, measures } = screens;
    const near = (trackerId: number, day: string) =>
      entries.filter((entry) => entry.TrackerId === trackerId && Math.abs(Date.parse(entry.EntryDate) - Date.parse(day)) <= 3 * 86_400_000);
    for (const { MeasureId, Measurements } of measures)
      for (const { Date: day, Value } of Measurements) {
        if (MeasureId === 'Weight')
          for (const entry of near(weightTracker, day))
            expect(
              Math.abs(numberIn(entry, 'Weight') / poundsOfKilogram - Value),
              `${entry.EntryDate} ${numberIn(entry, 'Weight')} lb, ${Value} kg`,
            ).toBeLessThan(2);
        if (MeasureId === 'BloodPressure')
          for (const entry of near(pressureTracker, day)) expect(Math.abs(numberIn(entry, 'Systolic') - Value)).toBeLessThan(12);
      }
  });

  test('D-demo-06 units go together', () => {
    const { HeightUnits, LengthUnits, WeightUnits, DistanceUnits } = screens.profile;
    expect([
      ['FeetAndInches', 'Inches', 'Pounds', 'Miles'],
      ['Centimeters', 'Centimeters', 'Kilograms', 'Kilometers'],
    ]).toContainEqual([HeightUnits, LengthUnits, WeightUnits, DistanceUnits]);
  });

  test('D-demo-07 only a connected device logs, and nobody logs by text message without a mobile number', () => {
    const { entries, devices, profile } = screens;
    const connected = devices.flatMap(({ Status, ConnectedAt }) => (Status === 'Connected' ? [ConnectedAt!.slice(0, 10)] : [])).toSorted()[0];
    const early = entries.filter(({ Source, EntryDate }) => Source === 'Device' && !(connected !== undefined && EntryDate >= connected));
    expect(early.map(({ EntryDate, TrackerName }) => `${EntryDate} ${TrackerName}`)).toEqual([]);
    if (typeof profile.MobileNumber !== 'string') expect(entries.filter(({ Source }) => Source === 'SMS')).toEqual([]);
  });

  test('D-demo-08 boards have at most a few unread messages, and those of the past none', () => {
    for (const { Id, EndDate, UnreadMessages = 0 } of screens.programs)
      expect(UnreadMessages, Id).toBeLessThanOrEqual(EndDate !== null && EndDate < loadedOn ? 0 : 3);
  });

  test('D-demo-09 nobody logs or joins before they registered', () => {
    const registered = screens.user.DateRegistered!.slice(0, 10);
    expect(screens.entries.filter(({ EntryDate }) => EntryDate < registered)).toEqual([]);
  });

  test('D-demo-10 the sessions that people signed up for are in their own time zone', () => {
    const { calendar, profile } = screens;
    expect(
      calendar.Events.filter(({ Status, TimeZone }) => Status === 'Selected' && TimeZone !== profile.TimeZone).map(
        ({ Title, TimeZone }) => `${Title} ${TimeZone}`,
      ),
    ).toEqual([]);
  });
});

test.for(newcomers)('D-demo-11 %s has no points, programs, entries or messages before the first sign-in', async (userName) => {
  const { points, programs, entries, statement, user } = await screensOf(userName);
  expect([Number(points.CurrentPoints), programs, entries, statement.Entries]).toEqual([0, [], [], []]);
  expect(user.DateRegistered! > addDays(loadedOn, -8)!).toBe(true);
});

test('D-demo-16 what is stored is settled: quitting one program completes no other', async () => {
  const pat = await server.as('pat@lakeside.example');
  const statuses = async () =>
    (await pat.get<ProgramPage>('/userprograms/currentandcompleted?PageSize=500&PlanYearId=2026')).body.Items.map(({ Id, ProgramStatus }) => [
      Id,
      ProgramStatus,
    ]);
  const before = await statuses();
  const quits = 'lakeside-fall-2';
  expect((await pat.post(`/userprograms/quit?ownerId=lakeside&id=${quits}`, undefined)).status).toBe(200);
  expect(await statuses()).toEqual(before.filter(([id]) => id !== quits));
});
