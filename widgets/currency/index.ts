import type { Widget } from '../../runtime/widget-contract';
import { Currency } from './Currency';

export const currency = { component: Currency, label: 'above' } satisfies Widget;
