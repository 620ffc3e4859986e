import type { JsonSchema } from '../runtime/definitions/compiled';

/** The records by name: `UserProfile` for `record:UserProfile`. */
export type Records = Record<string, JsonSchema>;

interface WriteOutOptions {
  /**
   * Leaves out what customers require of their own properties. Answers are written out so: a row stored before a customer
   * added a required property lacks it until it is saved again.
   */
  customMayLack?: boolean;
}

const prefix = 'record:';

/** Records as they were written out before, for each set of records: those that hold themselves are not kept, as they differ by where they stand. */
const whole = new WeakMap<Records, { strict: Map<string, JsonSchema>; lenient: Map<string, JsonSchema> }>();

/**
 * The schema with every reference to a record written out. A record that holds itself stays a reference into `$defs`. What refers to nothing is the
 * same object as before, and equal records are one object: what was made of one serves the other.
 */
export function writeOut(schema: JsonSchema, records: Records, options: WriteOutOptions = {}): JsonSchema {
  const isLenient = options.customMayLack === true;
  const recursive = new Set<string>();
  let timesLedBack = 0;
  const both = whole.get(records) ?? { strict: new Map<string, JsonSchema>(), lenient: new Map<string, JsonSchema>() };
  whole.set(records, both);
  const known = isLenient ? both.lenient : both.strict;

  const body = (name: string): JsonSchema => {
    const record = Object.hasOwn(records, name) ? records[name] : undefined;
    if (record === undefined) throw new Error(`There is no record "${name}".`);
    const { $schema: _dialect, $id: _id, title: _title, required, ...rest } = record;
    return required === undefined || (isLenient && name.endsWith('Custom')) ? rest : { ...rest, required };
  };

  const recordAt = (name: string, within: readonly string[]): JsonSchema => {
    const kept = known.get(name);
    if (kept !== undefined) return kept;
    const before = timesLedBack;
    const record = walk(body(name), [...within, name]) as JsonSchema;
    // Nothing in it leads back to itself or to what it stands in: it is the same wherever it stands.
    if (timesLedBack === before) known.set(name, record);
    return record;
  };

  const walk = (value: unknown, within: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return changedItems(value, (item) => walk(item, within));
    const reference = (value as JsonSchema).$ref;
    if (typeof reference !== 'string') return changedParts(value as JsonSchema, (part) => walk(part, within));
    const { $ref: _reference, ...siblings } = value as JsonSchema;
    const walked = changedParts(siblings, (part) => walk(part, within));
    if (!reference.startsWith(prefix)) return { $ref: reference, ...walked };
    const name = reference.slice(prefix.length);
    if (within.includes(name)) {
      recursive.add(name);
      timesLedBack += 1;
      return { $ref: `#/$defs/${name}`, ...walked };
    }
    const record = recordAt(name, within);
    return Object.keys(walked).length === 0 ? record : { ...record, ...walked };
  };

  const written = walk(schema, []) as JsonSchema;
  if (recursive.size === 0) return written;
  const definitions = Object.fromEntries([...recursive].map((name) => [name, walk(body(name), [name])]));
  return { ...written, $defs: { ...(written.$defs as JsonSchema | undefined), ...definitions } };
}

/** The list with each item changed; the list itself where none was. */
function changedItems(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const made = list.map(change);
  return made.some((item, index) => item !== list[index]) ? made : list;
}

/** The object with each part changed; the object itself where none was. */
function changedParts(object: JsonSchema, change: (part: unknown) => unknown): JsonSchema {
  let made: JsonSchema | undefined;
  for (const key of Object.keys(object)) {
    const part = change(object[key]);
    if (part === object[key]) continue;
    made ??= { ...object };
    made[key] = part;
  }
  return made ?? object;
}
