import { type RefObject, useLayoutEffect } from 'react';

/** The parts of a screen whose following siblings wait with them. */
const holders = '.stack, .card, .columns, .row, .table, .field, .page';
const attribute = 'data-loading-within';

/** How many placeholders stand within an element. */
const counts = new WeakMap<Element, number>();

function add(element: Element, by: 1 | -1) {
  const count = (counts.get(element) ?? 0) + by;
  counts.set(element, count);
  element.toggleAttribute(attribute, count > 0);
}

/** What holds a placeholder. Outside a page, as in dialogs, it is the part around a form alone: the rest of a dialog shows at once. */
function holdersOf(placeholder: Element): Element[] {
  const parent = placeholder.parentElement;
  if (placeholder.closest('.main') === null)
    return parent !== null && placeholder.matches('.placeholder-form') && parent.matches('.card, .stack') ? [parent] : [];
  const found: Element[] = [];
  for (let at = parent; at !== null; at = at.parentElement) if (at.matches(holders)) found.push(at);
  return found;
}

/**
 * Marks what holds a placeholder as long as it stands there: what follows shows with it, as it would only jump (screen.css). It is an attribute and not
 * `:has()`, since siblings after an element that is judged by `:has()` are judged again with each change within it (ADR 209).
 */
export function useLoadingWithin(placeholder: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const marked = placeholder.current === null ? [] : holdersOf(placeholder.current);
    for (const element of marked) add(element, 1);
    return () => {
      for (const element of marked) add(element, -1);
    };
  }, [placeholder, isShown]);
}

/** Marks the page around an element while it shows that something loads: the footer waits, since it would be pushed away by what comes. */
export function usePageLoading(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const page = isShown ? element.current?.closest('.main')?.closest('.page') : undefined;
    if (page === undefined || page === null) return undefined;
    add(page, 1);
    return () => add(page, -1);
  }, [element, isShown]);
}
