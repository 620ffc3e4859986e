import { type RefObject, useEffect } from 'react';

/**
 * Whoever was at a part that is taken away, such as the button of a step that is done, goes on where the content begins; in a table or a list, in
 * the cell or the item where it stood. Otherwise the keyboard would be back at the head of the page, and a screen reader would say nothing.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    let last: Node | undefined;
    let around: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : undefined;
      around = target instanceof Element ? target.closest(parts) : null;
    };
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      const instead = around?.isConnected === true ? around.querySelector<HTMLElement>(pressed) : null;
      (instead ?? element).focus({ preventScroll: true });
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [content]);
}

/** What stays while something else takes the place of a button in it. */
const parts = '[role="gridcell"], td, li';
/** What can be used there. */
const pressed = ':is(button, a[href], input, select, textarea):not(:disabled, [tabindex="-1"])';
