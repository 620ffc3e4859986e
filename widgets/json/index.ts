import type { Widget } from '../../runtime/widget-contract';
import { Json } from './Json';

export const json = { component: Json, label: 'above' } satisfies Widget;
