import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: it brings how long the numbers of each country are. */
export const phone = { component: lazy(() => import('./Phone')), label: 'above' } satisfies Widget;
