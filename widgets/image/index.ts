import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const image = { component: lazy(() => import('./Image')), label: 'none' } satisfies Widget;
