import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: what draws charts is large. */
export const chart = { component: lazy(() => import('./Chart')), label: 'none' } satisfies Widget;
