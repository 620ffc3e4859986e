import type { ChartOptions } from '../../schemas/generated/widgets';

/** What is drawn: the places on the horizontal axis, and a number, or none, of every line at each. */
export interface ChartRows {
  places: (string | number)[];
  lines: { text: string; numbers: (number | null)[] }[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The rows of an answer, as far as they can be drawn: rows without a place, and lines that are none, are left out. */
export function chartRows(value: unknown, { x = 'x', xType = 'text', series = [{ property: 'y', text: 'Value' }] }: ChartOptions): ChartRows {
  const rows = (Array.isArray(value) ? value : [])
    .filter((row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null && !Array.isArray(row))
    .map((row) => ({ row, place: placeOf(Object.hasOwn(row, x) ? row[x] : undefined, xType) }))
    .filter((one): one is { row: Record<string, unknown>; place: string | number } => one.place !== undefined);
  if (xType !== 'text') rows.sort((one, other) => Number(one.place) - Number(other.place));
  const number = (row: Record<string, unknown>, property: string) => (Object.hasOwn(row, property) && isNumber(row[property]) ? row[property] : null);
  return {
    places: rows.map(({ place }) => place),
    lines: series.map(({ property, text }) => ({ text, numbers: rows.map(({ row }) => number(row, property)) })),
  };
}

function placeOf(value: unknown, xType: NonNullable<ChartOptions['xType']>): string | number | undefined {
  if (xType === 'number') return isNumber(value) ? value : undefined;
  if (xType === 'text') return typeof value === 'string' || isNumber(value) ? String(value) : undefined;
  const moment = typeof value === 'string' || isNumber(value) ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whether there is a number to draw. */
export const hasNumbers = ({ lines }: ChartRows): boolean => lines.some(({ numbers }) => numbers.some((number) => number !== null));

/** Fewer places, evenly spread and with the first and the last, where there are more than can be told apart. */
export function thinned(rows: ChartRows, most: number): ChartRows {
  const count = rows.places.length;
  if (count <= most) return rows;
  const kept = Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
  return {
    places: kept.map((at) => rows.places[at] ?? ''),
    lines: rows.lines.map(({ text, numbers }) => ({ text, numbers: kept.map((at) => numbers[at] ?? null) })),
  };
}

/** How large the chart is in a window of this width: the first line that fits. */
export const sizeIn = (windowWidth: number, sizes: ChartOptions['sizes']): { width: number; height: number } | undefined =>
  sizes?.find(({ below }) => below === undefined || windowWidth < below);
