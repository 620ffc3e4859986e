import type { Widget } from '../../runtime/widget-contract';
import { MultiSelect } from './MultiSelect';

export const multiSelect = { component: MultiSelect, label: 'above' } satisfies Widget;
