import { z } from 'zod';
import { type Kind, kinds } from '../../runtime/definitions/kinds';
import { endpoints } from '../../runtime/definitions/shapes/endpoints';
import { widgetShape } from '../project/standard-shapes';

/** The meta-schema of every kind of definition by its name: editors complete and explain from it. */
export function metaSchemas(): Record<string, object> {
  const shapes = { ...Object.fromEntries(Object.entries<Kind>(kinds).map(([name, { shape }]) => [name, shape])), endpoints, widget: widgetShape };
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, metaSchema(name, shape)]));
}

function metaSchema(name: string, shape: z.ZodType): object {
  // Editors know draft 7 best; our own shapes need nothing newer.
  const { definitions, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' }) as { definitions?: Record<string, object> };
  const known =
    definitions?.JsonSchema === undefined
      ? definitions
      : { ...definitions, JsonSchema: { description: 'A JSON Schema 2020-12.', allOf: [{ $ref: 'http://json-schema.org/draft-07/schema#' }] } };
  return { title: `A definition of the kind "${name}"`, ...schema, ...(known && { definitions: known }) };
}
