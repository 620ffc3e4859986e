import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: few forms have one. */
export const chips = { component: lazy(() => import('./Chips')), label: 'above' } satisfies Widget;
