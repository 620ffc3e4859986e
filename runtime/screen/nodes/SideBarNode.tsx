import MenuOpen from '@mui/icons-material/MenuOpen';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { sideBarIn } from './side-bar';
import './panels.css';

/** A bar beside a part of the screen. Folded it keeps what it holds, unseen. */
export function SideBarNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'sideBar'>>) {
  const id = useId();
  const turn = useRef<HTMLButtonElement>(null);
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  const [isOpen, setOpen] = useState(node.open ?? false);
  const stand = sideBarIn(windowWidth, isOpen);
  const shown = stand === 'locked' || stand === 'open' || stand === 'above';
  const label = textOf(node.label, scope, screen.report);
  const close = () => {
    setOpen(false);
    turn.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || stand !== 'above') return;
    event.stopPropagation();
    close();
  };
  return (
    <div className={`side side-${stand}`}>
      <aside className="side-bar" aria-label={label} onKeyDown={leave}>
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
        <div className="side-parts stack gap-medium" id={id} hidden={!shown}>
          {draw(node.sideBar)}
        </div>
      </aside>
      {stand === 'above' ? <button type="button" className="side-veil" tabIndex={-1} aria-hidden="true" onClick={close} /> : null}
      <div className="side-main stack gap-medium">{draw(node.beside)}</div>
    </div>
  );
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
