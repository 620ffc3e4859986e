/** Numbers that look random and are the same each time. */
export interface SeededRandom {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number;
  /** A whole number between both, inclusive. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True this often out of a hundred. */
  chance(percent: number): boolean;
}

/** mulberry32: small, quick, and good enough for a demo. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)]!, chance: (percent) => next() * 100 < percent };
}
