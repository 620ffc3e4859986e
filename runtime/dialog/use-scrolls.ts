import { useCallback, useRef, useState } from 'react';

/** Whether an element has more in it than there is room for: then it must be reachable by keyboard. */
export function useScrolls(): { ref(element: HTMLElement | null): void; scrolls: boolean } {
  const [scrolls, setScrolls] = useState(false);
  const watch = useRef<ResizeObserver | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    watch.current?.disconnect();
    if (element === null) return;
    watch.current = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    watch.current.observe(element);
    for (const part of element.children) watch.current.observe(part);
  }, []);
  return { ref, scrolls };
}
