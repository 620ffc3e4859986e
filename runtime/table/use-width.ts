import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is inside, in pixels; nothing before it is on the page. */
export function useWidth(place: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/** Says by `data-more-start` and `data-more-end` on an element at which edges of what scrolls in it there is more to see. */
export function useMoreAtEdges(place: RefObject<HTMLElement | null>, selector: string, changes: unknown): void {
  useLayoutEffect(() => {
    const { current } = place;
    const scroller = current?.querySelector(selector);
    if (!current || !scroller) return undefined;
    const look = () => {
      const way = Math.abs(scroller.scrollLeft);
      current.toggleAttribute('data-more-start', way > 1);
      current.toggleAttribute('data-more-end', scroller.scrollWidth - scroller.clientWidth - way > 1);
    };
    look();
    const observer = new ResizeObserver(look);
    // What scrolls in it comes later than it, and changes its width alone.
    const watch = () => [scroller, ...scroller.children].forEach((part) => observer.observe(part));
    watch();
    const arrivals = new MutationObserver(watch);
    arrivals.observe(scroller, { childList: true });
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [place, selector, changes]);
}
