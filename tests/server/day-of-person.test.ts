import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { settlePrograms } from '../../server/areas/programs/settle';
import { courseProgress } from '../../server/records/tables/courses';
import { profiles, users } from '../../server/records/tables/people';
import { participations, pointCredits, programs } from '../../server/records/tables/programs';
import { rewardEntries } from '../../server/records/tables/rewards';
import { toolsOf } from './support/deliver';
import { withServer } from './support/fixture';

// The habit 'days of timestamps' (tests/code-habits.test.ts) keeps days of UTC, of the database and of the default time zone out.
const { test, server } = withServer();
const id = 'ends-in-november';
const course = 'mindful-minutes';
let userId: string;
test.beforeAll(async () => {
  userId = (await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!.UserId;
  const [like] = await server.database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  await server.database.insert(programs).values({
    ...like!,
    Id: id,
    Name: id,
    StartDate: '2026-11-15',
    EndDate: '2026-11-30',
    TrackerIds: [],
    CourseIds: [course],
    Levels: [{ LevelId: 'one', Name: 'One', Points: 10, Requirements: [{ RequirementId: 'c', Name: 'c', Measure: 'Courses', Goal: 1, Unit: 'courses' }] }],
  });
});

/** Settles the program for a person of a time zone who passed the course first at a moment, or has not passed it. */
async function settled(TimeZone: typeof profiles.$inferSelect.TimeZone, passedAt: string | null, now = '2026-12-02T12:00:00.000Z') {
  const { database } = server;
  server.clock.set(new Date(now));
  await database.update(profiles).set({ TimeZone }).where(eq(profiles.UserId, userId));
  await database.delete(courseProgress).where(and(eq(courseProgress.UserId, userId), eq(courseProgress.CourseId, course)));
  if (passedAt !== null)
    await database.insert(courseProgress).values({
      UserId: userId,
      CourseId: course,
      Status: 'Completed',
      Answers: {},
      CurrentPageId: 'results',
      PercentComplete: 100,
      FirstCompletedDate: passedAt,
      LastCompletedDate: passedAt,
    } as never);
  await database.insert(participations).values({ UserId: userId, ProgramId: id, ProgramStatus: 'Current' }).onConflictDoNothing();
  const tools = toolsOf(server);
  const [person] = await database.select().from(users).where(eq(users.UserId, userId));
  await tools.transaction((records) =>
    settlePrograms({ person: person!, revision: tools.definitions.base, clock: server.clock }, records, { programIds: [id] }),
  );
  const own = and(eq(participations.UserId, userId), eq(participations.ProgramId, id));
  return (await database.select().from(participations).where(own))[0]!;
}

test.each([
  ['the evening of the last day in Chicago', 'America/Chicago', '2026-12-01T02:30:00.000Z', 'Completed'],
  ['the night after it in Chicago', 'America/Chicago', '2026-12-01T06:00:00.000Z', 'Current'],
  ['the last minute in Honolulu', 'Pacific/Honolulu', '2026-12-01T09:59:00.000Z', 'Completed'],
  ['the morning after it in Auckland', 'Pacific/Auckland', '2026-11-30T11:30:00.000Z', 'Current'],
  ['the evening of the last day of a company in Chicago', null, '2026-12-01T02:30:00.000Z', 'Completed'],
  ['the morning of the first day in Auckland', 'Pacific/Auckland', '2026-11-14T12:00:00.000Z', 'Completed'],
  ['the evening before the first day in Chicago', 'America/Chicago', '2026-11-15T03:00:00.000Z', 'Current'],
] as const)('a course that was passed in %s counts by the person\u2019s own day', async (_what, timeZone, passedAt, status) => {
  expect((await settled(timeZone, passedAt)).ProgramStatus).toBe(status);
});

test('points are credited and taken back on the person\u2019s own day', async () => {
  const evening = '2026-12-02T03:00:00.000Z';
  await settled('America/Chicago', null, evening);
  const stood = await settled('America/Chicago', '2026-11-20T12:00:00.000Z', evening);
  expect([stood.ProgramStatus, stood.ChangedOn]).toEqual(['Completed', '2026-12-01']);
  const credits = await server.database.select().from(pointCredits).where(eq(pointCredits.ProgramId, id));
  expect(credits.map(({ EarnedOn }) => EarnedOn)).toEqual(['2026-12-01']);
  await settled('America/Chicago', null, evening);
  const entries = await server.database
    .select()
    .from(rewardEntries)
    .where(and(eq(rewardEntries.UserId, userId), eq(rewardEntries.SourceId, id)))
    .orderBy(rewardEntries.EntryId);
  expect(entries.slice(-2).map(({ Kind, BookedOn }) => [Kind, BookedOn])).toEqual([
    ['Earned', '2026-12-01'],
    ['TakenBack', '2026-12-01'],
  ]);
});
