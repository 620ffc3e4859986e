import type { Widget } from '../../runtime/widget-contract';
import { Checkboxes } from './Checkboxes';

export const checkboxes = { component: Checkboxes, label: 'group' } satisfies Widget;
