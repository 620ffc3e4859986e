import type { Expression } from '../definitions/shapes/expression';
import { evaluate, type Report, type Scope } from '../expressions/evaluate';
import { distinct } from './distinct';
import { stringOf } from '../validation/string-of';

/** One element of a list, with what tells it from the others, and its name for the parts that are drawn for it. */
interface Element {
  key: string;
  extra: Scope;
}

/** The elements of a list for which parts are drawn, each under the name `as`. */
export function elementsOf(source: Expression, { as = 'item', key }: { as?: string | undefined; key: Expression }, scope: Scope, report: Report): Element[] {
  const list = evaluate(source.$, scope, report);
  const extras = (Array.isArray(list) ? list : []).map((element: unknown) => ({ [as]: element }));
  const keys = distinct(extras.map((extra, index) => stringOf(evaluate(key.$, { ...scope, ...extra }, report) ?? index)));
  return extras.map((extra, index) => ({ key: keys[index] as string, extra }));
}
