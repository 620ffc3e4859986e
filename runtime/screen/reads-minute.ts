/** Under these keys stand parts of their own, which are drawn by themselves. */
const partKeys = new Set([
  'show',
  'stack',
  'row',
  'columns',
  'card',
  'popover',
  'sideBar',
  'beside',
  'parts',
  'body',
  'footer',
  'banner',
  'top',
  'panel',
  'beside',
  'bottom',
  'toast',
]);

const known = new WeakMap<object, boolean>();

/** Whether an expression of a node, or of a screen, reads `minute`; those of the parts within do not count. */
export function readsMinute(definition: object): boolean {
  let found = known.get(definition);
  if (found === undefined) {
    const own = JSON.stringify(definition, (key, value: unknown) => (partKeys.has(key) && typeof value === 'object' ? undefined : value));
    found = /"\$":"(?:[^"\\]|\\.)*\bminute\b/.test(own);
    known.set(definition, found);
  }
  return found;
}
