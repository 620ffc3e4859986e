import type { JsonSchema } from '../../runtime/definitions/compiled';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Constants } from '../../runtime/definitions/shapes/settings';

/** A closed object in which every property is there. */
export const objectSchema = (properties: Record<string, JsonSchema | undefined>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schema ?? {}])),
});

/** What `session` holds: the answer of the session call, the record Session, by the names that expressions use (`session.user` for User). */
export const sessionScope = (session: JsonSchema | undefined): JsonSchema | undefined =>
  session &&
  objectSchema(
    Object.fromEntries(
      Object.entries(session.properties as Record<string, JsonSchema>).map(([name, schema]) => [name.replace(/^./, (letter) => letter.toLowerCase()), schema]),
    ),
  );

/** What `settings` holds: the constants of the product. */
export const settingsScope = (constants: readonly Constants[]): JsonSchema =>
  objectSchema(Object.fromEntries(constants.flatMap(({ values }) => Object.entries(values).map(([name, { value }]) => [name, schemaOfConstant(value)]))));

type Constant = Constants['values'][string]['value'];
const schemaOfConstant = (value: Constant): JsonSchema => {
  if (Array.isArray(value)) return { type: 'array', items: { type: typeof value[0] === 'number' ? 'number' : 'string' } };
  if (isExpression(value)) return {};
  if (typeof value === 'object' && Array.isArray(Object.values(value)[0]))
    return { type: 'object', additionalProperties: { type: 'array', items: { type: 'array', items: { type: 'number' } } } };
  return typeof value === 'object' ? { type: 'object', additionalProperties: { type: 'string' } } : { type: typeof value };
};
