import type { Widget } from '../../runtime/widget-contract';
import { NumberInput } from './NumberInput';

export const number = { component: NumberInput, label: 'above' } satisfies Widget;
