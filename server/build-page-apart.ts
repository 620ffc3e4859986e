import { fileURLToPath } from 'node:url';
import { buildPage } from './build-page';
import { workApart } from './run-apart';

/** Builds the page for the server that starts this process (`run-apart.ts`). */
await workApart(() => buildPage(fileURLToPath(new URL('..', import.meta.url)), (message) => process.stdout.write(`${message}\n`)));
