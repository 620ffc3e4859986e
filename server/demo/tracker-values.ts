import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import type { SeededRandom } from './seeded-random';
import type { Measured } from './stories';
import { own } from '../../runtime/validation/own';

/** How values of a field come about. Without `percent` there is always one. */
export type ValueSeed = { percent?: number } & (
  | { pick: string[] }
  /** With `varies` each is near the one before it. */
  | { from: number; to: number; varies?: number; decimals?: number }
  /** As far as the speed of a choice leads in so many minutes. */
  | { speedOf: string; minutes: string }
  /** Near a measure of the person on that day, in the unit of the field: so many times the stored unit. */
  | { body: Measured; by?: number; varies: number; decimals?: number }
  /** So many times another value. */
  | { of: string; by: number }
);

/** Makes the values of one entry after the other, the oldest first: `body` returns a measure of the person so many days ago. */
export function valueMaker(
  { TrackerFields }: TrackerSetup,
  seeds: Record<string, ValueSeed>,
  random: SeededRandom,
  body: (measure: Measured, daysAgo: number) => number,
) {
  const last = new Map<string, number>();
  return (daysAgo: number): Record<string, string | number> => {
    const made: Record<string, string | number> = {};
    for (const field of TrackerFields) {
      const seed = own(seeds, field.FieldName);
      if (seed === undefined || (seed.percent !== undefined && !random.chance(seed.percent))) continue;
      const value = valueOf(field, seed, made, daysAgo);
      if (value !== undefined) made[field.FieldName] = value;
    }
    return made;
  };

  function valueOf(field: TrackerField, seed: ValueSeed, made: Record<string, string | number>, daysAgo: number): string | number | undefined {
    if ('pick' in seed) return random.pick(seed.pick);
    if ('body' in seed) return rounded((body(seed.body, daysAgo) + (random.next() * 2 - 1) * seed.varies) * (seed.by ?? 1), seed.decimals ?? 0);
    if ('speedOf' in seed) return distance(field, seed, made);
    if ('of' in seed) return made[seed.of] === undefined ? undefined : Math.round(Number(made[seed.of]) * seed.by);
    return number(field, seed);
  }

  function number({ FieldName }: TrackerField, { from, to, varies, decimals = 0 }: { from: number; to: number; varies?: number; decimals?: number }): number {
    const before = last.get(FieldName);
    const value = varies === undefined || before === undefined ? from + random.next() * (to - from) : before + (random.next() * 2 - 1) * varies;
    const kept = rounded(Math.min(to, Math.max(from, value)), decimals);
    last.set(FieldName, kept);
    return kept;
  }

  function distance(
    { FieldDecimalPlaces }: TrackerField,
    { speedOf, minutes }: { speedOf: string; minutes: string },
    made: Record<string, string | number>,
  ): number | undefined {
    const speed = TrackerFields.find(({ FieldName }) => FieldName === speedOf)?.FieldOptions?.find(({ OptionValue }) => OptionValue === made[speedOf])?.MPH;
    return typeof speed !== 'number' ? undefined : rounded((speed * Number(made[minutes])) / 60, FieldDecimalPlaces ?? 0);
  }
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
