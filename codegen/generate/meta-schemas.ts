import { z } from 'zod';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import type { Kind } from '../../runtime/definitions/kinds';
import { definitionKinds } from '../project/definition-kinds';

type Definitions = Record<string, object>;
type MetaSchema = { definitions?: Definitions; [keyword: string]: unknown };

/** The file of the shapes that several kinds of definitions have in common, without its ending. */
export const sharedName = 'shared';

/**
 * The meta-schema of every kind of definition by its name, and what they share as `shared`: editors complete and explain from them. `items`: what an
 * item of each catalogue is; `operations`: those of overlays that definitions describe.
 */
export function metaSchemas(items: Record<string, JsonSchema> = {}, operations: readonly OperationDefinition[] = []): Record<string, object> {
  // A record is a JSON Schema: an editor knows those.
  const { record: _record, ...described } = definitionKinds;
  const made = Object.fromEntries(Object.entries<Kind>(described).map(([name, { shape }]) => [name, metaSchema(name, shape)]));
  const overlay = { ...made.overlay, definitions: { ...made.overlay?.definitions, NamedOperation: { anyOf: operations.map(ofOperation) } } };
  return withShared({ ...made, overlay, item: { ...made.item, allOf: Object.entries(items).map(([id, value]) => ofCatalogue(id, value)) } });
}

/** The same meta-schemas, with every shape that stands in several of them in a file of its own. */
function withShared(made: Record<string, MetaSchema>): Record<string, object> {
  const shared: Definitions = {};
  const seen = new Map<string, string>();
  for (const { definitions = {} } of Object.values(made))
    for (const [name, shape] of Object.entries(definitions)) {
      const text = JSON.stringify(shape);
      if (seen.has(name) && seen.get(name) !== text) throw new Error(`Two shapes are called "${name}": give one of them another id.`);
      if (seen.has(name)) shared[name] = shape;
      seen.set(name, text);
    }
  const rewritten = Object.entries(made).map(([name, { definitions = {}, ...schema }]): [string, object] => {
    const own = Object.fromEntries(Object.entries(definitions).filter(([shape]) => !Object.hasOwn(shared, shape)));
    return [name, pointingTo(shared, { ...schema, ...(Object.keys(own).length > 0 && { definitions: own }) })];
  });
  const title = 'Shapes that several kinds of definitions have in common';
  return { ...Object.fromEntries(rewritten), [sharedName]: { $schema: 'http://json-schema.org/draft-07/schema#', title, definitions: shared } };
}

const pointingTo = (shared: Definitions, schema: object): object =>
  JSON.parse(
    JSON.stringify(schema).replace(/"#\/definitions\/(\w+)"/g, (whole, name: string) =>
      Object.hasOwn(shared, name) ? `"${sharedName}.schema.json#/definitions/${name}"` : whole,
    ),
  ) as object;

const ofCatalogue = (id: string, value: JsonSchema): object => ({ if: { properties: { catalogue: { const: id } } }, then: { properties: { value } } });

/** An operation that a definition describes, as an editor completes it. */
function ofOperation({ id, description, input }: OperationDefinition): object {
  const { examples: _examples, ...schema } = input;
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
  return { ...schema, description, properties: { op: { const: id, description }, ...properties }, required: ['op', ...required] };
}

function metaSchema(name: string, shape: z.ZodType): MetaSchema {
  // Editors know draft 7 best; our own shapes need nothing newer.
  const { definitions, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' }) as { definitions?: Record<string, object> };
  const known =
    definitions?.JsonSchema === undefined
      ? definitions
      : { ...definitions, JsonSchema: { description: 'A JSON Schema 2020-12.', allOf: [{ $ref: 'http://json-schema.org/draft-07/schema#' }] } };
  return { title: `A definition of the kind "${name}"`, ...schema, ...(known && { definitions: known }) };
}
