import type { Widget } from '../../runtime/widget-contract';
import { Numbers } from './Numbers';

export const numbers = { component: Numbers, label: 'group' } satisfies Widget;
