import { Fragment } from 'react';
import { evaluate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { distinct } from '../distinct';
import type { NodeOf, NodeViewProps } from '../node-view';

/** The same parts for each element of a list, which they read as `item`. */
export function EachNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'each'>>) {
  const list = evaluate(node.each.$, scope, screen.report);
  const items = Array.isArray(list) ? list : [];
  if (items.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  const keys = distinct(items.map((item: unknown, index) => String(evaluate(node.key.$, { ...scope, item }, screen.report) ?? index)));
  return items.map((item: unknown, index) => <Fragment key={keys[index]}>{draw(node.show, { item })}</Fragment>);
}
