import type { JsonSchema } from '../../runtime/definitions/compiled';
import { samplePattern } from './sample-pattern';
import type { SeededRandom } from './seeded-random';

/** What stands where nothing is known of a text. Whoever reads one of these reads that nobody has thought of it. */
export const words = [
  'amber',
  'brook',
  'clover',
  'dune',
  'ember',
  'fern',
  'grove',
  'heath',
  'inlet',
  'juniper',
  'kelp',
  'linden',
  'meadow',
  'oak',
  'pine',
  'reed',
];

/** How a number is written: the draws of its parts stay what they were, so that the rest of the demo does. */
const writtenPhone = '^(\\+[0-9]{1,2})?[ .-]?\\(?[0-9]{3}\\)?[ .-]?[0-9]{3}[ .-]?[0-9]{4}$';

/** A value that a schema accepts: one of its examples, where it has some. `given` are properties that are known already, at the top only. */
export function sampleValue(schema: JsonSchema, random: SeededRandom, given: Record<string, unknown> = {}): unknown {
  if (Object.hasOwn(schema, 'const')) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return random.pick(schema.examples as unknown[]);
  const choices = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (choices !== undefined) return sampleValue(random.pick(choices), random);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return sampleObject(schema, random, given);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleValue((schema.items ?? {}) as JsonSchema, random));
    case 'boolean':
      return random.chance(15);
    case 'integer':
    case 'number':
      return random.between(Math.ceil(Number(schema.minimum ?? 0)), Math.floor(Number(schema.maximum ?? Number(schema.minimum ?? 0) + 100)));
    case 'string':
      return sampleText(schema, random);
    default:
      return null;
  }
}

/** What is required, and four in five of the rest. */
function sampleObject(schema: JsonSchema, random: SeededRandom, given: Record<string, unknown>): Record<string, unknown> {
  const required = new Set(schema.required as string[] | undefined);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const present = properties.filter(([name]) => Object.hasOwn(given, name) || required.has(name) || random.chance(80));
  return Object.fromEntries(present.map(([name, property]) => [name, Object.hasOwn(given, name) ? given[name] : sampleValue(property, random)]));
}

function sampleText(schema: JsonSchema, random: SeededRandom): string {
  const yearOf = (limit: unknown) => (typeof limit === 'string' ? Number(limit.slice(0, 4)) : undefined);
  // The whole years within the limits; usually those in which people at work were born.
  const first = yearOf(schema.formatMinimum);
  const last = yearOf(schema.formatMaximum);
  const year = () => random.between(first === undefined ? 1960 : first + 1, last === undefined ? Math.max(2004, (first ?? 0) + 20) : last - 1);
  const two = (least: number, most: number) => String(random.between(least, most)).padStart(2, '0');
  if (schema.format === 'date') return `${year()}-${two(1, 12)}-${two(1, 28)}`;
  if (schema.format === 'date-time') return `2025-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}:00.000Z`;
  if (schema.format === 'uuid') return `00000000-0000-4000-8000-${String(random.between(0, 999_999_999)).padStart(12, '0')}`;
  if (schema.format === 'email') return `${random.pick(words)}.${random.between(1, 99_999)}@mail.example`;
  if (schema.format === 'site-path' || schema.format === 'link-address') return `/${random.pick(words)}`;
  if (schema.format === 'web-address') return `https://${random.pick(words)}.example`;
  if (schema.format === 'phone') return `+1555${samplePattern(writtenPhone, random).replace(/\D/g, '').slice(-7)}`;
  if (typeof schema.pattern === 'string') return samplePattern(schema.pattern, random);
  const least = Number(schema.minLength ?? 1);
  const most = Number(schema.maxLength ?? Number.MAX_SAFE_INTEGER);
  let text = random.pick(words);
  while (text.length < least) text += ` ${random.pick(words)}`;
  return text.slice(0, Math.max(least, Math.min(most, text.length)));
}
