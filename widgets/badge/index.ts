import type { Widget } from '../../runtime/widget-contract';
import { Badge } from './Badge';

export const badge = { component: Badge, label: 'none' } satisfies Widget;
