import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { JsonDocument, Path } from '../document';
import { isObject } from '../../runtime/validation/is-object';

/** An expression as its author wrote it, with parts that have a name. */
interface Named {
  $: string;
  let: Record<string, { $: string }>;
}

/** Whether all of it is as the shape wants it. Anything else stays as it is: the check of the shape reports it. */
const isNamed = (value: unknown): value is Named =>
  isExpression(value) &&
  Object.keys(value).every((key) => key === '$' || key === 'let') &&
  isObject((value as { let?: unknown }).let) &&
  Object.values((value as unknown as Named).let).every((part) => isExpression(part) && Object.keys(part).length === 1);

/** JSON with each `let` of an expression written into the expression itself: the interpreter computes each part once. What has none stays the same object. */
export function withNamedParts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isNamed(value))
    return {
      $: segmentsOf(value)
        .map(({ text }) => text)
        .join(''),
    };
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(withNamedParts);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, withNamedParts(part)] as const);
  return entries.every(([key, part]) => part === (value as Record<string, unknown>)[key]) ? value : Object.fromEntries(entries);
}

/** A piece of a written-out expression; `at` is where its author wrote it, if they did. */
interface Segment {
  text: string;
  at?: Path;
}

function segmentsOf({ $, let: parts }: Named): Segment[] {
  const names = Object.entries(parts);
  const before = names.flatMap(([name, part]): Segment[] => [{ text: `cel.bind(${name}, ` }, { text: part.$, at: ['let', name, '$'] }, { text: ', ' }]);
  return [...before, { text: $, at: ['$'] }, { text: ')'.repeat(names.length) }];
}

/** Where the first argument of a call ends, from the letter at which it begins: at a comma that no bracket or text encloses. */
function endOfArgument(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === "'" || letter === '"') index = text.indexOf(letter, index + 1);
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (letter === ',' && depth === 0) return index;
    if (index < 0) break;
  }
  return text.length;
}

/** An expression for people to read: the parts with a name that `withNamedParts` wrote into it follow what reads them. */
export function readable(expression: string): string {
  const names: string[] = [];
  let rest = expression;
  for (let found = /^cel\.bind\((\w+), /.exec(rest); found !== null; found = /^cel\.bind\((\w+), /.exec(rest)) {
    const end = endOfArgument(rest, found[0].length);
    names.push(`${found[1]} = ${rest.slice(found[0].length, end)}`);
    rest = rest.slice(end + 2, -1);
  }
  return names.length === 0 ? expression : `${rest}, where ${names.join(', ')}`;
}

/** Where the letter of an expression was written: in the part with a name that it belongs to. */
export function writtenAt(document: JsonDocument, path: Path, letter: number | undefined): { path: Path; letter: number | undefined } {
  const around = path.at(-1) === '$' ? path.slice(0, -1) : undefined;
  const expression = around?.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined),
    document.value,
  );
  if (letter === undefined || around === undefined || !isNamed(expression)) return { path, letter };
  let from = 0;
  for (const { text, at } of segmentsOf(expression)) {
    if (at !== undefined && letter < from + text.length) return { path: [...around, ...at], letter: Math.max(0, letter - from) };
    from += text.length;
  }
  return { path, letter: Math.max(0, expression.$.length - 1) };
}
