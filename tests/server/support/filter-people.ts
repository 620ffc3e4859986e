import { eq, inArray } from 'drizzle-orm';
import { seededRandom } from '../../../server/demo/seeded-random';
import { assessmentAnswers, assessmentProgress, biometricMeasurements, biometricOverrides, hraResults } from '../../../server/records/tables/assessments';
import { planYears } from '../../../server/records/tables/companies';
import { eventSessions, eventSignUps } from '../../../server/records/tables/events';
import { designations, entities, profiles, users } from '../../../server/records/tables/people';
import { participations, programs } from '../../../server/records/tables/programs';
import { trackerEntries } from '../../../server/records/tables/trackers';
import type { TestServer } from './test-server';
import { definitionsWith } from './definitions';

const field = (name: string, property: object) => ({
  op: 'insert-field',
  form: 'user-profile',
  after: 'mobile',
  record: 'UserProfileSave',
  name,
  property,
  field: { id: name.toLowerCase(), label: name },
});

/** Summit with a field of each kind of its own. */
const everyKind = {
  id: 'every-kind',
  kind: 'overlay',
  operations: [
    field('nickname', { type: 'string', title: 'Nickname', maxLength: 40 }),
    field('hours', { type: 'number', title: 'Hours' }),
    field('driver', { type: 'boolean', title: 'Driver' }),
    field('checkedOn', { type: 'string', format: 'date', title: 'Checked on' }),
    field('skills', { type: 'array', title: 'Skills', uniqueItems: true, items: { type: 'string', enum: ['ski', 'climb', 'sail'] } }),
  ],
};

export const everyKindDefinitions = () => definitionsWith({ 'schemas/customers/summit/every-kind.overlay.json': everyKind });

/** Companies whose people are varied. */
const varied = ['summit', 'lakeside'];

