import type { UserRow } from '../records/callers';
import type { MeasurementRow } from '../records/health-profiles';
import seeds from './health.json';
import type { SeededRandom } from './seeded-random';

type Measurement = Omit<MeasurementRow, 'Id'>;

interface Range {
  from: number;
  to: number;
  /** How far one value may be from the person's usual one. */
  varies: number;
}

const ranges = Object.entries(seeds.measures as Record<string, Range & { second?: Range }>);

/** Two years of one person: screenings, which measure everything, and what the person has measured between them. */
export function makeMeasurements({ UserId, EntityId }: UserRow, random: SeededRandom): Measurement[] {
  return ranges.flatMap(([MeasureId, range]): Measurement[] => {
    const first = valuesOf(range, random);
    const second = range.second && valuesOf(range.second, random);
    const measured = (Date: string, Source: Measurement['Source']) => ({
      UserId,
      EntityId,
      MeasureId,
      Date,
      Value: first(),
      SecondValue: second?.() ?? null,
      Source,
    });
    const own = seeds.ownMeasures.measures.includes(MeasureId) ? seeds.ownMeasures.dates : [];
    return [...seeds.screenings.map((day) => measured(day, 'Screening')), ...own.map((day) => measured(day, 'Person'))];
  });
}

function valuesOf({ from, to, varies }: Range, random: SeededRandom): () => number {
  const usual = random.between(from, to);
  return () => usual + random.between(-varies, varies);
}
