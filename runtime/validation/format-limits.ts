import type { JsonSchema } from '../definitions/compiled';
import { childPointer } from './pointer';
import { referenced } from './schema-at';
import type { SchemaError } from './schema-errors';

const limits: Record<string, (value: string | number, limit: string | number) => boolean> = {
  formatMinimum: (value, limit) => value < limit,
  formatMaximum: (value, limit) => value > limit,
  formatExclusiveMinimum: (value, limit) => value <= limit,
  formatExclusiveMaximum: (value, limit) => value >= limit,
};

const before: Record<string, string> = { date: '', 'date-time': '', time: '1970-01-01T' };

/** How texts of a format are read as moments, so that zones of time count: what is put before them. Nothing for a format whose texts are compared as such. */
export function momentOf(format: unknown): { before: string; read: (text: string) => number } | undefined {
  const put = typeof format === 'string' && Object.hasOwn(before, format) ? before[format] : undefined;
  return put === undefined ? undefined : { before: put, read: (text) => Date.parse(put + text) };
}

const asSchema = (value: unknown): JsonSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : undefined;

/**
 * The first and last dates of a schema, which its interpreter does not know: `formatMinimum` and `formatMaximum`, as ajv-formats has them, and those
 * that exclude the limit itself. What is no date breaks no limit. Read through properties, items and references; alternatives are not entered.
 */
export function formatLimitErrors(root: JsonSchema, schema: unknown, data: unknown, pointer = '', schemaPointer = '#'): SchemaError[] {
  const own = asSchema(schema);
  if (own === undefined) return [];
  const referred = typeof own.$ref === 'string' ? formatLimitErrors(root, referenced(root, own.$ref), data, pointer, `${schemaPointer}/$ref`) : [];
  if (typeof data === 'string') {
    const read = momentOf(own.format)?.read ?? String;
    return [
      ...referred,
      ...Object.entries(limits).flatMap(([keyword, isBroken]) => {
        const limit = own[keyword];
        return typeof limit !== 'string' || !isBroken(read(data), read(limit))
          ? []
          : [{ pointer, keyword, schemaPointer: `${schemaPointer}/${keyword}`, limit }];
      }),
    ];
  }
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
export const hasFormatLimits = (schema: JsonSchema): boolean => /"format(Exclusive)?M(in|ax)imum"/.test(JSON.stringify(schema));
