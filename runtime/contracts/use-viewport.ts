import { useSyncExternalStore } from 'react';
import type { App } from '../definitions/shapes/settings';

/** How much room there is, in the words of the application's breakpoints. */
export interface Viewport {
  /** Of the page. */
  size: Size;
  /** Of the window, a panel included. */
  window: Size;
  /** Whether the main menu has room in the bar. */
  menu: 'bar' | 'folded';
}

type Size = 'phone' | 'tablet' | 'desktop';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The viewport in words, so that only a change of arrangement draws anew. `share` is what the page has of the window, up to 1. */
export function useViewport({ phone, tablet, menu }: App['breakpoints'], share = 1): Viewport {
  const sizeOf = (width: number): Size => (width <= phone ? 'phone' : width <= tablet ? 'tablet' : 'desktop');
  const words = useSyncExternalStore(subscribe, () => {
    const width = window.innerWidth * share;
    return `${sizeOf(width)} ${width >= menu ? 'bar' : 'folded'} ${sizeOf(window.innerWidth)}`;
  });
  const [size, place, whole] = words.split(' ') as [Size, Viewport['menu'], Size];
  return { size, menu: place, window: whole };
}
