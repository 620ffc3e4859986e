import type { KeyboardEvent } from 'react';

/** Which way an arrow key goes along a row of things: 1 to the next in the direction of reading, -1 to the one before, undefined for other keys. */
export function arrowStep({ key, currentTarget }: Pick<KeyboardEvent<Element>, 'key' | 'currentTarget'>): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'rtl') ? -1 : 1;
}
