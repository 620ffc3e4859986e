import type { Widget } from '../../runtime/widget-contract';
import { ToggleGroup } from './ToggleGroup';

export const toggleGroup = { component: ToggleGroup, label: 'group' } satisfies Widget;
