import type { Widget } from '../../runtime/widget-contract';
import { Scale } from './Scale';

export const scale = { component: Scale, label: 'group' } satisfies Widget;
