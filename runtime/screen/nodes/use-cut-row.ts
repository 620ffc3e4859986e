import { type RefObject, useEffect } from 'react';

/** Counts as visible in full: widths of text are fractions of a pixel. */
const whole = 0.98;

/**
 * Marks a row that scrolls sideways with `data-cut`: at which ends (`start`, `end` or both) there is more. The style sheet fades these ends. Scrolls
 * the chosen part of the row into its middle where it is cut.
 * @param row the element that scrolls.
 * @param parts the selector of what is side by side in it.
 * @param chosen the selector of the part that is chosen.
 * @param state a text that changes with the parts or the choice.
 */
export function useCutRow(row: RefObject<HTMLElement | null>, { parts, chosen, state }: { parts: string; chosen: string; state: string }): void {
  useEffect(() => {
    const element = row.current;
    const all = element?.querySelectorAll(parts) ?? [];
    const [first, last] = [all[0], all[all.length - 1]];
    if (!element || !first || !last) return undefined;
    const cut = new Set<string>();
    const ends = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          for (const [end, part] of [['start', first] as const, ['end', last] as const])
            if (target === part) cut[intersectionRatio < whole ? 'add' : 'delete'](end);
        element.dataset.cut = ['start', 'end'].filter((end) => cut.has(end)).join(' ');
      },
      { root: element, threshold: [whole, 1] },
    );
    ends.observe(first);
    ends.observe(last);
    // Its first report says where the choice is. From then on people scroll as they like.
    const choice = new IntersectionObserver(
      ([entry]) => {
        choice.disconnect();
        if (!entry || entry.rootBounds === null || entry.intersectionRatio >= whole) return;
        const [part, place] = [entry.boundingClientRect, entry.rootBounds];
        element.scrollBy({ left: part.left + part.width / 2 - (place.left + place.width / 2), behavior: 'instant' });
      },
      { root: element, threshold: whole },
    );
    const now = element.querySelector(chosen);
    if (now) choice.observe(now);
    return () => {
      ends.disconnect();
      choice.disconnect();
    };
  }, [row, parts, chosen, state]);
}
