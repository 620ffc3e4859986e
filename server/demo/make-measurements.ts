import type { UserRow } from '../records/callers';
import type { MeasurementRow } from '../records/health-profiles';
import seeds from './health.json';
import type { SeededRandom } from './seeded-random';

type Measurement = Omit<MeasurementRow, 'Id'>;

interface Range {
  from: number;
  to: number;
  /** How far one value may be from the one before it. */
  varies: number;
}

const ranges = Object.entries(seeds.measures as Record<string, Range & { second?: Range }>);

/** Two years of one person: screenings, which measure everything, and what the person has measured between them. */
export function makeMeasurements({ UserId, EntityId }: UserRow, random: SeededRandom): Measurement[] {
  return ranges.flatMap(([MeasureId, range]): Measurement[] => {
    const first = valuesOf(range, random);
    const second = range.second && valuesOf(range.second, random);
    return daysOf(MeasureId).map(({ day, Source }) => ({
      UserId,
      EntityId,
      MeasureId,
      Date: day,
      Value: first(),
      SecondValue: second?.() ?? null,
      Source,
    }));
  });
}

/** When something is measured, and by whom, the oldest first. */
function daysOf(measure: string): { day: string; Source: Measurement['Source'] }[] {
  const { measures, dates } = seeds.ownMeasures;
  const screenings = seeds.screenings.map((day) => ({ day, Source: 'Screening' as const }));
  const own = measures.includes(measure) ? dates.map((day) => ({ day, Source: 'Person' as const })) : [];
  return [...screenings, ...own].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Each value is near the one before it. */
function valuesOf({ from, to, varies }: Range, random: SeededRandom): () => number {
  let value = random.between(from, to);
  return () => (value += random.between(-varies, varies));
}
