import type { Widget } from '../../runtime/widget-contract';
import { Email } from './Email';

export const email = { component: Email, label: 'above' } satisfies Widget;
