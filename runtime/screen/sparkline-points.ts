/** So many points can be told apart in so little room: more are brought together, each the mean of its neighbours. */
const mostPoints = 24;
/** The edges are left free for the width of the line. */
const [left, right, top, bottom] = [4, 96, 5, 27];

const tenths = (number: number) => Math.round(number * 10) / 10;

const numbersIn = (values: unknown) =>
  (Array.isArray(values) ? values : []).filter((value): value is number => typeof value === 'number' && Number.isFinite(value));

/**
 * Returns the line of some numbers in a drawing of 100 by 32, the highest at the top, and the heights of the goals in it; undefined for fewer than two
 * numbers. Values that are not numbers are skipped.
 */
export function sparkline(values: unknown, goals: unknown = []): { points: [number, number][]; goals: number[] } | undefined {
  const numbers = numbersIn(values);
  if (numbers.length < 2) return undefined;
  const [drawn, lines] = [broughtTogether(numbers), numbersIn(goals)];
  const [lowest, highest] = [Math.min(...drawn, ...lines), Math.max(...drawn, ...lines)];
  const y = (number: number) => tenths(highest === lowest ? (top + bottom) / 2 : bottom - ((number - lowest) / (highest - lowest)) * (bottom - top));
  return { points: drawn.map((number, index) => [tenths(left + (index / (drawn.length - 1)) * (right - left)), y(number)]), goals: lines.map(y) };
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
