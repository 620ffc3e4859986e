/** How much of a whole a value is, from 0 to 1; undefined where it cannot be said. */
export function shareOf(value: unknown, maximum = 100): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || !(maximum > 0)) return undefined;
  return Math.min(1, Math.max(0, value / maximum));
}
