import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: few forms have one. */
export const timeSlot = { component: lazy(() => import('./TimeSlot')), label: 'group' } satisfies Widget;
