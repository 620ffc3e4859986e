import type { Widget } from '../../runtime/widget-contract';
import { Chips } from './Chips';

export const chips = { component: Chips, label: 'above' } satisfies Widget;
