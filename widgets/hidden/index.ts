import type { Widget } from '../../runtime/widget-contract';
import { Hidden } from './Hidden';

export const hidden = { component: Hidden, label: 'none' } satisfies Widget;
