import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const video = { component: lazy(() => import('./Video')), label: 'none' } satisfies Widget;
