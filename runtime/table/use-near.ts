import { type RefObject, useEffect, useState } from 'react';

/** How far below and above what shows a table gets its grid. */
const ahead = '200px';
/** In milliseconds: what still waits for a part above it is looked at again after this. */
const again = 100;

/**
 * Whether an element shows, or is close to what shows. It stays true: what was drawn once is kept. An element that is hidden while a part above it loads
 * (`data-loading-within`) will be pushed down, and is not near yet.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (wasNear || current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (current.checkVisibility({ visibilityProperty: true })) setWasNear(true);
        else
          timer = setTimeout(() => {
            observer.unobserve(current);
            observer.observe(current);
          }, again);
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, wasNear]);
  return wasNear;
}
