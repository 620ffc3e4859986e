import { translated } from '../../runtime/widget-contract';

/** How many were found, for those who do not see the list. */
export const matchesInWords = (count: number): string => (count === 1 ? translated('1 match') : translated('{n} matches', { n: count }));
