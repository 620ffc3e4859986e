import { isBlankText } from '../../runtime/widget-contract';
/** What a badge says; undefined where there is nothing to say. */
export function badgeText(value: unknown, maximum = 99): string | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value === 0) return undefined;
    return value > maximum ? `${maximum}+` : String(value);
  }
  return typeof value === 'string' && !isBlankText(value) ? value : undefined;
}
