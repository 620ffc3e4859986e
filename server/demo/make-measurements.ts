import { addDays } from '../../runtime/format/date';
import type { UserRow } from '../records/callers';
import type { MeasurementRow } from '../records/health-profiles';
import seeds from './health.json';
import type { SeededRandom } from './seeded-random';
import { bodyOf, type Measured } from './stories';
import { workdayBefore } from './workdays';

type Measurement = Omit<MeasurementRow, 'Id'>;

/** Measures that other screens show too follow the person's story; the others are drawn, each value near the one before it. */
type Range = { body: string[] } | { from: number; to: number; varies: number };

const ranges = Object.entries(seeds.measures as Record<string, Range>);

/** Returns two years of one person: screenings, which measure everything, and what the person has measured between them. */
export function makeMeasurements(user: UserRow, random: SeededRandom, today: string): Measurement[] {
  const { UserId, EntityId } = user;
  return ranges.flatMap(([MeasureId, range]): Measurement[] => {
    const valuesOn =
      'body' in range ? (daysAgo: number) => range.body.map((measure) => Math.round(bodyOf(user, measure as Measured, daysAgo))) : drawn(range, random);
    return daysOf(MeasureId, today).map(({ daysAgo, day, Source }) => {
      const [Value, second] = valuesOn(daysAgo);
      return { UserId, EntityId, MeasureId, Date: day, Value: Value!, SecondValue: second ?? null, Source };
    });
  });
}

/** Returns when something is measured, and by whom, the oldest first. */
function daysOf(measure: string, today: string): { daysAgo: number; day: string; Source: Measurement['Source'] }[] {
  const { measures, daysAgo: own } = seeds.ownMeasures;
  const screenings = seeds.screeningsDaysAgo.map((daysAgo) => ({ daysAgo, day: workdayBefore(today, daysAgo), Source: 'Screening' as const }));
  const others = measures.includes(measure) ? own.map((daysAgo) => ({ daysAgo, day: addDays(today, -daysAgo)!, Source: 'Person' as const })) : [];
  return [...screenings, ...others].sort((one, other) => other.daysAgo - one.daysAgo);
}

function drawn({ from, to, varies }: Exclude<Range, { body: string[] }>, random: SeededRandom): () => number[] {
  let value = random.between(from, to);
  return () => [(value += random.between(-varies, varies))];
}
