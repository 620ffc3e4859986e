import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

/** Loaded where it is used: what cuts pictures is large. */
export const imageCrop = { component: lazy(() => import('./ImageCrop')), label: 'above' } satisfies Widget;
