import type { Widget } from '../../runtime/widget-contract';
import { Select } from './Select';

export const select = { component: Select, label: 'above' } satisfies Widget;
