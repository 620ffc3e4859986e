import { z } from 'zod';
import type { Node } from '../nodes';
import { description, id, jsonSchema, schemaKey } from './expression';
import { screenParts } from './screen-parts';

/**
 * A node of a fragment. Any of its values may be { "$": "input.name" } for what its user gives, a name of a form as well as a text; so it is held to
 * the shape of a node where it is used.
 */
const openNode = z.looseObject({ id });

/** A named piece of screens, dialogs and layouts: written once, used by the node `use`. */
export const fragment = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('fragment'),
    description,
    input: jsonSchema.optional().describe('Its input, as a JSON Schema: values, names, texts. Its parts use it as { "$": "input.name" }.'),
    events: z.record(z.string(), jsonSchema).optional().describe('The events that it reports with the action `emit`, each with the schema of its payload.'),
    data: screenParts.data,
    state: screenParts.state,
    let: screenParts.let,
    actions: screenParts.actions,
    body: z.array(openNode).min(1).describe('Its parts. Their ids begin with the id of the `use`: filters-save.'),
    footer: z.array(openNode).min(1).optional().describe('Its buttons: at the lower edge of a dialog whose body uses it, otherwise below its parts.'),
  })
  .meta({ id: 'Fragment' });
export type Fragment = Omit<z.infer<typeof fragment>, 'body' | 'footer'> & { body: Node[]; footer?: Node[] };
