import type { ChartOptions } from '../../schemas/generated/widgets';

type Band = NonNullable<ChartOptions['bands']>[number];

/** A range as it is drawn: an end that is open lies at that end of the axis. */
interface DrawnBand {
  from: number | undefined;
  to: number | undefined;
  /** Which line it is for; undefined where it is for all. */
  line: number | undefined;
  text: string;
}

const end = (value: number | null | undefined) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** The ranges that can be drawn: one without any end, or that ends before it begins, is none. */
export function bandsOf(bands: readonly Band[] | undefined, lines: readonly { text: string }[]): DrawnBand[] {
  return (bands ?? []).flatMap(({ from, to, text, of }) => {
    const [lower, upper] = [end(from), end(to)];
    if ((lower === undefined && upper === undefined) || (lower !== undefined && upper !== undefined && lower > upper)) return [];
    const line = lines.findIndex((one) => one.text === of);
    return [{ from: lower, to: upper, text, line: line === -1 ? undefined : line }];
  });
}

/** The vertical axis where there are ranges: from one round number to another, wide enough for their ends and for the numbers. */
export function axisWith(bands: readonly DrawnBand[], numbers: readonly (number | null)[]): { min?: number; max?: number; tickAmount?: number } {
  const ends = bands.flatMap(({ from, to }) => [from, to].filter((one) => one !== undefined));
  if (ends.length === 0) return {};
  const all = [...ends, ...numbers.filter((one) => one !== null)];
  const step = roundStep((Math.max(...all) - Math.min(...all)) / 5);
  const [min, max] = [Math.floor(Math.min(...all) / step) * step, Math.ceil(Math.max(...all) / step) * step];
  return min === max ? {} : { min, max, tickAmount: Math.round((max - min) / step) };
}

/** The next larger of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}
