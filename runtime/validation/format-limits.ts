import type { JsonSchema } from '../definitions/compiled';

const broken: Record<string, (value: string | number, limit: string | number) => boolean> = {
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

/** Whether a schema has such limits at all. */
export const hasFormatLimits = (schema: JsonSchema): boolean => /"format(Exclusive)?M(in|ax)imum"/.test(JSON.stringify(schema));

/**
 * A schema whose limits of dates are said as formats, for an interpreter that knows formats and no limits: wherever a schema may stand, in alternatives
 * too. `formatMinimum` and the others are as ajv-formats has them; what is no date breaks none of them.
 */
export function withLimitsAsFormats(schema: JsonSchema): JsonSchema {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    const own = value as JsonSchema;
    const walked = Object.fromEntries(Object.entries(own).map(([name, part]) => [name, name === 'enum' || name === 'const' ? part : read(part)]));
    const limited = Object.keys(broken).filter((keyword) => typeof own[keyword] === 'string');
    if (limited.length === 0) return walked;
    const allOf = Array.isArray(walked.allOf) ? walked.allOf : [];
    return { ...walked, allOf: [...allOf, ...limited.map((keyword) => ({ format: JSON.stringify([keyword, own[keyword], own.format ?? null]) }))] };
  };
  return read(schema) as JsonSchema;
}

interface Limit {
  keyword: string;
  limit: string;
  format: unknown;
}

/** The limit that a format says; nothing for a format of the usual kind. */
export function limitOfFormat(name: unknown): Limit | undefined {
  if (typeof name !== 'string' || !name.startsWith('["format')) return undefined;
  const [keyword, limit, format] = JSON.parse(name) as [string, string, unknown];
  return Object.hasOwn(broken, keyword) ? { keyword, limit, format } : undefined;
}

/** Lets a table of formats know those that say limits. Each is read when it is asked for: there are as many as there are dates. */
export function knowLimits(formats: Record<string, (text: string) => boolean>): void {
  const judge = ({ keyword, limit, format }: Limit) => {
    const read = momentOf(format)?.read ?? String;
    return (text: string): boolean => !broken[keyword]?.(read(text), read(limit));
  };
  const get = (table: object, name: string | symbol): unknown => {
    const found = limitOfFormat(name);
    return found === undefined ? Reflect.get(table, name) : judge(found);
  };
  Object.setPrototypeOf(formats, new Proxy(Object.getPrototypeOf(formats) as object, { get }));
}
