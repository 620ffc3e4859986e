import type { JsonSchema } from '../definitions/compiled';
import { childPointer } from './pointer';
import { referenced } from './schema-at';
import type { SchemaError } from './schema-errors';

const limits = {
  formatMinimum: (value: string, limit: string) => value >= limit,
  formatMaximum: (value: string, limit: string) => value <= limit,
};

const asSchema = (value: unknown): JsonSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : undefined;

/**
 * The first and last dates of a schema, which its interpreter does not know: `formatMinimum` and `formatMaximum`, as ajv-formats has them. Dates and
 * times as ISO 8601 writes them are compared as text. Read through properties, items and references; alternatives are not entered.
 */
export function formatLimitErrors(root: JsonSchema, schema: unknown, data: unknown, pointer = '', schemaPointer = '#'): SchemaError[] {
  const own = asSchema(schema);
  if (own === undefined) return [];
  const referred = typeof own.$ref === 'string' ? formatLimitErrors(root, referenced(root, own.$ref), data, pointer, `${schemaPointer}/$ref`) : [];
  if (typeof data === 'string')
    return [
      ...referred,
      ...Object.entries(limits).flatMap(([keyword, holds]) => {
        const limit = own[keyword];
        return typeof limit !== 'string' || holds(data, limit) ? [] : [{ pointer, keyword, schemaPointer: `${schemaPointer}/${keyword}`, limit }];
      }),
    ];
  if (Array.isArray(data))
    return [
      ...referred,
      ...data.flatMap((item, index) => formatLimitErrors(root, own.items, item, childPointer(pointer, String(index)), `${schemaPointer}/items`)),
    ];
  const values = asSchema(data);
  if (values === undefined) return referred;
  return [
    ...referred,
    ...Object.entries(asSchema(own.properties) ?? {}).flatMap(([name, property]) =>
      Object.hasOwn(values, name)
        ? formatLimitErrors(root, property, values[name], childPointer(pointer, name), childPointer(`${schemaPointer}/properties`, name))
        : [],
    ),
  ];
}

/** Whether a schema has such limits at all. */
export const hasFormatLimits = (schema: JsonSchema): boolean => /"formatM(in|ax)imum"/.test(JSON.stringify(schema));
