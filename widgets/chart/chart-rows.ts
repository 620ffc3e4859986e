import type { ChartOptions } from '../../schemas/generated/widgets';
import { translated, valueAt } from '../../runtime/widget-contract';

/** What is drawn: the places on the horizontal axis, and a number, or none, of every line at each. */
export interface ChartRows {
  places: (string | number)[];
  lines: { text: string; numbers: (number | null)[] }[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const written = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number, also one that is written as a text; null for anything else. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && written.test(value.trim()) ? Number(value) : value;
  return isNumber(number) ? number : null;
}

const dayLong = 86_400_000;

/** The ends of a date axis in milliseconds; a calendar date that ends it counts to its end. None where they are no dates. */
export function endsOf({ xType, from, to }: ChartOptions): { from?: number; to?: number } {
  if (xType !== 'date') return {};
  const end = (text: string | undefined, isLast: boolean) => {
    const moment = text === undefined ? Number.NaN : new Date(text).getTime();
    return isLast && text?.length === 'YYYY-MM-DD'.length ? moment + dayLong - 1 : moment;
  };
  const [first, last] = [end(from, false), end(to, true)];
  return { ...(Number.isNaN(first) ? {} : { from: first }), ...(Number.isNaN(last) ? {} : { to: last }) };
}

/** The rows of an answer, as far as they can be drawn: rows without a place or outside the ends, and lines that are none, are left out. */
export function chartRows(value: unknown, options: ChartOptions): ChartRows {
  const { x = 'x', xType = 'text', series = [{ property: 'y', text: translated('Value') }] } = options;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = endsOf(options);
  const rows = (Array.isArray(value) ? value : [])
    .filter((row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null && !Array.isArray(row))
    .map((row) => ({ row, place: placeOf(Object.hasOwn(row, x) ? row[x] : undefined, xType) }))
    .filter((one): one is { row: Record<string, unknown>; place: string | number } => one.place !== undefined)
    .filter(({ place }) => typeof place === 'string' || xType !== 'date' || (place >= from && place <= to));
  if (xType !== 'text') rows.sort((one, other) => Number(one.place) - Number(other.place));
  return {
    places: rows.map(({ place }) => place),
    lines: series.map(({ property, at, text }) => ({ text, numbers: rows.map(({ row }) => numberIn(partOf(row, property, at))) })),
  };
}

function partOf(row: Record<string, unknown>, property: string | undefined, at: string | undefined): unknown {
  if (at !== undefined) return valueAt(row, at);
  return property !== undefined && Object.hasOwn(row, property) ? row[property] : undefined;
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
