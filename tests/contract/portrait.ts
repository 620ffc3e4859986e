const told = [
  'placeholder title alt src href poster min max step maxlength minlength inputmode autocomplete type accept multiple rows role dir lang label srclang open',
  'value d fill stroke points tabindex aria-label aria-current aria-pressed aria-checked aria-selected aria-expanded aria-disabled aria-readonly aria-required',
  'aria-invalid aria-hidden aria-valuenow aria-valuetext aria-valuemin aria-valuemax aria-busy aria-live',
].flatMap((names) => names.split(' '));

const looks = ['color', 'backgroundColor', 'borderTopColor', 'fontWeight', 'display', 'objectFit', 'cursor', 'accentColor', 'stroke'] as const;

/** What is referred to by an id that is made by chance. */
const withoutIds = (text: string | null) => text?.replace(/url\([^)]*\)/g, 'url()');

/** What a person can see of a place, or is told of it: texts, sizes, colours and attributes with a meaning. Neither classes nor ids. */
export function portraitOf(place: HTMLElement): string {
  const origin = place.getBoundingClientRect();
  const lines: string[] = [];
  const walk = (element: Element) => {
    // Lines of a list that is shut, and what a film can be seen with, have no room of their own.
    if (!element.checkVisibility() && !element.matches('option, track, source')) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const attributes = told.flatMap((name) => (element.hasAttribute(name) ? `${name}=${withoutIds(element.getAttribute(name))}` : []));
    const text = [...element.childNodes].flatMap((node) => (node instanceof Text && node.data.trim() !== '' ? node.data.trim() : []));
    const { value, disabled, readOnly, checked } = element as HTMLInputElement;
    const control = element.matches('input, select, textarea, button') ? [value, disabled, readOnly, checked].map(String) : [];
    const room = width === 0 && height === 0 ? [] : [left - origin.left, top - origin.top, width, height].map(Math.round);
    lines.push([element.tagName, ...attributes, ...room, ...looks.map((look) => style[look]), ...control, ...text].join(' '));
    for (const child of element.children) walk(child);
  };
  walk(place);
  return lines.join('\n');
}
