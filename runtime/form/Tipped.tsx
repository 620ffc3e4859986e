import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import './tipped.css';

interface TippedProps {
  /** Without one its content stands alone, and keeps its place in the page when a tip comes. */
  tip: string | undefined;
  /** Where the tip says more than its content: the id by which the content is described by it. Without it the tip is for the eyes only. */
  tipId?: string;
  children: ReactNode;
}

/** The least space between a tip and the edge of the window, in pixels. */
const margin = 8;

/** Moves a tip sideways as far as it needs to be within the window: beside a button at the edge of a phone its text would be cut off. */
function keepWithin({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const tip = currentTarget.querySelector<HTMLElement>(':scope > .field-tip');
  if (tip === null) return;
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const end = document.documentElement.clientWidth - margin;
  const shift = left < margin ? margin - left : Math.min(0, end - right);
  if (shift !== 0) tip.style.translate = `${shift}px`;
}

/** Shows a tip while its content is pointed at or has the focus; Escape puts it away, and nothing else. */
export function Tipped({ tip, tipId, children }: TippedProps) {
  const [isAway, setAway] = useState(false);
  const putAway = (event: KeyboardEvent) => {
    // Without a tip, Escape is for what is around it, such as a menu.
    if (event.key !== 'Escape' || isAway || tip === undefined) return;
    event.stopPropagation();
    setAway(true);
  };
  return (
    <span
      className="field-tipped"
      data-away={isAway ? '' : undefined}
      onPointerEnter={keepWithin}
      onPointerMove={keepWithin}
      onFocus={keepWithin}
      onMouseLeave={() => setAway(false)}
      onBlur={() => setAway(false)}
      onKeyDown={putAway}
    >
      {children}
      {tip === undefined ? null : (
        <span className="field-tip" {...(tipId === undefined ? { 'aria-hidden': true } : { id: tipId, role: 'tooltip' })}>
          {tip}
        </span>
      )}
    </span>
  );
}
