import { Fragment } from 'react';
import { textOf } from '../../expressions/text';
import { elementsOf } from '../elements';
import { late } from '../late';
import type { NodeOf, NodeViewProps } from '../node-view';
import { useFirstElements } from '../use-first-elements';

const MoreOfList = late(async () => (await import('./MoreOfList')).MoreOfList, null);

/** The same parts for each element of a list, which they read as `item`, or by its own name. */
export function EachNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'each'>>) {
  const elements = elementsOf(node.each, node, scope, screen.report);
  const first = useFirstElements(screen, elements.length);
  if (elements.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  const drawn = elements.slice(0, first).map((element) => <Fragment key={element.key}>{draw(node.show, element.extra)}</Fragment>);
  if (drawn.length < elements.length) drawn.push(<span key="" hidden aria-busy="true" />);
  if (node.more === undefined) return drawn;
  const list = JSON.stringify(elements.map(({ key }) => key));
  return (
    <>
      {drawn}
      <MoreOfList more={node.more} list={list} screen={screen} scope={scope} extra={extra} />
    </>
  );
}
