import { and, eq, inArray, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlanYear, ProgramPage, RewardStatement } from '../../schemas/generated/records';
import { rollOver } from '../../server/areas/plan-years/roll-over';
import { constantsOf } from '../../server/foundation/constants';
import { auditEntries } from '../../server/records/tables/audit';
import { planYears } from '../../server/records/tables/companies';
import { events, eventSessions } from '../../server/records/tables/events';
import { entities } from '../../server/records/tables/people';
import { programs } from '../../server/records/tables/programs';
import { rewardEntries } from '../../server/records/tables/rewards';
import { testDefinitions } from './support/definitions';
import { toolsOf } from './support/deliver';
import { addEvent, actOn } from './support/events-of-lakeside';
import { withServer } from './support/fixture';
import { startRunner } from './support/jobs';
import { bread } from './support/reward-shop';
import { give, shopper } from './support/rewards-of-lakeside';
import { startSecondNode } from './support/second-node';
import { loggerOf } from './support/trackers';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const { planYearAhead } = constantsOf(testDefinitions().for(null)).planYears;
const at = (moment: string) => server.clock.set(new Date(moment));

/** Two nodes look for jobs that are due at a moment, after their hour. */
async function jobsAt(moment: string) {
  at(moment);
  const other = await startSecondNode(server);
  const nodes = [server, other].map((node, index) => startRunner(server, { on: node, node: `node-${index}`, only: 'planYears' }));
  for (const { runner } of nodes) await runner.start();
  server.clock.advance({ seconds: 3600 });
  await Promise.all(nodes.map(({ runner }) => runner.runDue()));
  for (const { runner } of nodes) await runner.stop();
  expect(nodes.flatMap(({ failures }) => failures)).toEqual([]);
  await other.close();
}
const years = () => server.database.select().from(planYears).where(eq(planYears.EntityId, 'lakeside')).orderBy(planYears.StartDate);
const offeredIn = (year: string) =>
  server.database
    .select()
    .from(programs)
    .where(and(eq(programs.OwnerId, 'lakeside'), eq(programs.PlanYearKeyId, year), isNull(programs.MadeBy)))
    .orderBy(programs.Name);
const currentOf = async () => (await server.database.select().from(entities).where(eq(entities.EntityId, 'lakeside')))[0]!.PlanYearId;
const namesSeen = async (userName: string) => {
  // Whoever signed in at another time of the test is signed out by now.
  server.tokens.clear();
  return (await (await server.as(userName)).get<ProgramPage>('/userprograms/available?PageSize=100')).body.Items.map(({ Name }) => Name);
};

