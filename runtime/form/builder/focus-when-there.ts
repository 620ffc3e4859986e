const control = 'input, select, textarea, [contenteditable], button.field-control';

/**
 * Focuses the first control in a place. One that has not come yet, or that waits for its choices, gets the focus when it can have it: until
 * then the place itself has it, and loses it as soon as the person goes elsewhere. Answers how to stop.
 */
export function focusWhenThere(place: HTMLElement): () => void {
  const find = () => [...place.querySelectorAll<HTMLElement>(control)].find((found) => !found.matches(':disabled'));
  const there = find();
  if (there) {
    there.focus();
    return () => undefined;
  }
  place.focus();
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    if (document.activeElement === place) found.focus();
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
