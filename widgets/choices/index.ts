import type { Widget } from '../../runtime/widget-contract';
import { Choices } from './Choices';

export const choices = { component: Choices, label: 'group' } satisfies Widget;
