import type { JsonSchema } from '../../../runtime/definitions/compiled';
import { cleanRichText } from '../../foundation/rich-text';

/**
 * A value as a schema lets it out: of objects the properties that the schema has, without those that are null where it allows no null. Rich text
 * (`contentMediaType: text/html`) has only what the wire allows.
 */
export function asAnswered(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') return schema.contentMediaType === 'text/html' ? cleanRichText(value) : value;
  const there = withoutNull(schema);
  if (Array.isArray(value)) return there.items === undefined ? value : value.map((item) => asAnswered(item, there.items as JsonSchema));
  if (typeof value !== 'object' || value === null || there.properties === undefined) return value;
  const properties = there.properties as Record<string, JsonSchema>;
  const isClosed = there.additionalProperties === false;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (own === undefined) return isClosed ? [] : [[name, part]];
      return part === undefined || (part === null && !allowsNull(own)) ? [] : [[name, asAnswered(part, own)]];
    }),
  );
}

const branchesOf = ({ anyOf, oneOf }: JsonSchema) => (anyOf ?? oneOf ?? []) as JsonSchema[];
const allowsNull = (schema: JsonSchema): boolean =>
  [schema.type].flat().includes('null') || (Array.isArray(schema.enum) && schema.enum.includes(null)) || branchesOf(schema).some(allowsNull);

/** Of a schema "this or null" this. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...others] = branchesOf(schema).filter((branch) => !allowsNull(branch));
  return only !== undefined && others.length === 0 ? only : schema;
}
