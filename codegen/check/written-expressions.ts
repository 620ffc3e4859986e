import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { evaluate } from '../../runtime/expressions/evaluate';
import { usualVariables } from '../../runtime/expressions/variables';
import type { Path } from '../document';
import type { Check } from './check';

/** Longer expressions cannot be read at a glance. */
const longestExpression = 300;

/** Checks each expression of a file as its author wrote it: how long it is, and the names of its parts. `value`: the JSON of the file. */
export function checkWrittenExpressions(report: Check['report'], value: unknown, path: Path = []): void {
  if (typeof value !== 'object' || value === null) return;
  if (isExpression(value)) checkOne(report, value, path);
  for (const [key, part] of Object.entries(value)) checkWrittenExpressions(report, part, [...path, Array.isArray(value) ? Number(key) : key]);
}

function checkOne(report: Check['report'], expression: { $: string; let?: unknown }, path: Path): void {
  const { $: source, let: parts } = expression;
  if (source.length > longestExpression)
    report(
      'long-expression',
      [...path, '$'],
      `This expression has ${source.length} characters, and ${longestExpression} are the most. Give a part of it a name with "let".`,
    );
  if (typeof parts !== 'object' || parts === null) return;
  const sources = [...Object.values(parts).map((part) => (isExpression(part) ? part.$ : '')), source];
  for (const [index, name] of Object.keys(parts).entries()) {
    const at = [...path, 'let', name];
    if (usualVariables.includes(name) || evaluate(name, { [name]: true }, () => undefined) !== true)
      report('taken-name', at, `Expressions read something else as "${name}": choose another name.`, { part: 'key' });
    else if (!sources.slice(index + 1).some((later) => new RegExp(`(?<![\\w.])${name}\\b`).test(later)))
      report('unused-name', at, `No part of the expression behind it reads "${name}".`, { part: 'key' });
  }
}
