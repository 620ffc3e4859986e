import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: few forms have one. */
export const stepper = { component: lazy(() => import('./Stepper')), label: 'none' } satisfies Widget;
