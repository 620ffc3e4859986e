import type { Widget } from '../../runtime/widget-contract';
import { Phone } from './Phone';

export const phone = { component: Phone, label: 'above' } satisfies Widget;
