import type { JsonSchema } from '../runtime/definitions/compiled';
import { own } from '../runtime/validation/own';

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

/** A schema as it was written out, and the records that were read for it. */
interface Written {
  schema: JsonSchema;
  reads: ReadonlyMap<string, JsonSchema>;
}

/** What was written out before, by the object that was written. */
type Kept = WeakMap<JsonSchema, Written[]>;

/** So many of one object are kept: customers add to what it holds, each in their own way. */
const mostKept = 16;
const makeKept = (): { schemas: Kept; records: Kept } => ({ schemas: new WeakMap(), records: new WeakMap() });
const [strictly, leniently] = [makeKept(), makeKept()];

const keptOf = (kept: Kept, written: JsonSchema, records: Records): Written | undefined =>
  kept.get(written)?.find(({ reads }) => [...reads].every(([name, record]) => records[name] === record));

const keep = (kept: Kept, written: JsonSchema, made: Written): void => void kept.set(written, [made, ...(kept.get(written) ?? [])].slice(0, mostKept));

/**
 * The schema with every reference to a record written out. A record that holds itself stays a reference into `$defs`. What refers to nothing is the
 * same object as before, and what is written out is one object, for customers and after edits too, as long as none of the records that it holds has
 * changed: what was made of it then still serves.
 */
export function writeOut(schema: JsonSchema, records: Records, options: WriteOutOptions = {}): JsonSchema {
  const isLenient = options.customMayLack === true;
  const kept = isLenient ? leniently : strictly;
  const before = keptOf(kept.schemas, schema, records);
  if (before !== undefined) return before.schema;
  const recursive = new Set<string>();
  let timesLedBack = 0;
  let reads = new Map<string, JsonSchema>();

  const recordOf = (name: string): JsonSchema => {
    const record = own(records, name);
    if (record === undefined) throw new Error(`There is no record "${name}".`);
    return record;
  };

  const body = (name: string): JsonSchema => {
    const { $schema: _dialect, $id: _id, title: _title, required, ...rest } = recordOf(name);
    return required === undefined || (isLenient && name.endsWith('Custom')) ? rest : { ...rest, required };
  };

  const recordAt = (name: string, within: readonly string[]): JsonSchema => {
    const record = recordOf(name);
    const found = keptOf(kept.records, record, records) ?? made(name, record, within);
    for (const [held, as] of found.reads) reads.set(held, as);
    return found.schema;
  };

  const made = (name: string, record: JsonSchema, within: readonly string[]): Written => {
    const [around, times] = [reads, timesLedBack];
    reads = new Map([[name, record]]);
    const written = { schema: walk(body(name), [...within, name]) as JsonSchema, reads };
    reads = around;
    // Nothing in it leads back to itself or to what it stands in: it is the same wherever it stands.
    if (timesLedBack === times) keep(kept.records, record, written);
    return written;
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
  const definitions = Object.fromEntries([...recursive].map((name) => [name, walk(body(name), [name])]));
  const whole = recursive.size === 0 ? written : { ...written, $defs: { ...(written.$defs as JsonSchema | undefined), ...definitions } };
  keep(kept.schemas, schema, { schema: whole, reads });
  return whole;
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
