import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: its editor is large. */
export const jsonEditor = { component: lazy(() => import('./JsonEditor')), label: 'group' } satisfies Widget;
