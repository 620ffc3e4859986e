import type { Widget } from '../../runtime/widget-contract';
import { CertifiedChoices } from './CertifiedChoices';

export const certifiedChoices = { component: CertifiedChoices, label: 'group' } satisfies Widget;
