import { createRequire } from 'node:module';
import type * as Rjsf from '@rjsf/utils';
import type { JsonSchema } from '../runtime/definitions/compiled';

// Loading @rjsf takes half a second: it is loaded for the first schema that has alternatives.
const load = () => createRequire(import.meta.url)('@rjsf/utils') as typeof Rjsf;

const alternatives = new Set(['anyOf', 'oneOf', 'if', 'dependencies', 'dependentSchemas']);

const hasAlternatives = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.entries(value).some(([name, part]) => alternatives.has(name) || hasAlternatives(part));

/** The schemas about which @rjsf asks a validator while it draws a form, by the keys that it asks by. */
interface Subschemas {
  /** The key of the whole schema. */
  whole: string;
  /** Those of the alternatives; each has the definitions that it may refer to. */
  parts: Record<string, JsonSchema>;
}

/** What @rjsf asks about a schema; undefined where it has no alternatives, and where @rjsf cannot read it ahead: then the page interprets it. */
export function subschemasOf(schema: JsonSchema): Subschemas | undefined {
  if (!hasAlternatives(schema)) return undefined;
  const { $defs, definitions } = schema;
  const { hashForSchema, schemaParser } = load();
  const whole = typeof schema.$id === 'string' ? schema.$id : hashForSchema(schema as Rjsf.RJSFSchema);
  try {
    const found = Object.entries(schemaParser(schema as Rjsf.RJSFSchema)).filter(([key]) => key !== whole);
    return { whole, parts: Object.fromEntries(found.map(([key, { $id: _key, ...part }]) => [key, { $defs, definitions, ...part } as JsonSchema])) };
  } catch {
    return undefined;
  }
}
