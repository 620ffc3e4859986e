import type { FieldNode, Group, ListField } from '../definitions/shapes/form';
import { isExpression } from '../definitions/shapes/is-expression';
import { segmentsOf } from './pointer';
import { stringOf } from './string-of';

/** So many rows are drawn and judged one by one; the schema refuses what is more than it allows. */
export const mostRows = 200;

/** A row of a list as a group of fields of the form: each reads and writes its own place in the data, and `row` is that place. */
export function rowOf(list: ListField, index: number): Group {
  const names = { row: expressionOf(list.at, index), position: String(index + 1) };
  const placed = (value: unknown): unknown => {
    if (isExpression(value)) return { $: renamed(value.$, names) };
    if (Array.isArray(value)) return value.map(placed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, placed(part)]));
  };
  const id = `${list.id}-${index + 1}`;
  const group = list.list.map((field) => ({ ...(placed(field) as typeof field), id: `${id}-${field.id}`, at: `${list.at}/${index}${field.at}` }));
  return { id, title: placed(list.rowLabel) as Group['title'], group: group as FieldNode[] };
}

/** How an expression names a row: form.Children[0]. */
const expressionOf = (at: string, index: number): string =>
  `form${segmentsOf(at)
    .map((name) => (/^[A-Za-z_]\w*$/.test(stringOf(name)) ? `.${stringOf(name)}` : `[${JSON.stringify(name)}]`))
    .join('')}[${index}]`;

/** The expression with some variables written as what they stand for, such as those of a row. Texts within it stay as they are. */
export const renamed = (source: string, names: Record<string, string>): string =>
  source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.])[A-Za-z_]\w*/g, (part) => (Object.hasOwn(names, part) ? (names[part] ?? part) : part));
