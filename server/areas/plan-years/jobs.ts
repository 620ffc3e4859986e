import type { Job } from '../../calls/job';
import { rollOver } from './roll-over';

/** The jobs of plan years. */
export const jobs: readonly Job[] = [{ name: 'planYears', schedule: 'planYears', run: rollOver }];
