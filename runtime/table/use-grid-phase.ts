import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../contracts/after-paint';

/**
 * `first`: the first rows alone; `coming`: the grid is drawn behind them, and not seen; `waiting`: it is there, and a person is in the middle of something;
 * `grid`: it has taken their place.
 */
type Phase = 'first' | 'coming' | 'waiting' | 'grid';

const gridRow = '.MuiDataGrid-row';

interface PhaseOptions {
  place: RefObject<HTMLElement | null>;
  /** Whether the rows are there, and it is known how much room there is. */
  isReady: boolean;
  /** Whether the table has been near what shows. */
  isNear: boolean;
  hasRows: boolean;
  /** Whether a person answers or edits something in a row: the grid would begin without it. */
  isInUse(): boolean;
}

/** How far a table is. The grid is drawn once its first rows are painted and the table is near what shows. It takes their place when it has rows and no person is in the middle of something. */
export function useGridPhase({ place, isReady, isNear, hasRows, isInUse }: PhaseOptions): Phase {
  const [phase, setPhase] = useState<Phase>('first');
  // Without a row there is nothing to show before the grid.
  if (isReady && !hasRows && phase !== 'grid') setPhase('grid');
  const isFirst = phase === 'first';
  useEffect(() => (isReady && isNear && isFirst ? afterPaint(() => setPhase('coming')) : undefined), [isReady, isNear, isFirst]);
  const isGrid = phase === 'grid';
  const inUse = useRef(isInUse);
  inUse.current = isInUse;
  useEffect(() => {
    const { current } = place;
    if (!isReady || isGrid || current === null) return undefined;
    return whenReplaceable(
      current,
      () => inUse.current(),
      () => setPhase('waiting'),
      () => {
        const focus = focusIn(current);
        // At once: nothing may be pressed between the moment that the focus is noted and the moment that it is given.
        flushSync(() => setPhase('grid'));
        focus?.();
      },
    );
  }, [place, isReady, isGrid]);
  return phase;
}

/** Runs once, when the grid has rows and the first rows may go; `wait` where it has rows and they may not. Returns what calls it off. */
function whenReplaceable(place: HTMLElement, isInUse: () => boolean, wait: () => void, run: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let isPressed = false;
  const look = () => {
    if (listeners.signal.aborted || place.querySelector(gridRow) === null) return;
    if (isPressed || isInUse() || isBelow(place)) return wait();
    callOff();
    run();
  };
  // What is pressed or left acts first.
  const lookLater = () => void setTimeout(look);
  const arrivals = new MutationObserver(look);
  arrivals.observe(place, { childList: true, subtree: true });
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      type,
      () => {
        isPressed = false;
        lookLater();
      },
      options,
    );
  for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, lookLater, options);
  const callOff = () => {
    listeners.abort();
    arrivals.disconnect();
  };
  lookLater();
  return callOff;
}

/** Whether the table is below a dialog or a menu, which gives the focus back to what opened it. */
function isBelow(place: HTMLElement): boolean {
  const layer = document.activeElement?.closest('[role="dialog"], [role="menu"]') ?? null;
  return layer !== null && !layer.contains(place);
}

const pressed = 'button, a';

/** Gives the focus to what it is on now, in the row and column of the grid or in the line that turns pages; undefined where it is on nothing there. */
function focusIn(place: HTMLElement): (() => void) | undefined {
  const active = document.activeElement;
  if (active === null || !place.contains(active)) return undefined;
  if (active.matches('.first-rows-turns *')) {
    const turn = `.MuiDataGrid-footerContainer [aria-label="${CSS.escape(active.getAttribute('aria-label') ?? '')}"]`;
    return () => place.querySelector<HTMLElement>(turn)?.focus({ preventScroll: true });
  }
  const column = active.closest<HTMLElement>('.first-rows [role="gridcell"]');
  const row = column?.closest<HTMLElement>('[data-id]');
  if (!column || !row) return undefined;
  const index = [...column.querySelectorAll(pressed)].indexOf(active);
  const cell = `${gridRow}[data-id="${CSS.escape(row.dataset.id ?? '')}"] [data-field="${CSS.escape(column.dataset.field ?? '')}"]`;
  return () => place.querySelector(cell)?.querySelectorAll<HTMLElement>(pressed)[index]?.focus({ preventScroll: true });
}
