import { createContext, type ReactNode } from 'react';
import type { ScreenBundle } from '../definitions/compiled';
import type { ScreenOptions } from './screen-instance';

interface InnerScreenProps {
  definition: ScreenBundle['screen'];
  bundle: ScreenBundle;
  options: ScreenOptions;
}

/** What draws a screen within another one: whoever draws a screen gives it to the parts, which draw no screens themselves. */
export const InnerScreen = createContext<((inner: InnerScreenProps) => ReactNode) | undefined>(undefined);
