import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const messageThread = { component: lazy(() => import('./MessageThread')), label: 'none' } satisfies Widget;
