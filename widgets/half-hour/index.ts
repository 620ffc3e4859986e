import type { Widget } from '../../runtime/widget-contract';
import { HalfHour } from './HalfHour';

export const halfHour = { component: HalfHour, label: 'above' } satisfies Widget;
