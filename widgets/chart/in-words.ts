import type { ChartOptions } from '../../schemas/generated/widgets';
import { language, numberFormat } from '../../runtime/widget-contract';

/** A place of the horizontal axis, for people. */
export const placeInWords = (at: string | number, xType: ChartOptions['xType']): string =>
  xType === 'date' ? new Date(at).toLocaleDateString(language().tag, { timeZone: 'UTC' }) : String(at);

/** A number, for people; a dash where there is none. */
export const numberInWords = (number: number | null | undefined): string => (typeof number === 'number' ? numberFormat().format(number) : '–');
