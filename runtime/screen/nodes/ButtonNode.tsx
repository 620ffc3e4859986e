import { useId } from 'react';
import { evaluate, holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { Tipped } from '../../form/Tipped';
import { formElementId } from '../form-element-id';
import { Icon } from '../Icon';
import { PressImage } from '../PressImage';
import { usePress } from '../use-press';
import type { NodeOf, NodeViewProps } from '../node-view';

/** A button. While its actions are at work it cannot be pressed again. */
export function ButtonNode({ node, scope, screen, extra }: NodeViewProps<NodeOf<'button'>>) {
  const [press, working] = usePress(screen, node.onPress, extra);
  const busy = working || (node.busyWhen !== undefined && holds(node.busyWhen.$, scope, screen.report));
  const enabled = node.enabledWhen === undefined || holds(node.enabledWhen.$, scope, screen.report);
  const text = textOf(node.button, scope, screen.report);
  const whyId = useId();
  const why = enabled || node.disabledText === undefined ? undefined : textOf(node.disabledText, scope, screen.report);
  const isPicture = node.hideText === true && node.icon !== undefined;
  const button = (
    <button
      type={node.submits === undefined ? 'button' : 'submit'}
      form={node.submits === undefined ? undefined : formElementId(screen, node.submits)}
      className={`button look-${node.look ?? 'secondary'}${isPicture ? ' button-picture' : ''}${node.image ? ' press-of-image' : ''}`}
      aria-label={node.name === undefined ? (isPicture ? text : undefined) : textOf(node.name, scope, screen.report)}
      title={node.hint ? textOf(node.hint, scope, screen.report) : isPicture ? text : undefined}
      disabled={!enabled && why === undefined}
      aria-disabled={why === undefined ? undefined : true}
      aria-describedby={why === undefined ? undefined : whyId}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Enter in a field presses the form's button too: what it does is the same.
        event.preventDefault();
        // Safari gives a button that is tapped no focus, and the tip shows by it.
        if (why !== undefined) event.currentTarget.focus();
        if (!busy && enabled) void press();
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : node.icon ? <Icon name={node.icon} /> : null}
      {isPicture ? null : node.image ? <PressImage address={evaluate(node.image.$, scope, screen.report)} text={text} /> : text}
    </button>
  );
  if (node.disabledText === undefined) return button;
  return (
    <Tipped tip={why} tipId={whyId}>
      {button}
    </Tipped>
  );
}