test('D-tenants-15 some days before the end the next plan year is there for administrators only, with programs, levels and sections', async () => {
  const [before] = (await years()).slice(-1);
  expect(before).toMatchObject({ PlanYearId: '2026', EndDate: '2026-12-31' });
  await jobsAt('2026-11-30T12:00:00.000Z');
  expect(await years()).toHaveLength(2);
  await addEvent(server.database, { id: 'yearly', name: 'Yearly 2026', sessions: [{ Places: 3 }] });
  await actOn(await server.as('pat@lakeside.example'), 'yearly', 'Register', 'Session 1');
  await jobsAt('2026-12-01T12:00:00.000Z');
  expect((await years()).at(-1)).toEqual({ EntityId: 'lakeside', PlanYearId: '2027', Name: 'Plan year 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' });
  expect(await currentOf()).toBe('2026');
  const [old, next] = [await offeredIn('2026'), await offeredIn('2027')];
  expect(next).toHaveLength(old.length);
  expect(next.every(({ IsPrepared }) => IsPrepared)).toBe(true);
  const named = (rows: typeof old) =>
    rows.map(({ Name, Levels, SectionId, Tags, TrackerIds }) => ({ Name: Name.replaceAll(/202\d/g, ''), Levels, SectionId, Tags, TrackerIds }));
  const sorted = (rows: typeof old) => named(rows).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  expect(sorted(next)).toEqual(sorted(old));
  for (const { StartDate, EndDate } of next) expect([StartDate >= '2027-01-01', EndDate === null || EndDate <= '2027-12-31']).toEqual([true, true]);
  // The same time on the same day of the week, with nobody in it.
  const [yearly] = next.filter(({ Name }) => Name === 'Yearly 2027');
  expect(await server.database.select().from(eventSessions).where(eq(eventSessions.ProgramId, yearly!.Id))).toMatchObject([
    { StartsAt: '2027-12-02T15:00:00.000Z', EndsAt: '2027-12-02T15:30:00.000Z', Places: 3, Taken: 0, SettledFor: null },
  ]);
  expect(await server.database.select().from(events).where(eq(events.ProgramId, yearly!.Id))).toMatchObject([{ LocationName: 'Test hall' }]);
  // Participants see nothing of it; administrators do.
  expect(await namesSeen('pat@lakeside.example')).not.toContain('Yearly 2027');
  const pat = await server.as('pat@lakeside.example');
  expect((await pat.get<PlanYear[]>('/entityajax/GetPlanYears?entityId=lakeside')).body.map(({ PlanYearId }) => PlanYearId)).not.toContain('2027');
  expect((await pat.get(`/userevents/geteventdetails?eventId=${yearly!.Id}`)).status).toBe(404);
  const admin = await server.as('admin@lakeside.example');
  const { body: filters } = await admin.get<{ PlanYears: { Value: string }[]; Challenges: { Value: string }[] }>(
    '/v2/challenges/maintenance/filters?entityId=lakeside&planYearId=2027',
  );
  expect([filters.PlanYears.map(({ Value }) => Value), filters.Challenges.map(({ Value }) => Value)]).toEqual([
    expect.arrayContaining(['2027', '2026']),
    expect.arrayContaining([yearly!.Id]),
  ]);
});

test('D-tenants-15 another run makes nothing twice, and what an administrator has changed stays', async () => {
  await jobsAt('2026-12-01T12:00:00.000Z');
  const [first] = await offeredIn('2027');
  await server.database.update(programs).set({ Name: 'Changed' }).where(eq(programs.Id, first!.Id));
  const made = await offeredIn('2027');
  await jobsAt('2026-12-02T12:00:00.000Z');
  expect(await offeredIn('2027')).toEqual(made);
  const noted = await server.database
    .select()
    .from(auditEntries)
    .where(and(inArray(auditEntries.Action, ['PlanYearPrepared', 'PlanYearBegun']), eq(auditEntries.EntityId, 'lakeside')));
  expect(noted).toMatchObject([{ Action: 'PlanYearPrepared', SubjectId: '2027', UserId: null }]);
});

