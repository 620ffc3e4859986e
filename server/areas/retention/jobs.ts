import type { Job } from '../../calls/job';
import { removeExpired } from './remove-expired';

/** Removes what is kept for a time only. */
export const jobs: readonly Job[] = [{ name: 'retention', schedule: 'retention', run: removeExpired }];
