/** A group with one of its names changed, in the same order. */
export const renamed = (group: Record<string, unknown>, name: string, next: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key === name ? next : key, value]));

/** The names of a group's properties, and of those that were added and have no value as yet: each where it was when the form was opened, else last. */
export function namesInOrder(group: Record<string, unknown>, added: readonly string[], opened: unknown): string[] {
  const names = Object.keys(group);
  const before = typeof opened === 'object' && opened !== null ? Object.keys(opened) : [];
  for (const name of added) {
    if (names.includes(name)) continue;
    const behind = before.includes(name) ? before.slice(before.indexOf(name) + 1) : [];
    const place = names.findIndex((other) => behind.includes(other));
    names.splice(place === -1 ? names.length : place, 0, name);
  }
  return names;
}
