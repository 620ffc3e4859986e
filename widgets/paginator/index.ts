import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const paginator = { component: lazy(() => import('./Paginator')), label: 'none' } satisfies Widget;
