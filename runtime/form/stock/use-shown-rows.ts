import { useEffect, useRef, useState } from 'react';
import type { DrawnProps } from './part-props';
import { indexOf, type Row } from './list-entries';

/** How many entries of a list are drawn at first, and at each further press. */
const atATime = 100;

/** How many rows of a long list are drawn: as many as were asked for, and all up to the last that has a fault. */
export function useShownRows(rows: readonly Row[], errors: DrawnProps['errors']) {
  const [most, setMost] = useState(atATime);
  const list = useRef<HTMLFieldSetElement>(null);
  const hasAsked = useRef(false);
  const faulty = new Set(errors.map(({ Field }) => Field.split('/')[1]));
  const lastFaulty = errors.length === 0 ? -1 : rows.findLastIndex((row, at) => !row.isBlank && faulty.has(String(indexOf(rows, at))));
  const shown = Math.min(rows.length, Math.max(most, lastFaulty + 1));
  const before = useRef(shown);

  // The pressed button goes down behind the new entries, or away: whoever pressed it goes on with the first of them.
  useEffect(() => {
    if (hasAsked.current) list.current?.querySelectorAll<HTMLElement>(':scope > .stock-item')[before.current]?.querySelector<HTMLElement>(focusable)?.focus();
    hasAsked.current = false;
    before.current = shown;
  }, [shown]);

  return {
    list,
    shown,
    /** How many come with the next press. */
    next: Math.min(atATime, rows.length - shown),
    showMore() {
      hasAsked.current = true;
      setMost(shown + atATime);
    },
    /** An entry more stands behind all others. */
    showAll: () => setMost(rows.length + 1),
  };
}

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled';
