import type { Widget } from '../../runtime/widget-contract';
import { Password } from './Password';

export const password = { component: Password, label: 'above' } satisfies Widget;
