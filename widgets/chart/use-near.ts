import { useEffect, useState } from 'react';

/** How far below and above what shows a part is made ready. */
const ahead = '600px';

/** Whether an element has been in view, or close to it. It stays true: what was drawn once is kept. */
export function useNear(element: Element | null): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (element === null || wasNear) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true), { rootMargin: ahead });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}

/** Whether the page is being printed. */
export const isPrinted = (): boolean => paper.matches;
const paper = matchMedia('print');

/** Calls a listener when printing begins or ends. */
export function onPrint(listener: () => void): () => void {
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}
