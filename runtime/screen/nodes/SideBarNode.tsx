import MenuOpen from '@mui/icons-material/MenuOpen';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { textOf } from '../../expressions/text';
import { isOfInputMethod } from '../../form/input-method';
import type { NodeOf, NodeViewProps } from '../node-view';
import { narrowBelow, sideBarIn } from './side-bar';
import './panels.css';

/** A bar beside a part of the screen. Folded it keeps what it holds, unseen. Above a narrow page it is a dialog: focus stays in it, and the page stands still. */
export function SideBarNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'sideBar'>>) {
  const id = useId();
  const turn = useRef<HTMLButtonElement>(null);
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  // Nobody comes to a page that is covered.
  const [isOpen, setOpen] = useState((node.open ?? false) && windowWidth >= narrowBelow);
  const stand = sideBarIn(windowWidth, isOpen);
  const shown = stand === 'locked' || stand === 'open' || stand === 'above';
  const isAbove = stand === 'above';
  const parts = useRef<HTMLDivElement>(null);
  const label = textOf(node.label, scope, screen.report);
  const close = () => {
    setOpen(false);
    turn.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAbove || isOfInputMethod(event)) return;
    event.stopPropagation();
    close();
  };
  useEffect(() => {
    if (isAbove) parts.current?.focus({ preventScroll: true });
  }, [isAbove]);
  return (
    <div className={`side side-${stand}`}>
      <aside className="side-bar" aria-label={label} role={isAbove ? 'dialog' : undefined} aria-modal={isAbove || undefined} onKeyDown={leave}>
        <FocusTrap open={isAbove} isEnabled={nothingAbove} disableAutoFocus disableRestoreFocus>
          <div>
            {stand === 'locked' ? null : (
              <button
                ref={turn}
                type="button"
                className="side-turn"
                aria-expanded={shown}
                aria-controls={id}
                aria-label={label}
                title={label}
                onClick={() => setOpen(!isOpen)}
              >
                <MenuOpen aria-hidden="true" />
              </button>
            )}
            <div ref={parts} className="side-parts stack gap-medium" id={id} tabIndex={isAbove ? -1 : undefined} hidden={!shown}>
              {draw(node.sideBar)}
            </div>
          </div>
        </FocusTrap>
      </aside>
      {isAbove ? <button type="button" className="side-veil" tabIndex={-1} aria-hidden="true" onClick={close} /> : null}
      <div className="side-main stack gap-medium">{draw(node.beside)}</div>
    </div>
  );
}

/** A dialog that was opened from the bar has the focus for itself. */
const nothingAbove = () => document.querySelector('.MuiModal-root') === null;

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
