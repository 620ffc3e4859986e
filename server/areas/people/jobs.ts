import type { Job } from '../../calls/job';
import { foldTexts } from './fold-texts';

/** The jobs of people. */
export const jobs: readonly Job[] = [{ name: 'foldTexts', isLong: true, run: foldTexts }];
