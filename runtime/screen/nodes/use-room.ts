import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** For the button behind which the rest stands, where it has not been measured. */
const usualButton = 110;

/**
 * How many of a row's items have room in it. All are drawn until each has been measured once, before the page is painted. `row` holds a list of
 * the items as elements with `data-item`, and beside it the button behind which the others stand. The row says by `--room-wanted` how wide all of
 * them are, in pixels, so that what stands beside it can give way before an item does.
 */
export function useRoom(row: RefObject<HTMLElement | null>, items: readonly string[], hasMore: boolean): number {
  const widths = useRef(new Map<string, number>());
  const [room, setRoom] = useState(items.length);
  const all = items.join(' ');

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      for (const item of element.querySelectorAll<HTMLElement>(':scope > ul > [data-item]')) widths.current.set(item.dataset.item ?? '', item.offsetWidth);
      const names = all === '' ? [] : all.split(' ');
      if (names.some((name) => !widths.current.has(name))) return setRoom(names.length);
      const style = getComputedStyle(element);
      const gap = Number.parseFloat(style.columnGap) || 0;
      const button = (element.querySelector<HTMLElement>(':scope > .popover')?.offsetWidth ?? usualButton) + gap;
      const wanted = names.map((name) => (widths.current.get(name) ?? 0) + gap);
      element.style.setProperty('--room-wanted', `${wanted.reduce((sum, width) => sum + width, hasMore ? button : 0) - gap}px`);
      return setRoom(fitting(wanted, element.clientWidth + gap, button, hasMore));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, all, hasMore]);

  return Math.min(room, items.length);
}

/** How many of the widths fit one after another, with the button behind them where it is needed. */
export function fitting(widths: readonly number[], available: number, button: number, hasMore: boolean): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total + (hasMore ? button : 0) <= available) return widths.length;
  let used = button;
  const first = widths.findIndex((width) => (used += width) > available);
  return first < 0 ? widths.length : first;
}
