import type { Widget } from '../../runtime/widget-contract';
import { Information } from './Information';

export const information = { component: Information, label: 'none' } satisfies Widget;
