import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import fieldset from '../../schemas/fieldsets/assessment-question.fieldset.json';
import { evaluate } from '../../runtime/expressions/evaluate';
import { personsUnit } from '../../runtime/expressions/quantity-functions';
import { dateIn } from '../../runtime/format/date';
import { fromParts, partsOf, shownNumber, storedNumber } from '../../runtime/format/quantity';
import type { BiometricMeasure, Leaderboard, Program, Session, Today, TrackerSetup, UserProfile } from '../../schemas/generated/records';
import { biometricMeasurements } from '../../server/records/tables/assessments';
import { profiles, users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import { trackerEntries } from '../../server/records/tables/trackers';
import { constantsOf } from '../../server/foundation/constants';
import { forgetHealth, participantOf } from './support/assessments';
import { testDefinitions } from './support/definitions';
import { withServer } from './support/fixture';
import { type Logger, loggerOf } from './support/trackers';

const { test, server, undoAfterEach } = withServer();
const [running, weight] = [101, 103];
const program = 'measured-miles';

type Units = Pick<UserProfile, 'HeightUnits' | 'LengthUnits' | 'WeightUnits' | 'DistanceUnits'>;

/** Ten people: every pair of choices is made by somebody. */
const people = Array.from(
  { length: 10 },
  (_, index): Units => ({
    HeightUnits: index % 2 === 0 ? 'FeetAndInches' : 'Centimeters',
    LengthUnits: index % 3 === 0 ? 'Inches' : 'Centimeters',
    WeightUnits: index % 4 < 2 ? 'Pounds' : 'Kilograms',
    DistanceUnits: index % 5 < 3 ? 'Miles' : 'Kilometers',
  }),
);

let loggers: Logger[];
let names: string[];
test.beforeAll(async () => {
  const rows = await server.database.select().from(users).where(eq(users.EntityId, 'lakeside'));
  const usable = rows.filter(
    ({ Status, FirstLoginPending, MustResetPassword, IsLocked }) => Status === 'Active' && !FirstLoginPending && !MustResetPassword && !IsLocked,
  );
  names = usable
    .map(({ UserName }) => UserName)
    .toSorted()
    .slice(0, 10);
  loggers = await Promise.all(names.map((name) => loggerOf(server, name)));
  const [model] = await server.database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  await server.database.insert(programs).values({
    ...model!,
    Id: program,
    Name: 'Miles',
    StartDate: '2026-10-20',
    EndDate: '2026-12-01',
    TrackerIds: [running],
    Board: { Unit: 'miles', TrackerId: running, Field: 'Distance', HideUnit: false, ShowGroups: false, AllowGetGroupUsers: false },
    Levels: [
      {
        LevelId: 'all',
        Name: 'All',
        Points: 10,
        Requirements: [{ RequirementId: 'ten', Name: 'Run', Measure: 'TrackedTotal', Goal: 10, Unit: 'miles', TrackerId: running, Field: 'Distance' }],
      },
    ],
  });
  for (const { userId } of loggers) {
    await server.database.delete(trackerEntries).where(eq(trackerEntries.UserId, userId));
    await server.database.delete(participations).where(eq(participations.UserId, userId));
  }
});
undoAfterEach();

/** What the page of a person computes with: settings, and the session as the server answers it. */
async function pageOf(logger: Logger, units: Units) {
  await server.database.update(profiles).set(units).where(eq(profiles.UserId, logger.userId));
  const { User } = (await logger.client.get<Session>('/session')).body;
  expect(User).toMatchObject(units);
  const scope = { settings: constantsOf(testDefinitions().for(null)).quantities, session: { user: User } };
  return {
    unit: (name: string, kept?: string) => personsUnit(scope.settings.quantities, { name, kept }, scope.session)!,
    shows: (source: string, values: object) => evaluate(source, { ...scope, ...values }),
  };
}

const listOf = async (logger: Logger, trackerId: number) => (await logger.older.list()).body.find(({ TrackerId }) => TrackerId === trackerId)!;
const tile = "item.LastValues.map(v, quantity(v.Value, item.Quantity, item.KeptUnit)).join('/')";

describe.each(people.map((units, index) => ({ units, index })))(
  'person $index with $units.WeightUnits, $units.HeightUnits, $units.LengthUnits and $units.DistanceUnits',
  ({ units, index }) => {
    test('D-units-04 what is logged reads the same in the list of trackers, in the goal and on the leaderboard', async () => {
      const logger = loggers[index]!;
      const page = await pageOf(logger, units);
      const typed = units.WeightUnits === 'Pounds' ? 175.5 : 79.6;
      const Weight = storedNumber(typed, page.unit('weight', 'pounds'));
      expect((await logger.own.add(weight, '2026-11-01', { Weight })).status).toBe(200);
      expect(page.shows(tile, { item: await listOf(logger, weight) })).toBe(`${typed} ${units.WeightUnits === 'Pounds' ? 'lb' : 'kg'}`);

      await logger.client.post('/userprograms/joinprograms', [{ ProgramId: program, IsPersonal: false }]);
      const Distance = storedNumber(5.25, page.unit('distance', 'miles'));
      expect((await logger.own.add(running, '2026-11-01', { Intensity: '3', Duration: 50, Distance })).status).toBe(200);
      const isMiles = units.DistanceUnits === 'Miles';
      expect(page.shows(tile, { item: await listOf(logger, running) })).toBe(isMiles ? '5.25 mi' : '5.25 km');
      const found = (await logger.client.get<{ Data: { Items: Program[] } | Program[] }>('/userprograms/current')).body;
      const own = JSON.stringify(found).includes(program) ? itemsIn(found).find(({ Id }) => Id === program)! : undefined;
      const words =
        "formatNumber(inUnit(p.Value, p.Quantity, p.KeptUnit)) + ' of ' + formatNumber(inUnit(p.Goal, p.Quantity, p.KeptUnit)) + ' ' + unitName(2, p.Quantity)";
      expect(page.shows(words, { p: own?.Progress })).toBe(isMiles ? '5.25 of 10 miles' : '5.25 of 16.09 kilometers');
      const board = (
        await logger.client.get<{ Data: Leaderboard }>(`/challenges/ajax/GetChallengeLeaderboard?challengeId=${program}&challengeOwnerId=lakeside`)
      ).body.Data;
      const mine = board.Users.find(({ MyEntry }) => MyEntry)!;
      expect(page.shows('quantity(mine.UnitTotal, board.Quantity, board.KeptUnit)', { mine, board })).toBe(isMiles ? '5.25 mi' : '5.25 km');
    });

    test('D-units-05 a height that is typed in the assessment reads the same there, and what is known is offered in the unit of the person', async () => {
      const logger = loggers[index]!;
      const page = await pageOf(logger, units);
      const person = await participantOf(server, names[index]!);
      await forgetHealth(server, person);
      const unit = page.unit('height');
      const isFeet = units.HeightUnits === 'FeetAndInches';
      const typed = isFeet ? fromParts([5, 9.5], unit)! : 176.5;
      await person.save('measurements', { height: [String(storedNumber(typed, unit))] });
      const contents = (await person.page('measurements')).Details!.Contents;
      const height = contents.find(({ Id }) => Id === 'height')!;
      const shown = shownNumber(Number(height.Answer!.UserAnswer[0]), unit);
      expect(isFeet ? partsOf(shown, unit) : shown).toEqual(isFeet ? [5, 9.5] : 176.5);

      const Weight = storedNumber(units.WeightUnits === 'Pounds' ? 180.5 : 81.9, page.unit('weight', 'pounds'));
      await logger.own.add(weight, '2026-11-01', { Weight });
      const asked = (await person.page('measurements')).Details!.Contents.find(({ Id }) => Id === 'weight');
      expect(asked).toMatchObject({ OfferedOn: '2026-11-01', OfferedFrom: 'Entry', Quantity: 'weight' });
      const offer = 'quantity(number(first(item.OfferedAnswer)), item.Quantity)';
      expect(page.shows(offer, { item: asked })).toBe(units.WeightUnits === 'Pounds' ? '180.5 lb' : '81.9 kg');
    });

    test('D-units-06 a measurement reads in the unit of the person, and another setting changes what is shown, not what is stored', async () => {
      const logger = loggers[index]!;
      await server.database.delete(biometricMeasurements).where(eq(biometricMeasurements.UserId, logger.userId));
      const measured = { UserId: logger.userId, EntityId: 'lakeside', Date: '2026-10-30', Source: 'Screening' as const };
      await server.database.insert(biometricMeasurements).values([
        { ...measured, MeasureId: 'Weight', Value: 80 },
        { ...measured, MeasureId: 'Height', Value: 180 },
        { ...measured, MeasureId: 'Waist', Value: 90 },
      ]);
      const texts = async (chosen: Units) => {
        const page = await pageOf(logger, chosen);
        const { Data } = (await logger.client.get<{ Data: BiometricMeasure[] }>('/userhealth/profile/GetUserBiometricMeasurements')).body;
        return ['Weight', 'Height', 'Waist'].map((id) =>
          page.shows('quantity(first(m.Measurements).Value, m.Quantity)', { m: Data.find(({ MeasureId }) => MeasureId === id) }),
        );
      };
      const rows = () => server.database.select().from(biometricMeasurements).where(eq(biometricMeasurements.UserId, logger.userId));
      const before = await rows();
      expect(await texts(units)).toEqual([
        units.WeightUnits === 'Pounds' ? '176.4 lb' : '80 kg',
        units.HeightUnits === 'FeetAndInches' ? '5 ft 10.9 in' : '180 cm',
        units.LengthUnits === 'Inches' ? '35.4 in' : '90 cm',
      ]);
      const metric: Units = { HeightUnits: 'Centimeters', LengthUnits: 'Centimeters', WeightUnits: 'Kilograms', DistanceUnits: 'Kilometers' };
      expect(await texts(metric)).toEqual(['80 kg', '180 cm', '90 cm']);
      expect(await rows()).toEqual(before);
    });
  },
);

test('D-units-03 a limit is said in the unit of the person, and in the words of the tracker where that is its own unit', async () => {
  const refused = async (units: Units, Weight: number) => {
    await pageOf(loggers[0]!, units);
    return (await loggers[0]!.own.add(weight, '2026-11-01', { Weight })).body.Errors.map(({ Message }) => Message);
  };
  expect(await refused(people[0]!, 20)).toEqual(['Weight must be between 50 and 1,000 pounds.']);
  expect(await refused(people[2]!, 20)).toEqual(['Value must be between 22.7 kg and 453.5 kg']);
  // 175.55 lb is not a number of pounds with one decimal place, and neither is it one of kilograms.
  expect(await refused(people[0]!, 175.55)).toEqual(['Value has too many decimal places']);
});

test('D-units-07 the page Today says what is logged in the unit of the person', async () => {
  const logger = loggers[2]!;
  await pageOf(logger, people[2]!);
  await server.database.delete(trackerEntries).where(eq(trackerEntries.UserId, logger.userId));
  const day = dateIn(server.clock.now().toISOString(), 'America/Chicago');
  await logger.own.add(weight, day, { Weight: 176.369809746 });
  const { Items } = (await logger.client.get<Today>('/usertoday')).body;
  expect(Items.find(({ Id }) => Id === `log ${weight}`)?.Logged).toBe('80 kg');
});

test('D-units-08 speeds to choose from, and the speed of an entry, are named in the unit of the person', async () => {
  const logger = loggers[0]!;
  const read = async (units: Units) => {
    await pageOf(logger, units);
    const { TrackerFields } = (
      await logger.client.get<{ Data: TrackerSetup }>(`/entities/lakeside/users/${logger.userId}/tracker-entries/trackerId/${running}/setup`)
    ).body.Data;
    const { Values } = (await logger.own.add(running, '2026-11-01', { Intensity: '3', Duration: 30, Distance: 3 })).body.Data!;
    const stored = await server.database.select().from(trackerEntries).where(eq(trackerEntries.UserId, logger.userId));
    return {
      third: TrackerFields.find(({ FieldName }) => FieldName === 'Intensity')?.FieldOptions?.[2]?.OptionName,
      entry: Values.find(({ FieldName }) => FieldName === 'Intensity')?.DisplayValue,
      stored: stored.map((row) => row.Values.find(({ FieldName }) => FieldName === 'Intensity')?.Value).at(-1),
    };
  };
  expect(await read(people[0]!)).toEqual({ third: '6 mph (10 min/mile)', entry: '6 mph (10 min/mile)', stored: '3' });
  expect(await read(people[3]!)).toEqual({ third: '9.7 km/h (6.2 min/km)', entry: '9.7 km/h (6.2 min/km)', stored: '3' });
});

test('D-health-screens-12 an offered blood pressure has its unit', () => {
  const item = {
    Quantity: null,
    OfferedAnswer: ['118', '76'],
    Parts: [
      { Name: 'Systolic', Unit: 'mmHg' },
      { Name: 'Diastolic', Unit: 'mmHg' },
    ],
  };
  const texts = fieldset.offer.text.choose.map(({ values }) => evaluate(values.value.$, { item }));
  expect(texts).toEqual(['118/76 mmHg', '118/76 mmHg']);
});

const itemsIn = (found: unknown): Program[] => {
  if (Array.isArray(found)) return found.flatMap(itemsIn);
  if (typeof found !== 'object' || found === null) return [];
  return 'Progress' in found && 'Id' in found ? [found as Program] : Object.values(found).flatMap(itemsIn);
};
