import { Fragment } from 'react';
import { textOf } from '../../expressions/text';
import { elementsOf } from '../elements';
import type { NodeOf, NodeViewProps } from '../node-view';

/** The same parts for each element of a list, which they read as `item`, or by its own name. */
export function EachNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'each'>>) {
  const elements = elementsOf(node.each, node, scope, screen.report);
  if (elements.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  return elements.map(({ key, extra }) => <Fragment key={key}>{draw(node.show, extra)}</Fragment>);
}
