import type { Widget } from '../../runtime/widget-contract';
import { Spinner } from './Spinner';

export const spinner = { component: Spinner, label: 'none' } satisfies Widget;
