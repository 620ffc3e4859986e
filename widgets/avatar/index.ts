import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: few forms have one. */
export const avatar = { component: lazy(() => import('./Avatar')), label: 'none' } satisfies Widget;
