import { fileURLToPath } from 'node:url';
import { buildPage } from '../../../server/build-page';

/** The page as people get it, built once for the run. */
export default () => buildPage(fileURLToPath(new URL('../../..', import.meta.url)), () => undefined);
