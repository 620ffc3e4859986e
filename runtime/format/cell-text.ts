import { shown } from '../expressions/text';
import { formatDate } from './date';
import { numberFormat, translated } from './language';

/** How a value is written out: what a column says of its cells. */
export interface WrittenAs {
  cell?: string | undefined;
  /** Of a date. */
  format?: string | undefined;
  /** Of choices: their texts, by `items`. */
  options?: unknown;
}

/** How each kind of cell that is nothing but text is written, on the page and in an export. */
const writers = {
  text: (value: unknown, { options }: WrittenAs) => choiceText(value, options),
  badge: (value: unknown, { options }: WrittenAs) => choiceText(value, options),
  number: (value: unknown) => (typeof value === 'number' ? numberFormat().format(value) : shown(value)),
  date: (value: unknown, { format }: WrittenAs, timeZone?: string) => (typeof value === 'string' ? formatDate(value, format ?? 'MM/DD/YYYY', timeZone) : ''),
  'date-time': (value: unknown, { format }: WrittenAs, timeZone?: string) =>
    typeof value === 'string' ? formatDate(value, format ?? 'M/d/yyyy h:mm a', timeZone) : '',
  'yes-no': (value: unknown) => (value === true ? translated('Yes') : value === false ? translated('No') : ''),
  choices: (value: unknown, { options }: WrittenAs) => listOf(value, (one) => countedText(one, options)),
  files: (value: unknown) => listOf(value, (one) => (typeof one === 'object' && one !== null ? shown((one as { Name?: unknown }).Name) : shown(one))),
};

/** How a value of a schema is written: by its type, and choices, which are the widget's options or the schema's, by their texts. */
export function cellFor(schema: { [keyword: string]: unknown }, options: unknown): WrittenAs {
  const { items } = (typeof options === 'object' && options !== null ? options : {}) as { items?: unknown };
  if (Array.isArray(items)) return { cell: 'choices', options: { items: items as unknown[] } };
  const entries = (schema.items ?? {}) as { $ref?: unknown; properties?: object };
  const isFile = entries.$ref === 'record:StoredFile' || (entries.properties !== undefined && 'FileId' in entries.properties);
  if (schema.type === 'array') return { cell: isFile ? 'files' : 'choices' };
  if (schema.type === 'boolean') return { cell: 'yes-no' };
  if (schema.type === 'number' || schema.type === 'integer') return { cell: 'number' };
  return schema.format === 'date' || schema.format === 'date-time' ? { cell: schema.format } : {};
}

/** A value as text: the cell of a table, the field of an export. Kinds that draw more than text are written as their value. */
export function cellText(column: WrittenAs, value: unknown, timeZone?: string): string {
  const kind = column.cell !== undefined && Object.hasOwn(writers, column.cell) ? (column.cell as keyof typeof writers) : 'text';
  return writers[kind](value, column, timeZone);
}

const listOf = (value: unknown, textOf: (one: unknown) => string): string =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(textOf).join(', ');

/** The text of a choice. A value with a count, `{ value, count }`, is written with its count. */
function countedText(one: unknown, options: unknown): string {
  const { value, count } = (typeof one === 'object' && one !== null ? one : {}) as { value?: unknown; count?: unknown };
  return typeof count === 'number' ? `${choiceText(value, options)}: ${numberFormat().format(count)}` : choiceText(one, options);
}

/** The text of a choice; a value that is no choice any more is written as it is. */
function choiceText(value: unknown, options: unknown): string {
  const { items } = (options ?? {}) as { items?: unknown };
  const known = Array.isArray(items) ? items.find((item: unknown) => (item as { value?: unknown } | null)?.value === value) : undefined;
  return shown((known as { text?: unknown } | undefined)?.text ?? value);
}
