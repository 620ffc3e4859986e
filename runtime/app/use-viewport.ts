import { useSyncExternalStore } from 'react';
import type { App } from '../definitions/shapes/settings';

/** How wide the window is, in the words of the application's breakpoints. */
export interface Viewport {
  size: 'phone' | 'tablet' | 'desktop';
  /** Whether the main menu has room in the bar. */
  menu: 'bar' | 'folded';
}

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The viewport in words, so that only a change of arrangement draws anew. */
export function useViewport({ phone, tablet, menu }: App['breakpoints']): Viewport {
  const words = useSyncExternalStore(subscribe, () => {
    const width = window.innerWidth;
    return `${width <= phone ? 'phone' : width <= tablet ? 'tablet' : 'desktop'} ${width >= menu ? 'bar' : 'folded'}`;
  });
  const [size, place] = words.split(' ') as [Viewport['size'], Viewport['menu']];
  return { size, menu: place };
}
