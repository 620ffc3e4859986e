import type { JsonSchema } from '../definitions/compiled';
import { childPointer, valueAt, withValue } from '../validation/pointer';
import { includedSchemas } from '../validation/schema-at';

/** The data of a new record: what is given, and the schema's defaults where nothing is. Never for a record that exists. */
export const withDefaults = (root: JsonSchema, data: unknown): unknown => fill(root, root, '', data, []);

function fill(root: JsonSchema, schema: JsonSchema, pointer: string, data: unknown, within: readonly JsonSchema[]): unknown {
  // A schema that holds itself has no end of defaults.
  if (within.includes(schema)) return data;
  let filled = data;
  for (const part of includedSchemas(root, schema)) {
    if (part.default !== undefined && valueAt(filled, pointer) === undefined) filled = withValue(filled, pointer, structuredClone(part.default));
    if (typeof part.properties !== 'object' || part.properties === null) continue;
    for (const [name, property] of Object.entries(part.properties as Record<string, unknown>))
      if (typeof property === 'object' && property !== null)
        filled = fill(root, property as JsonSchema, childPointer(pointer, name), filled, [...within, schema]);
  }
  return filled;
}
