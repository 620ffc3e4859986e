/** So many points can be told apart in so little room: more are brought together, each the mean of its neighbours. */
const mostPoints = 24;
/** The edges are left free for the width of the line. */
const [left, right, top, bottom] = [4, 96, 5, 27];

const tenths = (number: number) => Math.round(number * 10) / 10;

/** The line of some numbers in a drawing of 100 by 32, the highest at the top; none of fewer than two. What is no number is left out. */
export function sparkline(values: unknown): [number, number][] | undefined {
  const numbers = (Array.isArray(values) ? values : []).filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  if (numbers.length < 2) return undefined;
  const drawn = broughtTogether(numbers);
  const [lowest, highest] = [Math.min(...drawn), Math.max(...drawn)];
  const y = (number: number) => (highest === lowest ? (top + bottom) / 2 : bottom - ((number - lowest) / (highest - lowest)) * (bottom - top));
  return drawn.map((number, index) => [tenths(left + (index / (drawn.length - 1)) * (right - left)), tenths(y(number))]);
}

/** The last number stays as it is: it is the one that people look for. */
function broughtTogether(numbers: readonly number[]): number[] {
  if (numbers.length <= mostPoints) return [...numbers];
  const before = numbers.slice(0, -1);
  const groups = Array.from({ length: mostPoints - 1 }, (_, index) =>
    before.slice(Math.floor((index * before.length) / (mostPoints - 1)), Math.floor(((index + 1) * before.length) / (mostPoints - 1))),
  );
  return [...groups.map((group) => group.reduce((sum, number) => sum + number, 0) / group.length), numbers.at(-1)!];
}
