import { useEffect, useRef, useState } from 'react';
import type { DrawnProps } from './part-props';
import type { FormStore } from '../form-store';
import { indexOf, type Row } from './list-entries';

/** How many entries of a list are drawn at most at first, and at each further press. */
const atATime = 100;
/** How many entries all lists of a form draw at first: of a list that comes later, only the first one is drawn. */
const mostAtFirst = 200;

const taken = new WeakMap<FormStore, Map<string, number>>();

/** Returns how many entries a list draws at first: its share of what is left for the form. Of the same list, always the same number. */
function shareOf(store: FormStore, list: string, length: number): number {
  const shares = taken.get(store) ?? new Map<string, number>();
  taken.set(store, shares);
  const left = mostAtFirst - [...shares.values()].reduce((sum, share) => sum + share, 0);
  const share = shares.get(list) ?? Math.max(1, Math.min(left, length, atATime));
  // An empty list takes nothing: its entries come later, one by one or with other data.
  if (length === 0) return atATime;
  shares.set(list, share);
  return share;
}

/** How many rows of a long list are drawn: as many as were asked for, and all up to the last that has a fault. */
export function useShownRows(rows: readonly Row[], { drawing, place, errors }: Pick<DrawnProps, 'drawing' | 'place' | 'errors'>) {
  const [most, setMost] = useState(() => shareOf(drawing.store, place.id, rows.length));
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
