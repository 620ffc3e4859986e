import type { Widget } from 'wellspring/widget-contract';
import { Sample } from './Sample';

export const sample = { component: Sample, label: 'above' } satisfies Widget;
