import type { Widget } from '../../runtime/widget-contract';
import { Avatar } from './Avatar';

export const avatar = { component: Avatar, label: 'none' } satisfies Widget;
