import { z } from 'zod';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Kind } from '../../runtime/definitions/kinds';
import { definitionKinds } from '../project/definition-kinds';

/** The meta-schema of every kind of definition by its name: editors complete and explain from it. `items`: what an item of each catalogue is. */
export function metaSchemas(items: Record<string, JsonSchema> = {}): Record<string, object> {
  // A record is a JSON Schema: an editor knows those.
  const { record: _record, ...described } = definitionKinds;
  const made = Object.fromEntries(Object.entries<Kind>(described).map(([name, { shape }]) => [name, metaSchema(name, shape)]));
  return { ...made, item: { ...made.item, allOf: Object.entries(items).map(([id, value]) => ofCatalogue(id, value)) } };
}

const ofCatalogue = (id: string, value: JsonSchema): object => ({ if: { properties: { catalogue: { const: id } } }, then: { properties: { value } } });

function metaSchema(name: string, shape: z.ZodType): object {
  // Editors know draft 7 best; our own shapes need nothing newer.
  const { definitions, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' }) as { definitions?: Record<string, object> };
  const known =
    definitions?.JsonSchema === undefined
      ? definitions
      : { ...definitions, JsonSchema: { description: 'A JSON Schema 2020-12.', allOf: [{ $ref: 'http://json-schema.org/draft-07/schema#' }] } };
  return { title: `A definition of the kind "${name}"`, ...schema, ...(known && { definitions: known }) };
}
