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

/** The schema with every reference to a record written out. A record that holds itself stays a reference into `$defs`. */
export function writeOut(schema: JsonSchema, records: Records, options: WriteOutOptions = {}): JsonSchema {
  const recursive = new Set<string>();

  const body = (name: string): JsonSchema => {
    const record = Object.hasOwn(records, name) ? records[name] : undefined;
    if (record === undefined) throw new Error(`There is no record "${name}".`);
    const { $schema: _dialect, $id: _id, title: _title, required, ...rest } = record;
    const lenient = options.customMayLack === true && name.endsWith('Custom');
    return required === undefined || lenient ? rest : { ...rest, required };
  };

  const walk = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...siblings } = value as JsonSchema;
    const walked = Object.fromEntries(Object.entries(siblings).map(([key, part]) => [key, walk(part, within)]));
    if (typeof reference !== 'string' || !reference.startsWith(prefix)) return reference === undefined ? walked : { $ref: reference, ...walked };
    const name = reference.slice(prefix.length);
    if (within.includes(name)) {
      recursive.add(name);
      return { $ref: `#/$defs/${name}`, ...walked };
    }
    return { ...(walk(body(name), [...within, name]) as JsonSchema), ...walked };
  };

  const written = walk(schema, []) as JsonSchema;
  if (recursive.size === 0) return written;
  const definitions = Object.fromEntries([...recursive].map((name) => [name, walk(body(name), [name])]));
  return { ...written, $defs: { ...(written.$defs as JsonSchema | undefined), ...definitions } };
}
