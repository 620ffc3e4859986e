import { lazy } from 'react';
import type { Widget } from '../../runtime/widget-contract';

export const fileUpload = { component: lazy(() => import('./FileUpload')), label: 'above' } satisfies Widget;
