import type { Widget } from '../../runtime/widget-contract';
import { DateInput } from './DateInput';

export const date = { component: DateInput, label: 'above' } satisfies Widget;
