import type { Widget } from '../../runtime/widget-contract';
import { YesNo } from './YesNo';

export const yesNo = { component: YesNo, label: 'inside' } satisfies Widget;
