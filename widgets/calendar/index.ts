import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const calendar = { component: lazy(() => import('./Calendar')), label: 'none' } satisfies Widget;
