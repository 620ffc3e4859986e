import { type RefObject, useEffect } from 'react';

/**
 * Whoever was at a part that is taken away, such as the button of a step that is done, goes on where the content begins. Otherwise the keyboard
 * would be back at the head of the page, and a screen reader would say nothing.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    let last: Node | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [content]);
}
