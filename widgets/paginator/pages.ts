import type { PaginatorOptions } from '../../schemas/generated/widgets';
import { translated } from '../../runtime/widget-contract';

/** Which page is shown, from 0, and how many rows a page has. */
export interface PageChoice {
  page: number;
  size: number;
}

/** How the pages stand: what is shown, and how far one can turn. */
interface Pages extends PageChoice {
  total: number;
  sizes: number[];
  /** The last page, from 0. */
  last: number;
  /** Such as 11–20 of 257. */
  words: string;
}

const usualSizes = [10, 25, 100];
const wholeFrom = (least: number, value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : otherwise;

/** The pages of a value, whatever it is: a page beyond the last one is the last one. */
export function pagesOf(value: unknown, options: PaginatorOptions): Pages {
  const chosen: Partial<Record<keyof PageChoice, unknown>> = typeof value === 'object' && value !== null ? value : {};
  const sizes = options.sizes ?? usualSizes;
  const total = wholeFrom(0, options.total, 0);
  const size = wholeFrom(1, chosen.size, sizes[0] ?? 10);
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const page = Math.min(wholeFrom(0, chosen.page, 0), last);
  const words =
    total === 0 ? translated('0 of 0') : translated('{from}–{to} of {total}', { from: page * size + 1, to: Math.min(total, (page + 1) * size), total });
  return { page, size, total, last, words, sizes: sizes.includes(size) ? sizes : [...sizes, size].sort((one, other) => one - other) };
}

/** The same place in the list by pages of another size: the first row that was shown is shown still. */
export const resized = ({ page, size }: PageChoice, next: number): PageChoice => ({ page: Math.floor((page * size) / next), size: next });
