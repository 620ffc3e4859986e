import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const richContent = { component: lazy(() => import('./RichContent')), label: 'none' } satisfies Widget;
