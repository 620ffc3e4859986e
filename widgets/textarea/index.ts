import type { Widget } from '../../runtime/widget-contract';
import { Textarea } from './Textarea';

export const textarea = { component: Textarea, label: 'above' } satisfies Widget;