const day = (year: number, month: number, date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** What an entry of a night's sleep says, also what is no number; others say nothing. */
const entered = (trackerId: number, kind: number) => {
  if (trackerId !== 106 || kind === 3) return [];
  return [
    { FieldName: 'Hours', Value: [6, 8.5, 'long'][kind]! },
    { FieldName: 'Quality', Value: '2' },
  ];
};

/** Many people of two companies of whom each is in another way, in everything that a filter can ask for. The same each time. */
export async function varyPeople({ database }: TestServer, count = 90): Promise<void> {
  const random = seededRandom(20_261_124);
  const [someone] = await database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
  const [profile] = await database.select().from(profiles).where(eq(profiles.UserId, someone!.UserId));
  const maybe = <Value>(value: Value, percent = 75): Value | undefined => (random.chance(percent) ? value : undefined);
  const anyDay = (from: number, to: number) => day(random.between(from, to), random.between(1, 12), random.between(1, 28));
  const made = Array.from({ length: count }, (_, index) => {
    const EntityId = varied[index % varied.length]!;
    return { UserId: `varied-${index}`, EntityId };
  });
  await database.insert(users).values(
    made.map(({ UserId, EntityId }) => ({
      ...someone!,
      UserId,
      EntityId,
      UserName: `${UserId}@varied.example`,
      Email: `${UserId}@varied.example`,
      UniqueId: null,
      SsoSubject: null,
      IsLocked: false,
      Status: random.pick(['Active', 'Active', 'Pending', 'Uploaded', 'Disabled', 'Deleted'] as const),
      Roles: random.pick([[], [], ['Coach'], ['Admin', 'Reporting'], ['Reporting']] as (typeof someone & {})['Roles'][]),
      Region: maybe(random.pick(['east', 'west', 'pacific', 'mountain'])) ?? null,
      Location: maybe(random.pick(['boulder', 'portland', 'denver'])) ?? null,
    })),
  );
  await database.insert(profiles).values(
    made.slice(0, -3).map(({ UserId, EntityId }) => ({
      ...profile!,
      UserId,
      EntityId,
      MobileNumber: null,
      Answers: [
        ...(random.chance(80) ? [{ Id: 'Department', UserAnswer: random.pick(['office', 'plant', 'field']) }] : []),
        ...(random.chance(80) ? [{ Id: 'Sex', UserAnswer: random.pick(['female', 'male', 'undisclosed']) }] : []),
        ...(random.chance(80)
          ? [
              {
                Id: 'HireDate',
                UserAnswer: random.chance(6)
                  ? 'long ago'
                  : random.pick([anyDay(2015, 2026), day(2026, 10, random.between(1, 28)), day(2026, 11, random.between(1, 3))]),
              },
            ]
          : []),
      ],
      Custom: Object.fromEntries(
        Object.entries({
          shirtSize: maybe(random.pick(['S', 'M', 'L'])),
          nickname: maybe(random.pick(['Ace', 'ace', 'ÉTÉ', 'été', "O'Neil", '7', '%'])),
          hours: maybe(random.pick([1, 2, 2.5, -3, 1e3, '2' as unknown as number])),
          driver: maybe(random.pick([true, false, 'true' as unknown as boolean])),
          checkedOn: maybe(random.pick([anyDay(2024, 2026), day(2026, 10, 30), 'soon'])),
          skills: maybe(random.pick([['ski'], ['ski', 'sail'], [], ['climb'], 'ski' as unknown as string[]])),
        }).filter(([, value]) => value !== undefined),
      ),
    })),
  );
  const offered = await database.select().from(programs).where(inArray(programs.OwnerId, varied));
  const sessions = await database.select().from(eventSessions).orderBy(eventSessions.SessionId);
  const challenges = (entityId: string) => offered.filter(({ OwnerId, ProgramType }) => OwnerId === entityId && ProgramType === 'Challenge').slice(0, 12);
  const rows = {
    participations: made.flatMap(({ UserId, EntityId }) =>
      challenges(EntityId).flatMap(({ Id }) =>
        random.chance(12) ? [{ UserId, ProgramId: Id, ProgramStatus: random.pick(['Current', 'Current', 'Completed', 'Quit'] as const) }] : [],
      ),
    ),
    signUps: made.flatMap(({ UserId, EntityId }) =>
      sessions
        .filter(({ ProgramId }) => ProgramId.startsWith(`${EntityId}-`))
        .flatMap(({ SessionId }) => (random.chance(8) ? [{ UserId, SessionId, SignedUpAt: '2026-01-05T12:00:00.000Z' }] : [])),
    ),
    entries: made.flatMap(({ UserId, EntityId }) =>
      [101, 105, 106, 106].flatMap((TrackerId, index) => {
        if (!random.chance(50)) return [];
        const EntryDate = random.pick(['2026-10-26', '2026-10-27', '2026-11-02', '2026-09-01']);
        const key = Number(EntryDate.replaceAll('-', '')) * 100 + index;
        const who = { CreatedBy: 'x', CreatedDateTime: '2026-10-27T12:00:00.000Z', LastModifiedBy: 'x', LastModifiedDateTime: '2026-10-27T12:00:00.000Z' };
        return [
          {
            Id: `${TrackerId}#${key}#${UserId}`,
            UserId,
            EntityId,
            TrackerId,
            EntryDate,
            EntryDateKey: key,
            Source: 'UserEntry',
            Values: entered(TrackerId, random.between(0, 3)),
            ...who,
          },
        ];
      }),
    ),
    measurements: made.flatMap(({ UserId, EntityId }) =>
      (['BloodPressure', 'Cholesterol', 'Glucose', 'Weight'] as const).flatMap((MeasureId) =>
        random.chance(60)
          ? Array.from({ length: random.between(1, 3) }, (_, index) => ({
              UserId,
              EntityId,
              MeasureId,
              Date: random.pick(['2025-12-31', '2026-01-01', '2026-04-14', '2026-04-15']),
              Value: random.pick([99, 100, 119, 120, 139, 140, 200, 239.5, 240]),
              SecondValue: MeasureId === 'BloodPressure' ? random.pick([70, 79, 80, 89, 90]) : null,
              Source: (['Screening', 'Assessment', 'Person'] as const)[index]!,
            }))
          : [],
      ),
    ),
  };
  await database.insert(participations).values(rows.participations);
  // As many come as the test has people: the sessions of the demo have fewer places.
  await database.update(eventSessions).set({ Places: null });
  await database.insert(eventSignUps).values(rows.signUps);
  await database.insert(trackerEntries).values(rows.entries);
  await database.insert(biometricMeasurements).values(rows.measurements).onConflictDoNothing();
  for (const { UserId, EntityId } of made)
    for (const PlanYearId of ['2025', '2026'].filter(() => random.chance(50))) {
      const Status = random.pick(['NotStarted', 'InProgress', 'Submitted'] as const);
      const progress = { UserId, EntityId, PlanYearId, QuestionnaireId: 'health-risk', Status, IsChanged: false };
      const [begun] = await database.insert(assessmentProgress).values(progress).returning();
      const { UserAssessmentProgressId } = begun!;
      const answers = [
        { QuestionId: 'hasDoctor', Answer: [random.pick(['Yes', 'No'])] },
        { QuestionId: 'conditions', Answer: random.pick([['diabetes'], ['diabetes', 'asthma'], ['none'], []]) },
      ].filter(() => random.chance(70));
      if (answers.length > 0) await database.insert(assessmentAnswers).values(answers.map((answer) => ({ ...answer, UserAssessmentProgressId })));
      if (Status !== 'Submitted') continue;
      const SubmittedDate = `${anyDay(Number(PlanYearId), Number(PlanYearId))}T04:30:00.000Z`;
      const made = random.pick([SubmittedDate, '2026-10-30T03:00:00.000Z', '2026-10-30T09:00:00.000Z']);
      const level = (Id: string) => ({ Id, Name: Id, Tone: null, Advice: null });
      const Areas = ['tobacco', 'activity'].map((ConditionId) => ({
        ConditionId,
        Name: ConditionId,
        Score: 50,
        Level: random.chance(90) ? level(random.pick(['start', 'underway', 'well'])) : null,
      }));
      const Content = { AssessmentName: 'Health', Score: 50, Level: null, Areas };
      await database.insert(hraResults).values({ UserAssessmentProgressId, UserId, EntityId, PlanYearId, SubmittedDate, Date: made, Content });
    }
  const coach = made.find(({ EntityId }) => EntityId === 'lakeside')!;
  await database.insert(designations).values([
    { UserId: coach.UserId, EntityId: 'lakeside', Type: 'Coaching', Value: 'Company' },
    { UserId: coach.UserId, EntityId: 'summit', Type: 'Coaching', Value: 'None' },
    { UserId: 'varied-0', EntityId: 'summit', Type: 'Coaching', Value: 'Partner' },
  ]);
}

/** Everything that is stored of people, to look at it in another way than the server does. */
export async function storedPeople({ database }: TestServer) {
  const [people, profileRows, years, companies, taken, offered, signUps, sessions, entries, measured, marked, progress, answers, results, held] =
    await Promise.all([
      database.select().from(users),
      database.select().from(profiles),
      database.select().from(planYears),
      database.select().from(entities),
      database.select().from(participations),
      database.select().from(programs),
      database.select().from(eventSignUps),
      database.select().from(eventSessions),
      database.select().from(trackerEntries),
      database.select().from(biometricMeasurements),
      database.select().from(biometricOverrides),
      database.select().from(assessmentProgress),
      database.select().from(assessmentAnswers),
      database.select().from(hraResults),
      database.select().from(designations),
    ]);
  const byPerson = <Row extends { UserId: string }>(rows: Row[]) => {
    const found = new Map<string, Row[]>();
    for (const row of rows) found.set(row.UserId, [...(found.get(row.UserId) ?? []), row]);
    return (userId: string) => found.get(userId) ?? [];
  };
  const of = {
    profile: byPerson(profileRows),
    taken: byPerson(taken),
    signUps: byPerson(signUps),
    entries: byPerson(entries),
    measured: byPerson(measured),
    marked: byPerson(marked),
    progress: byPerson(progress),
    results: byPerson(results),
  };
  return people.map((user) => {
    const company = companies.find(({ EntityId }) => EntityId === user.EntityId)!;
    const own = of.progress(user.UserId);
    return {
      user,
      profile: of.profile(user.UserId)[0],
      planYear: years.find(({ EntityId, PlanYearId }) => EntityId === company.EntityId && PlanYearId === company.PlanYearId),
      programs: offered,
      taken: of.taken(user.UserId),
      signedUp: of.signUps(user.UserId).map(({ SessionId }) => sessions.find((session) => session.SessionId === SessionId)!),
      entries: of.entries(user.UserId),
      measured: of.measured(user.UserId),
      marked: of.marked(user.UserId),
      progress: own.map((row) => ({
        ...row,
        answers: answers.filter(({ UserAssessmentProgressId }) => UserAssessmentProgressId === row.UserAssessmentProgressId),
      })),
      results: of.results(user.UserId),
      coaches: held.filter(({ EntityId, Type, Value }) => EntityId === user.EntityId && Type === 'Coaching' && Value !== 'None').map(({ UserId }) => UserId),
    };
  });
}

export type StoredPerson = Awaited<ReturnType<typeof storedPeople>>[number];
