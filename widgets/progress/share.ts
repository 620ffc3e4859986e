import { numberFormat, roundedTo } from '../../runtime/widget-contract';

/** How much of a whole a value is, from 0 to 1; undefined where it cannot be said. */
export function shareOf(value: unknown, maximum = 100): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || !(maximum > 0)) return undefined;
  return Math.min(1, Math.max(0, value / maximum));
}

/** What is written beside the bar; nothing unless it is asked for and there is a value. */
export function writtenOf(value: unknown, share: number | undefined, options: { showsShare?: boolean; showsValue?: boolean }): string | undefined {
  if (share === undefined) return undefined;
  if (options.showsValue === true) return numberFormat().format(value as number);
  // What is not complete does not read 100%.
  return options.showsShare === true ? `${Math.min(roundedTo(share * 100), share < 1 ? 99 : 100)}%` : undefined;
}
