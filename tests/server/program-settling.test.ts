import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { settlePrograms } from '../../server/areas/programs/settle';
import { createTools } from '../../server/calls/tools';
import { publishedDefinitions } from '../../server/definitions/published-definitions';
import { publicationStore } from '../../server/records/publications';
import { participations, pointCredits, programs } from '../../server/records/tables/programs';
import type { ProgramLevel, ProgramRequirement, TrackerEntry } from '../../schemas/generated/records';
import { propertyRuns } from '../support/property-runs';
import { testDefinitions } from './support/definitions';
import { withServer } from './support/fixture';
import { deleteHistory } from './support/no-history';
import { type Logger, loggerOf } from './support/trackers';
import { forgetTold, toldSoFar } from './support/told';

const { test, server } = withServer();
let pat: Logger;

const days = (TrackerId: number, Field: string, AtLeast: number, Goal: number): ProgramRequirement => ({
  RequirementId: `${TrackerId}-${Goal}`,
  Name: `${Goal} days`,
  Measure: 'TrackedDays',
  Goal,
  Unit: 'days',
  TrackerId,
  Field,
  AtLeast,
});
const level = (LevelId: string, Points: number, ...Requirements: ProgramRequirement[]): ProgramLevel => ({ LevelId, Name: LevelId, Points, Requirements });
const inAll = (Measure: 'Programs' | 'Points', Goal: number): ProgramRequirement => ({
  RequirementId: `${Measure}-${Goal}`,
  Name: 'In all',
  Measure,
  Goal,
  Unit: 'x',
});

/** Programs of which some share a tracker, and a plan year that counts them, its own points, and a tracker of which no program is. */
test.beforeAll(async () => {
  pat = await loggerOf(server, 'pat@lakeside.example');
  const { database } = server;
  await deleteHistory(server, pat.userId);
  const [model] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  const made = (Id: string, TrackerIds: number[], ...Levels: ProgramLevel[]) =>
    database.insert(programs).values({ ...model!, Id, Name: Id, StartDate: '2026-10-20', EndDate: '2026-12-01', TrackerIds, Levels });
  await made('steps', [105], level('one', 40, days(105, 'Steps', 8000, 1)), level('two', 60, days(105, 'Steps', 8000, 2)));
  await made('nights', [106], level('two', 50, days(106, 'Hours', 7, 2)));
  await made('both', [105, 106], level('both', 80, days(105, 'Steps', 5000, 2), days(106, 'Hours', 6, 2)));
  await database
    .update(programs)
    .set({
      TrackerIds: [109],
      Levels: [
        level('bronze', 100, inAll('Points', 40)),
        level('silver', 150, inAll('Points', 150), inAll('Programs', 1)),
        level('gold', 0, inAll('Points', 330), days(109, 'Minutes', 10, 1)),
      ],
    })
    .where(eq(programs.Id, 'lakeside-year-2026'));
  await pat.client.post(
    '/userprograms/joinprograms',
    ['steps', 'nights', 'both'].map((ProgramId) => ({ ProgramId, IsPersonal: false })),
  );
});

/** How pat stands to everything, as it is stored. */
async function stored() {
  const parts = await server.database.select().from(participations).where(eq(participations.UserId, pat.userId)).orderBy(participations.ProgramId);
  const credits = await server.database
    .select()
    .from(pointCredits)
    .where(eq(pointCredits.UserId, pat.userId))
    .orderBy(pointCredits.ProgramId, pointCredits.LevelId);
  return { parts, credits };
}

/** Looks at all programs of pat, as joining does. */
async function settleAll() {
  const definitions = publishedDefinitions(testDefinitions(), publicationStore(server.database), () => undefined);
  const tools = createTools(server.database, server.clock, definitions);
  const person = { UserId: pat.userId, EntityId: pat.entityId };
  await tools.transaction((records) => settlePrograms({ person, revision: definitions.base, clock: server.clock }, records));
}

const valuesOf = { 105: { Steps: [3000, 6000, 9000] }, 106: { Hours: [5, 6.5, 8] } } as const;
const daysOfEntries = ['2026-10-19', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24'];
const step = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'change', 'remove'),
  tracker: fc.constantFrom<105 | 106>(105, 106),
  day: fc.constantFrom(...daysOfEntries),
  amount: fc.nat(2),
  which: fc.nat(20),
});

/** The highest value of both trackers on each day: it reaches every level. */
const everything = ([105, 106] as const).flatMap((tracker) => daysOfEntries.map((day) => ({ what: 'add', tracker, day, amount: 2, which: 0 })));

test('looking only at what counts a tracker leaves all programs, points and the plan year as looking at all of them does', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const held: { entry: TrackerEntry; tracker: 105 | 106 }[] = [];
      for (const { what, tracker, day, amount, which } of steps) {
        const [field, amounts] = Object.entries(valuesOf[tracker])[0]!;
        const given = { [field]: amounts[amount]!, ...(tracker === 106 && { Quality: '3' }) };
        const one = held.length === 0 ? undefined : held[which % held.length]!;
        if (one === undefined || what === 'add') {
          const { status, body } = await pat.own.add(tracker, day, given);
          if (status === 200) held.push({ entry: body.Data, tracker });
        } else if (what === 'change' && one.tracker === tracker) expect((await pat.own.change(one.entry.Id, given)).status).toBe(200);
        else {
          expect((await pat.own.remove(one.entry)).status).toBe(200);
          held.splice(held.indexOf(one), 1);
        }
        const partly = await stored();
        await settleAll();
        expect(await stored()).toEqual(partly);
        for (const { ProgramId, LevelId } of partly.credits) seen.add(`${ProgramId} ${LevelId}`);
      }
      for (const { entry } of held) await pat.own.remove(entry);
      // Nothing is left of what was earned: no level of the plan year holds itself up.
      expect((await stored()).credits).toEqual([]);
    }),
    { ...propertyRuns(25), examples: [[everything]] },
  );
  // The sequences reached what they are to compare.
  expect([...seen]).toEqual(
    expect.arrayContaining(['steps one', 'steps two', 'nights two', 'both both', 'lakeside-year-2026 bronze', 'lakeside-year-2026 silver']),
  );
}, 300_000);

test('an entry tells the pages of those programs only that it changes', async () => {
  const toldAfter = async (day: string) => {
    await forgetTold(server);
    expect((await pat.own.add(106, day, { Hours: 8, Quality: '3' })).status).toBe(200);
    return (await toldSoFar(server)).filter(({ Category }) => Category === 'ProgramCompletion').map(({ Payload }) => Payload);
  };
  const told = await toldAfter('2026-10-25');
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ ProgramId: 'nights' }, { ProgramId: 'both' }]));
  // It is no day of theirs.
  expect(await toldAfter('2026-10-19')).toEqual([]);
});
