import type { Widget } from '../../runtime/widget-contract';
import { Progress } from './Progress';

export const progress = { component: Progress, label: 'none' } satisfies Widget;
