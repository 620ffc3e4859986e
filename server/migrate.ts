import { readConfig } from './config';
import { openConfigured } from './open-configured';
import { failureText } from '../runtime/validation/string-of';

// What the person who runs it reads.
const say = (message: string) => process.stdout.write(`${message}\n`);

/** `npm run migrate`: brings the database of the settings up to date, and starts no server. Where another node migrates already, it waits for that. */
async function migrateConfigured(): Promise<void> {
  let count = 0;
  const done = (tag: string) => {
    count += 1;
    say(`  ${tag}`);
  };
  const opened = await openConfigured(readConfig(process.env), say, { done });
  await opened.close();
  say(count === 0 ? 'The database was up to date.' : `The database is up to date: ${count} ${count === 1 ? 'migration' : 'migrations'} ran.`);
}

migrateConfigured().catch((error: unknown) => {
  process.stderr.write(`The database was not brought up to date.\n${failureText(error)}\n`);
  process.exit(1);
});
