import { fileURLToPath } from 'node:url';
import { buildPage } from '../../../server/build-page';

/** Where the page of tests is built: as people get it, with the hook that starts it again (main.tsx). */
export const testPage = '.cache/page';

/** Builds it once for the run. */
export default () => buildPage(fileURLToPath(new URL('../../..', import.meta.url)), () => undefined, { folder: testPage, mode: 'test' });
