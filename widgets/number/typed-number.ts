const written = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** What is typed, as a number; nothing for no text, and for text that is no number, such as 5,5. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim();
  const value = written.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Whether there is text that is no number. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && readNumber(text) === undefined;

/** The next number up or down, on the steps that begin at the least; within the limits. Arrow keys go there. */
export function stepped(
  value: number | undefined,
  direction: 1 | -1,
  { step = 1, minimum, maximum }: { step?: number; minimum?: number; maximum?: number },
): number {
  const base = minimum ?? 0;
  const place = ((value ?? base) - base) / step;
  const next = value === undefined ? base : base + (direction === 1 ? Math.floor(place + 1e-9) + 1 : Math.ceil(place - 1e-9) - 1) * step;
  const within = Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, next));
  // Sums of decimals have digits that nobody typed.
  return Number(within.toPrecision(12));
}