test('D-tenants-16 on January 1 of the company the next plan year begins: old points stay, new ones count, orders book into it', async () => {
  const pat = await loggerOf(server, 'pat@lakeside.example');
  const pointsIn = async (year: string) => (await pat.client.get<RewardStatement>(`/bank/${year}`)).body;
  const old = await pointsIn('2026');
  expect(old.CurrentPoints).toBeGreaterThan(0);
  await jobsAt('2026-12-20T12:00:00.000Z');
  // In Chicago it is still December 31.
  await jobsAt('2027-01-01T04:00:00.000Z');
  expect(await currentOf()).toBe('2026');
  await jobsAt('2027-01-01T05:10:00.000Z');
  expect(await currentOf()).toBe('2027');
  const next = await offeredIn('2027');
  expect(next.some(({ IsPrepared }) => IsPrepared)).toBe(false);
  expect(await namesSeen('pat@lakeside.example')).toEqual(expect.arrayContaining(next.filter(({ IsPlanYear }) => !IsPlanYear).map(({ Name }) => Name)));
  server.tokens.clear();
  const now = await loggerOf(server, 'pat@lakeside.example');
  expect((await now.client.get<RewardStatement>('/bank/2026')).body).toMatchObject({ CurrentPoints: old.CurrentPoints, AvailablePoints: old.AvailablePoints });
  expect((await now.client.get<RewardStatement>('/bank/2027')).body).toMatchObject({ CurrentPoints: 0 });
  // What is earned from now on counts in the new year.
  const [model] = next.filter(({ TrackerIds }) => TrackerIds.includes(105));
  const Requirement = {
    RequirementId: 'one',
    Name: 'One',
    Measure: 'TrackedDays',
    Goal: 1,
    Unit: 'days',
    TrackerId: 105,
    Field: 'Steps',
    AtLeast: 8000,
  } as const;
  await server.database
    .update(programs)
    .set({ StartDate: '2027-01-01', Levels: [{ LevelId: 'one', Name: 'One', Points: 40, Requirements: [Requirement] }] })
    .where(eq(programs.Id, model!.Id));
  await now.client.post('/userprograms/joinprograms', [{ ProgramId: model!.Id, IsPersonal: false }]);
  expect((await now.own.add(105, '2027-01-01', { Steps: 9000 })).status).toBe(200);
  const earned = await server.database
    .select()
    .from(rewardEntries)
    .where(and(eq(rewardEntries.UserId, now.userId), eq(rewardEntries.PlanYearId, '2027')));
  expect(earned.reduce((sum, { Points }) => sum + Points, 0)).toBeGreaterThanOrEqual(40);
  // An order is booked in the new year, by what is there in it, and in no other.
  await give(server.database, now.userId, { Cents: 5000, PlanYearId: '2027' });
  const shop = shopper(now.client);
  expect((await shop.catalogue()).PlanYearId).toBe('2027');
  expect((await shop.order([bread])).body).toMatchObject({ Successful: false });
  expect((await shop.order([bread], { PlanYearId: '2027' })).body).toMatchObject({ Successful: true, Data: { Orders: [{ RewardId: bread.RewardId }] } });
  const ordered = await server.database
    .select()
    .from(rewardEntries)
    .where(and(eq(rewardEntries.UserId, now.userId), eq(rewardEntries.Kind, 'Ordered'), eq(rewardEntries.PlanYearId, '2027')));
  expect(ordered).toMatchObject([{ Cents: -2500 }]);
});

test('D-tenants-16 a company that was left alone for years ends up in the plan year that runs', async () => {
  await jobsAt('2029-03-01T12:00:00.000Z');
  expect(await currentOf()).toBe('2029');
  expect((await years()).map(({ PlanYearId }) => PlanYearId)).toEqual(['2025', '2026', '2027', '2028', '2029']);
  expect(planYearAhead).toBe(30);
});

test('D-tenants-85 a customer that has it made earlier than the product has its next plan year so many days before the end, and others do not', async () => {
  const operation = { op: 'set', in: 'constants:plan-years', node: 'planYearAhead', property: 'value', was: planYearAhead, to: planYearAhead + 15 };
  const overlay = { $schema: '../../definitions/overlay.schema.json', id: 'early-year', kind: 'overlay', operations: [operation] };
  const author = await server.as('super@wellspring.example');
  const Files = [{ Path: 'early-year.overlay.json', Text: JSON.stringify(overlay) }];
  const published = await author.post('/authoring/publish', { Customer: 'cedar', Files, Why: 'A longer look.', InUse: 0 });
  expect(published).toMatchObject({ status: 200 });
  const tools = toolsOf(server);
  await tools.definitions.refresh();
  const preparedAt = async (moment: string) => {
    at(moment);
    await rollOver({ input: {}, cursor: null, keep: async () => undefined }, tools);
    return (await server.database.select().from(auditEntries).where(eq(auditEntries.Action, 'PlanYearPrepared'))).map(({ EntityId }) => EntityId);
  };
  // 46 days before the end, then 45.
  expect(await preparedAt('2026-11-15T12:00:00.000Z')).toEqual([]);
  expect(await preparedAt('2026-11-16T12:00:00.000Z')).toEqual(['cedar']);
  expect((await preparedAt('2026-12-01T12:00:00.000Z')).length).toBeGreaterThan(3);
});
