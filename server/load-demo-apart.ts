import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { loadDemoOf } from './configured-app';
import { compiledDefinitions } from './definitions/compiled-definitions';
import { openConfigured } from './open-configured';
import { workApart } from './run-apart';

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Fills the database of the settings with the demo, for the server that starts this process (`run-apart.ts`). What it compiles is kept for that server. */
await workApart(async () => {
  const config = readConfig(process.env);
  const definitions = await compiledDefinitions(fileURLToPath(new URL('..', import.meta.url)), say);
  const opened = await openConfigured(config, say);
  try {
    await loadDemoOf(config, opened, definitions, say);
  } finally {
    await opened.close();
  }
});
