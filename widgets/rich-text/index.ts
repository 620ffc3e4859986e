import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: its editor is large. */
export const richText = { component: lazy(() => import('./RichText')), label: 'group' } satisfies Widget;
