import { hasUnsaved } from '../../contracts/has-unsaved';
import { holds, type Scope } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { namedValues } from '../named-values';
import { type DataState, isAway } from '../../contracts/queries';
import type { FormState, ScreenInstance } from '../screen-instance';
import { FailureNotice } from '../FailureNotice';
import { EmptyState } from './EmptyState';
import { Placeholder } from './Placeholder';
import { word } from '../../words';

/** An answer that is there, and that the server, being away, could not give again. */
const isLastKnown = ({ value, failure }: DataState) => value !== null && failure !== null && isAway(failure);

/** Whether something is typed that is not saved, or on its way: a save may fail as well. */
const isTyped = (screen: ScreenInstance, scope: Scope) =>
  hasUnsaved(screen.services) || Object.values(scope.forms as Record<string, FormState>).some(({ busy }) => busy);

/** Whether the title of the page is among the parts that wait: what shows in their place is the title then. */
const holdsTitle = (nodes: readonly object[]): boolean => JSON.stringify(nodes).includes('"as":"title"');

/**
 * Shows its parts once the data is there; until then a placeholder, and after a failure a sentence and a button to try again. While something is typed that
 * would go with the parts, they stay where the server is away.
 */
export function AwaitNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'await'>>) {
  const data = scope.data as Record<string, DataState | undefined>;
  const states = node.await.map((id) => data[id]);
  const failures = states.filter((state): state is DataState => state?.failed === true);
  const stays = failures.length === 0 || (failures.every(isLastKnown) && isTyped(screen, scope));
  const retry = () => screen.refetch(node.await);
  if (!stays) {
    const text = node.failed ? textOf(node.failed, scope, screen.report) : word('loadFailed');
    const missing = node.missing && textOf(node.missing, scope, screen.report);
    const isTitle = holdsTitle(node.show);
    return <FailureNotice text={text} missing={missing} isTitle={isTitle} failures={failures.map(({ failure }) => failure)} retry={retry} screen={screen} />;
  }
  const outdated = failures.length > 0 && (
    <div className="alert alert-row tone-warning" role="alert">
      <p>{word('outdated')}</p>
      <button type="button" className="button look-secondary" onClick={retry}>
        {word('tryAgain')}
      </button>
    </div>
  );
  if (states.some((state) => state === undefined || state.loading || state.value === null)) return <Placeholder shape={node.shape ?? 'text'} />;
  const named = namedValues(node.let, scope, screen.report);
  const inside = { ...scope, ...named };
  const isEmpty = node.empty && holds(node.empty.when.$, inside, screen.report);
  return (
    <>
      {outdated}
      {isEmpty ? <EmptyState empty={node.empty!} scope={inside} screen={screen} extra={extra} /> : draw(node.show, named)}
    </>
  );
}
