import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { namedValues } from '../named-values';
import type { DataState } from '../queries';
import { EmptyState } from './EmptyState';
import { Placeholder } from './Placeholder';
import { word } from '../../words';

/** Shows its parts once the data is there; until then a placeholder, and after a failure a sentence and a button to try again. */
export function AwaitNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'await'>>) {
  const data = scope.data as Record<string, DataState | undefined>;
  const states = node.await.map((id) => data[id]);
  if (states.some((state) => state?.failed)) {
    const offline = states.some((state) => state?.failure?.StatusCode === 0);
    return (
      <div className="notice" role="alert">
        <p>{node.failed ? textOf(node.failed, scope, screen.report) : word('loadFailed')}</p>
        {offline ? <p className="text-caption">{word('unreachable')}</p> : null}
        <button type="button" className="button look-secondary" onClick={() => screen.refetch(node.await)}>
          {word('tryAgain')}
        </button>
      </div>
    );
  }
  if (states.some((state) => state === undefined || state.loading || state.value === null)) return <Placeholder shape={node.shape ?? 'text'} />;
  const named = namedValues(node.let, scope, screen.report);
  const inside = { ...scope, ...named };
  if (node.empty && holds(node.empty.when.$, inside, screen.report)) return <EmptyState empty={node.empty} scope={inside} screen={screen} extra={extra} />;
  return draw(node.show, named);
}
