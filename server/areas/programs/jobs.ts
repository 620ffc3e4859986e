import type { Job } from '../../calls/job';
import { settleSessions } from './settle-sessions';

/** The jobs of programs. */
export const jobs: readonly Job[] = [{ name: 'settle', schedule: 'settle', run: settleSessions }];
