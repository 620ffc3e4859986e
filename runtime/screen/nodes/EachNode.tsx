import { Fragment } from 'react';
import { evaluate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';

/** The same parts for each element of a list, which they read as `item`. */
export function EachNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'each'>>) {
  const list = evaluate(node.each.$, scope, screen.report);
  const items = Array.isArray(list) ? list : [];
  if (items.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  const keys = distinct(items.map((item: unknown, index) => String(evaluate(node.key.$, { ...scope, item }, screen.report) ?? index)));
  return items.map((item: unknown, index) => <Fragment key={keys[index]}>{draw(node.show, { item })}</Fragment>);
}

/** Keys of which none comes twice: what data gives twice is told apart by which of them it is, and all are shown. */
function distinct(keys: string[]): string[] {
  const times = new Map<string, number>();
  return keys.map((key) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? key : `${key} ${time}`;
  });
}
