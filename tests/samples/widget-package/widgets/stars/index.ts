import type { Widget } from 'wellspring/widget-contract';
import { Stars } from './Stars';

export const stars = { component: Stars, label: 'group' } satisfies Widget;
