import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { settingsIn } from '../../server/foundation/constants';
import { evaluate } from '../../runtime/expressions/evaluate';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { propertyRuns } from '../support/property-runs';

// The definitions' own expressions, as page and server run them: nothing is computed here by a copy of them.
const { base } = compile(readSource(join(import.meta.dirname, '../..')));
const settings = settingsIn(base!);
const fills = base!.forms['tracker-entry']!.fills ?? [];
const trackers = base!.catalogues.trackers as TrackerSetup[];
const trackerOf = (name: string) => trackers.find(({ TrackerName }) => TrackerName === name)!;
const fieldOf = ({ TrackerFields }: TrackerSetup, name: string) => TrackerFields.find(({ FieldName }) => FieldName === name);
const optionsOf = (tracker: TrackerSetup) => fieldOf(tracker, 'Intensity')?.FieldOptions ?? [];

type Values = Record<string, unknown>;
interface Person {
  Weight: number | null;
  DistanceUnits: 'Miles' | 'Kilometers';
}
const somebody: Person = { Weight: 180, DistanceUnits: 'Miles' };

/** What is filled in for a field, and whatever failed meanwhile. */
function filled(id: string, tracker: TrackerSetup, Values: Values, person: Person = somebody) {
  const reports: string[] = [];
  const setup = { ...tracker, TrackerUserMetrics: tracker.TrackerUserMetrics && person };
  const scope = { settings, input: { setup, isNew: true, isEditable: true, earliest: null }, form: { EntryDate: '2026-10-30', Values } };
  const value = evaluate(fills.find((fill) => fill.id === id)!.value.$, scope, (message) => void reports.push(message));
  return { value, reports };
}
const valueOf = (...given: Parameters<typeof filled>) => filled(...given).value as number | null;

const withSpeeds = trackers.filter((tracker) => optionsOf(tracker).some(({ MPH }) => typeof MPH === 'number'));
const speed = fc.constantFrom(
  ...withSpeeds.flatMap((tracker) =>
    optionsOf(tracker).flatMap(({ OptionValue, MPH }) => (typeof MPH === 'number' ? [{ tracker, Intensity: OptionValue, MPH }] : [])),
  ),
);
const units = fc.constantFrom('Miles' as const, 'Kilometers' as const);
/** A distance as somebody writes it: hundredths. */
const hundredths = fc.integer({ min: 1, max: 20_000 });
const minutes = fc.integer({ min: 1, max: 1440 });
const pounds = fc.integer({ min: 500, max: 10_000 }).map((tenths) => tenths / 10);
const every = propertyRuns(500);
const perMile = (DistanceUnits: Person['DistanceUnits']) => (DistanceUnits === 'Kilometers' ? 1.60934 : 1);
const decimalsOf = (tracker: TrackerSetup, name: string) => fieldOf(tracker, name)?.FieldDecimalPlaces ?? 0;
const half = (decimals: number) => 0.5 / 10 ** decimals + 1e-9;

test('there are trackers whose intensities have speeds: running, cycling and walking', () => {
  expect(withSpeeds.map(({ TrackerName }) => TrackerName)).toEqual(['Cycling', 'Running', 'Walking']);
});

