import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import type { Item } from '../../runtime/definitions/shapes/catalogue';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import type { TrackerSetup } from '../../schemas/generated/records';
import { sampleNames, sampleText } from '../support/samples';

const root = join(import.meta.dirname, '../..');
const source = readSource(root);
const read = (path: string): unknown => JSON.parse(sampleText('trackers', path));
const itemOf = (id: string) => (JSON.parse(source.get(`schemas/catalogues/trackers/${id}.item.json`) ?? 'null') as Item | null)?.value;
const trackers = sampleNames('trackers');

/** Properties that the samples do not have: the headline of a list, the chart, the quantity, and the names of speeds in other units. */
const drawnAs = ['TrackerHeadline', 'FieldChartGroup', 'FieldTargetMin', 'FieldTargetMax', 'FieldQuantity', 'OptionsQuantity', 'UnitNames'];
const withoutLook = (value: unknown) =>
  JSON.parse(JSON.stringify(value), function (this: unknown, key, part: unknown) {
    return drawnAs.includes(key) ? undefined : part;
  }) as TrackerSetup;

interface Measured {
  Mph: number | null;
  MphRange?: number[];
  Met: number;
}

describe('the trackers of the samples', () => {
  test('there are eight', () => expect(trackers).toHaveLength(8));

  test.each(trackers)('%s is the item of that name to the letter; what it needs of the person is the weight of nobody', (id) => {
    const { TrackerUserMetrics, ...given } = read(`${id}.json`) as TrackerSetup;
    expect(withoutLook(itemOf(id))).toEqual({ ...given, TrackerUserMetrics: TrackerUserMetrics && { ...TrackerUserMetrics, Weight: null } });
  });

  test('C-tracker-196 the metabolic equivalents are those that were measured', () => {
    const { Running, Cycling, Walking } = read('reference/met-values.json') as Record<'Running' | 'Cycling' | 'Walking', Measured[]>;
    const { values } = JSON.parse(source.get('schemas/settings/tracker.constants.json') ?? '') as Constants;
    const points = (all: Measured[]) => all.flatMap(({ Mph, MphRange, Met }) => (MphRange ?? [Mph]).map((speed) => [speed, Met]));
    expect(values.metValues?.value).toEqual({ 101: points(Running), 102: points(Cycling), 109: points(Walking) });
  });
});
