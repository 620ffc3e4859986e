import { createRequire } from 'node:module';
import type * as Rjsf from '@rjsf/utils';
import type { JsonSchema } from '../runtime/definitions/compiled';
import { isObject } from '../runtime/validation/is-object';

// Loading @rjsf takes half a second: it is loaded for the first schema that has alternatives.
const load = () => createRequire(import.meta.url)('@rjsf/utils') as typeof Rjsf;

/** The schemas about which a validator is asked while a form is drawn, by the keys that it is asked by. */
interface Subschemas {
  /** The key of the whole schema. */
  whole: string;
  /** Alternatives and conditions; each has the definitions that it may refer to. */
  parts: Record<string, JsonSchema>;
}

function* askedIn(value: unknown): Generator<JsonSchema> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value)) {
    for (const options of [value.anyOf, value.oneOf]) if (Array.isArray(options)) yield* options.filter(isObject);
    if (isObject(value.if)) yield value.if;
  }
  for (const part of Object.values(value)) yield* askedIn(part);
}

/** What is asked about a schema while its form is drawn (runtime/form/stock); undefined where it has no alternatives. */
export function subschemasOf(schema: JsonSchema): Subschemas | undefined {
  const asked = [...askedIn(schema)];
  if (asked.length === 0) return undefined;
  const { $defs, definitions } = schema;
  const { hashForSchema } = load();
  const key = (part: JsonSchema) => hashForSchema(part as Rjsf.RJSFSchema);
  return { whole: key(schema), parts: Object.fromEntries(asked.map((part) => [key(part), { $defs, definitions, ...part }])) };
}
