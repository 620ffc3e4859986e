import { Fragment } from 'react';
import { textOf } from '../../expressions/text';
import { elementsOf } from '../elements';
import { late } from '../../contracts/late';
import type { NodeOf, NodeViewProps } from '../node-view';
import { useFirstElements } from '../use-first-elements';

const MoreOfList = late(async () => (await import('./MoreOfList')).MoreOfList, null);

/** The same parts for each element of a list, which they read as `item`, or by its own name. */
export function EachNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'each'>>) {
  const elements = elementsOf(node.each, node, scope, screen.report);
  const first = useFirstElements(screen, elements.length);
  if (elements.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  const isWhole = first >= elements.length;
  const drawn = elements.slice(0, first).map((element) => <Fragment key={element.key}>{draw(node.show, element.extra)}</Fragment>);
  if (!isWhole) drawn.push(<span key="" hidden aria-busy="true" />);
  // The end of the part that is painted first is not the end of the list: it may be in view where the other one is not.
  if (node.more === undefined || !isWhole) return drawn;
  const list = JSON.stringify(elements.map(({ key }) => key));
  return (
    <>
      {drawn}
      <MoreOfList more={node.more} list={list} screen={screen} scope={scope} extra={extra} />
    </>
  );
}
