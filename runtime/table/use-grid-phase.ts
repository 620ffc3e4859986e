import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../screen/after-paint';

/** `first`: the first rows alone; `coming`: the grid is drawn behind them, and not seen; `grid`: it has taken their place. */
type Phase = 'first' | 'coming' | 'grid';

const gridRow = '.MuiDataGrid-row';

/** How far a table is. The grid is drawn once its first rows are painted, and takes their place when it has rows and no person is in the middle of something. */
export function useGridPhase(place: RefObject<HTMLElement | null>, isReady: boolean, hasRows: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('first');
  // Without a row there is nothing to show before the grid.
  if (isReady && !hasRows && phase !== 'grid') setPhase('grid');
  const isFirst = phase === 'first';
  useEffect(() => (isReady && isFirst ? afterPaint(() => setPhase('coming')) : undefined), [isReady, isFirst]);
  const isGrid = phase === 'grid';
  useEffect(() => {
    const { current } = place;
    if (!isReady || isGrid || current === null) return undefined;
    return whenReplaceable(current, () => {
      const focus = focusIn(current);
      // At once: nothing may be pressed between the moment that the focus is noted and the moment that it is given.
      flushSync(() => setPhase('grid'));
      focus?.();
    });
  }, [place, isReady, isGrid]);
  return phase;
}

/** Runs once, when the grid has rows and the first rows may go. Returns what calls it off. */
function whenReplaceable(place: HTMLElement, run: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let isPressed = false;
  const look = () => {
    if (listeners.signal.aborted || isPressed || place.querySelector(gridRow) === null || isBusy(place)) return;
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

/** What a person is in the middle of, in a row. */
const unfinished = '.first-rows :is(.cell-question, .cell-editor)';

/** Whether a person answers or edits something in a row, or a dialog or a menu is open that gives the focus back to what opened it. */
function isBusy(place: HTMLElement): boolean {
  const layer = document.activeElement?.closest('[role="dialog"], [role="menu"]') ?? null;
  return place.querySelector(unfinished) !== null || (layer !== null && !layer.contains(place));
}

const pressed = 'button, a';

/** Gives the focus to what it is on now, in the row and column of the grid; undefined where it is on nothing there. */
function focusIn(place: HTMLElement): (() => void) | undefined {
  const active = document.activeElement;
  const column = place.contains(active) ? active?.closest<HTMLElement>('.first-rows [role="gridcell"]') : undefined;
  const row = column?.closest<HTMLElement>('[data-id]');
  if (!active || !column || !row) return undefined;
  const index = [...column.querySelectorAll(pressed)].indexOf(active);
  const cell = `${gridRow}[data-id="${CSS.escape(row.dataset.id ?? '')}"] [data-field="${CSS.escape(column.dataset.field ?? '')}"]`;
  return () => place.querySelector(cell)?.querySelectorAll<HTMLElement>(pressed)[index]?.focus({ preventScroll: true });
}
