import { startTransition, useEffect, useState } from 'react';

/** What a window shows of lists before scrolling, and somewhat more. */
const firstElements = 30;

/** A list of so few elements is painted whole, whatever came before it: what stands below it would move otherwise. */
const fewElements = 5;

/** How many elements each open screen may still paint first; none is missing once its first lists are whole. */
const left = new WeakMap<object, number>();

/**
 * How many elements of a list are painted first: the lists of a screen share them in their order. The others follow the first paint at once, in pieces
 * between which the page answers. Lists that come later, and short ones, are drawn whole.
 */
export function useFirstElements(screen: object, length: number): number {
  const [first, setFirst] = useState(() => {
    const free = left.get(screen) ?? firstElements;
    left.set(screen, Math.max(0, free - length));
    return free < length && length > fewElements ? free : Infinity;
  });
  const isWhole = first === Infinity;
  useEffect(() => {
    if (isWhole) return undefined;
    const showAll = () => {
      left.set(screen, Infinity);
      startTransition(() => setFirst(Infinity));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(showAll);
    });
    // A page in the background paints nothing.
    const unseen = setTimeout(showAll, 500);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(unseen);
    };
  }, [isWhole, screen]);
  return first;
}