describe('distance and duration', () => {
  test('C-tracker-192 C-tracker-197 the duration is what a distance takes at the speed, to the decimals of its field', () => {
    fc.assert(
      fc.property(speed, hundredths, units, ({ tracker, Intensity, MPH }, distance, DistanceUnits) => {
        const exact = (distance / 100 / perMile(DistanceUnits) / MPH) * 60;
        const duration = valueOf('duration', tracker, { Intensity, Distance: distance / 100 }, { ...somebody, DistanceUnits });
        expect(Math.abs(duration! - exact)).toBeLessThanOrEqual(half(decimalsOf(tracker, 'Duration')));
      }),
      every,
    );
  });

  test('C-tracker-193 C-tracker-197 the distance is how far one gets in a duration at the speed, to the decimals of its field', () => {
    fc.assert(
      fc.property(speed, minutes, units, ({ tracker, Intensity, MPH }, Duration, DistanceUnits) => {
        const distance = valueOf('distance', tracker, { Intensity, Duration }, { ...somebody, DistanceUnits });
        expect(Math.abs(distance! - (Duration / 60) * MPH * perMile(DistanceUnits))).toBeLessThanOrEqual(half(decimalsOf(tracker, 'Distance')));
      }),
      every,
    );
  });

  test('C-tracker-192 C-tracker-193 a distance comes back from the duration that it takes, but for what was rounded', () => {
    fc.assert(
      fc.property(speed, hundredths, units, ({ tracker, Intensity, MPH }, distance, DistanceUnits) => {
        const person = { ...somebody, DistanceUnits };
        const Duration = valueOf('duration', tracker, { Intensity, Distance: distance / 100 }, person)!;
        fc.pre(Duration > 0);
        const back = valueOf('distance', tracker, { Intensity, Duration }, person)!;
        const rounded = (half(decimalsOf(tracker, 'Duration')) / 60) * MPH * perMile(DistanceUnits) + half(decimalsOf(tracker, 'Distance'));
        expect(Math.abs(back - distance / 100)).toBeLessThanOrEqual(rounded);
      }),
      every,
    );
  });

  test('C-tracker-193 a distance that lies in the middle between two is rounded up, whatever the computer makes of it', () => {
    const running = trackerOf('Running');
    for (const { OptionValue, MPH } of optionsOf(running))
      for (let Duration = 1; Duration <= 1440; Duration++) {
        // In hundredths of a mile, by whole numbers alone.
        const tenths = Math.round(MPH! * 10) * Duration;
        expect(Math.round(valueOf('distance', running, { Intensity: OptionValue, Duration })! * 100)).toBe(Math.floor((tenths * 2 + 6) / 12));
      }
  });

  test('an intensity without a speed says nothing of distance and duration', () => {
    const cycling = trackerOf('Cycling');
    for (const id of ['duration', 'distance', 'calories'])
      expect(filled(id, cycling, { Intensity: '5', Duration: 30, Distance: 8 })).toEqual({ value: null, reports: [] });
  });
});

describe('steps', () => {
  const walking = trackerOf('Walking');

  test('C-tracker-194 C-tracker-239 of miles there are 2000 in each, never one too many', () => {
    for (let distance = 1; distance <= 20_000; distance++) expect(valueOf('steps', walking, { Distance: distance / 100 })).toBe(distance * 20);
  });

  test('C-tracker-195 C-tracker-240 of kilometers there are 2000 / 1.60934 in each, rounded up to whole steps', () => {
    fc.assert(
      fc.property(hundredths, (distance) => {
        const exact = (BigInt(distance) * 2_000_000n + 160_933n) / 160_934n;
        expect(valueOf('steps', walking, { Distance: distance / 100 }, { ...somebody, DistanceUnits: 'Kilometers' })).toBe(Number(exact));
      }),
      every,
    );
  });
});

describe('calories', () => {
  const met = settings.metValues as Record<string, [number, number][]>;

  test('C-tracker-196 C-tracker-197 C-tracker-241 they are the metabolic equivalent times pounds / 2.2 times hours, as whole numbers', () => {
    fc.assert(
      fc.property(speed, minutes, pounds, ({ tracker, Intensity, MPH }, Duration, Weight) => {
        const calories = valueOf('calories', tracker, { Intensity, Duration }, { ...somebody, Weight });
        const points = met[String(tracker.TrackerId)]!;
        const measured = points.find(([at]) => at === MPH)?.[1];
        if (measured === undefined) {
          // Between two measured speeds it lies between what they give.
          const [low, high] = [points.findLast(([at]) => at < MPH)![1], points.find(([at]) => at > MPH)![1]];
          const of = (equivalent: number) => (equivalent * Weight * Duration) / 2.2 / 60;
          expect(calories).toBeGreaterThanOrEqual(of(low) - 0.5 - 1e-9);
          expect(calories).toBeLessThanOrEqual(of(high) + 0.5 + 1e-9);
        } else expect(Math.abs(calories! - (((measured * Weight) / 2.2) * Duration) / 60)).toBeLessThanOrEqual(half(0));
        expect(Number.isInteger(calories)).toBe(true);
      }),
      every,
    );
  });

  test('C-tracker-196 a tracker without measured values takes the number of its intensity', () => {
    const custom: TrackerSetup = { ...trackerOf('Running'), TrackerId: 5001 };
    fc.assert(
      fc.property(fc.constantFrom(...optionsOf(custom).map(({ OptionValue }) => OptionValue)), minutes, pounds, (Intensity, Duration, Weight) => {
        const calories = valueOf('calories', custom, { Intensity, Duration }, { ...somebody, Weight });
        expect(Math.abs(calories! - (((Number(Intensity) * Weight) / 2.2) * Duration) / 60)).toBeLessThanOrEqual(half(0));
      }),
      every,
    );
  });

  test('C-tracker-196 an hour at 6 mph of somebody of 180 pounds is 802', () => {
    expect(valueOf('calories', trackerOf('Running'), { Intensity: '3', Duration: 60 })).toBe(Math.round((9.8 * 180) / 2.2));
    expect(valueOf('calories', trackerOf('Running'), { Intensity: '3', Duration: 60 })).toBe(802);
  });
});

