import type { Widget } from '../../runtime/widget-contract';
import { Text } from './Text';

export const text = { component: Text, label: 'above' } satisfies Widget;
