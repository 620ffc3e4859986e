import type { Widget } from '../../runtime/widget-contract';
import { Faces } from './Faces';

export const faces = { component: Faces, label: 'group' } satisfies Widget;