describe('whatever is typed', () => {
  const anything = fc.oneof(
    fc.constantFrom(null, '', ' ', 'abc', '5,5', '1e309', '-3', 'NaN', '0', 0, -1, 1e-9, 1e9),
    fc.double({ noNaN: true }),
    hundredths.map((value) => String(value / 100)),
  );
  const given = fc.record({ Distance: anything, Duration: anything, Intensity: fc.constantFrom(null, '1', '5', '99', 'fast') }, { requiredKeys: [] });
  const person = fc.record({ Weight: fc.option(fc.oneof(pounds, fc.constant(0))), DistanceUnits: units });

  test.each(fills.map(({ id, at }) => ({ id, name: at.split('/').at(-1)! })))(
    'C-tracker-197 $id is nothing or a number that is not negative, with the decimals of its field, and nothing fails',
    ({ id, name }) => {
      fc.assert(
        fc.property(fc.constantFrom(...trackers), given, person, (tracker, values, who) => {
          const { value, reports } = filled(id, tracker, values, who);
          expect(reports).toEqual([]);
          if (value === null) return;
          expect(typeof value).toBe('number');
          expect(Number.isFinite(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          const scaled = (value as number) * 10 ** decimalsOf(tracker, name);
          expect(Math.abs(scaled - Math.round(scaled))).toBeLessThanOrEqual(Math.abs(scaled) * 1e-12);
        }),
        every,
      );
    },
  );

  test.each(fills.map(({ id }) => id))('of nothing, %s is nothing', (id) => {
    for (const tracker of trackers)
      for (const values of [{}, { Distance: null, Duration: null, Intensity: null }, { Distance: '', Duration: '', Intensity: '' }])
        expect(filled(id, tracker, values, { Weight: null, DistanceUnits: 'Miles' })).toEqual({ value: null, reports: [] });
  });

  test('C-tracker-196 without a weight there are no calories', () => {
    expect(filled('calories', trackerOf('Running'), { Intensity: '3', Duration: 30 }, { Weight: null, DistanceUnits: 'Miles' })).toEqual({
      value: null,
      reports: [],
    });
  });
});

/** A field as a customer may have it: hours in place of minutes. */
const inHours = (field: TrackerField): TrackerField =>
  field.FieldName === 'Duration' ? { ...field, FieldUnitsPlural: 'hours', FieldUnitsPluralDisplay: 'h', FieldDecimalPlaces: 2 } : field;

test('C-tracker-192 C-tracker-193 C-tracker-196 a duration that is counted in hours is one in all that is computed', () => {
  const running = trackerOf('Running');
  const hourly = { ...running, TrackerFields: running.TrackerFields.map(inHours) };
  expect(valueOf('duration', hourly, { Intensity: '3', Distance: 9 })).toBe(1.5);
  expect(valueOf('distance', hourly, { Intensity: '3', Duration: 1.5 })).toBe(9);
  expect(valueOf('calories', hourly, { Intensity: '3', Duration: 1 })).toBe(valueOf('calories', running, { Intensity: '3', Duration: 60 }));
});
