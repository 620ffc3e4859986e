import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: few forms have one. */
export const countdown = { component: lazy(() => import('./Countdown')), label: 'none' } satisfies Widget;
