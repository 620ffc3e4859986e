import { useSyncExternalStore } from 'react';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** The scope of a running screen; the caller is drawn again when it changes. */
export const useScope = (screen: ScreenInstance): Scope => useSyncExternalStore(screen.subscribe, screen.scope);
