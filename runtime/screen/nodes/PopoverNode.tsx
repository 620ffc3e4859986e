import { type ReactNode, useId } from 'react';
import type { Opener } from '../../definitions/shapes/menu';
import type { Duration } from '../../definitions/shapes/duration';
import { evaluate, type Scope } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { numberOf } from '../menu-items';
import { DrawnIcon } from '../DrawnIcon';
import { icons } from '../icons';
import type { NodeOf, NodeViewProps } from '../node-view';
import { useDisclosure } from './use-disclosure';

/** Of a popover that says nothing of it, in milliseconds. */
const usualLeave = 500;

const millisecondsOf = (duration: Duration | undefined): number =>
  duration === undefined ? usualLeave : (duration.milliseconds ?? (duration.seconds ?? 0) * 1000);

interface PopoverProps {
  opener: Opener;
  leaveAfter: Duration | undefined;
  scope: Scope;
  report(message: string): void;
  /** What shows when it is open; `close` shuts it, `dismiss` does too and puts the focus back on the button. */
  children(ways: { close(): void; dismiss(): void }): ReactNode;
}

/** A button and what it opens below itself. */
export function Popover({ opener, leaveAfter, scope, report, children }: PopoverProps) {
  const id = useId();
  const { isOpen, close, dismiss, button, toggle, around } = useDisclosure(millisecondsOf(leaveAfter));
  const Expand = icons.expand;
  const image = opener.image && evaluate(opener.image.$, scope, report);
  const text = textOf(opener.text, scope, report);
  const badge = opener.badge && numberOf(evaluate(opener.badge.$, scope, report));
  return (
    <div className="popover" {...around}>
      <button
        ref={button}
        type="button"
        className="menu-link popover-button"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(opener.hideText ? { 'aria-label': badge === undefined ? text : `${text}, ${badge}`, title: text } : {})}
        onClick={toggle}
      >
        {typeof image === 'string' && image !== '' ? (
          <img className="popover-image" src={image} alt="" />
        ) : opener.icon === undefined ? null : (
          <DrawnIcon name={opener.icon} />
        )}
        {opener.hideText ? null : <span>{text}</span>}
        {badge === undefined ? null : <span className="menu-badge">{badge}</span>}
        {opener.hideText ? null : <Expand aria-hidden="true" fontSize="small" className="popover-arrow" />}
      </button>
      <div id={id} className="popover-content" hidden={!isOpen}>
        {isOpen ? children({ close, dismiss }) : null}
      </div>
    </div>
  );
}

/** A button that opens further parts below itself. */
export function PopoverNode({ node, screen, scope, draw }: NodeViewProps<NodeOf<'popover'>>) {
  return (
    <Popover opener={node.opener} leaveAfter={node.leaveAfter} scope={scope} report={screen.report}>
      {() => <div className="stack gap-small popover-parts">{draw(node.popover)}</div>}
    </Popover>
  );
}
