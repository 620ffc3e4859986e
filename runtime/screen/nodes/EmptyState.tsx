import { textOf } from '../../expressions/text';
import type { Scope } from '../../expressions/evaluate';
import type { NodeOf } from '../node-view';
import type { ScreenInstance } from '../screen-instance';
import { Art } from '../Art';
import { usePress } from '../use-press';

interface EmptyStateProps {
  empty: NonNullable<NodeOf<'await'>['empty']>;
  scope: Scope;
  screen: ScreenInstance;
  extra: Scope | undefined;
}

/** What shows where there is nothing: a drawing, a sentence, and the one thing to do about it. */
export function EmptyState({ empty, scope, screen, extra }: EmptyStateProps) {
  const { art, text, action } = empty;
  const [press, isWorking] = usePress(screen, action?.onPress, extra);
  return (
    <div className="notice">
      {art === undefined ? null : <Art art={art} size="medium" scope={scope} screen={screen} />}
      <p>{textOf(text, scope, screen.report)}</p>
      {action === undefined ? null : (
        <button type="button" className="button look-primary" aria-busy={isWorking || undefined} onClick={() => void press()}>
          {textOf(action.text, scope, screen.report)}
        </button>
      )}
    </div>
  );
}
