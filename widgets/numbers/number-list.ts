/** The number at a place of the list; undefined where none is. */
export function numberAt(value: unknown, index: number): number | undefined {
  const one: unknown = Array.isArray(value) ? value[index] : undefined;
  return typeof one === 'number' && Number.isFinite(one) ? one : undefined;
}

/** The list with another number at a place, at least so long; what stands behind is kept. No value where no number is left. */
export function withNumber(value: unknown, index: number, next: number | undefined, length: number): (number | null)[] | undefined {
  const kept = Array.isArray(value) ? value.length : 0;
  const list = Array.from({ length: Math.max(kept, length, index + 1) }, (_, place) => (place === index ? next : numberAt(value, place)) ?? null);
  return list.every((one) => one === null) ? undefined : list;
}
