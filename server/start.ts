import { readConfig } from './config';
import { refuseFolderInUse } from './database/data-folder-lock';
import { portIsFree } from './port-is-free';
import { failureText } from '../runtime/validation/string-of';

/** Starts the server and keeps it until it is told to stop. Every reason not to start is one plain sentence. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await portIsFree(config.port, config.host);
  if (config.databaseUrl === undefined) refuseFolderInUse(config.dataFolder);
  // Loaded only now: what is wrong with the settings is said at once.
  const { run } = await import('./run');
  await run(config);
}

/** What is wrong, in words for the person who started it. */
function reason(error: unknown, port: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} or the data folder may not be used by this user. Set PORT or DATA_DIR.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is no name or address of this machine.';
  return failureText(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`Wellspring did not start.\n${reason(error, process.env.PORT ?? '3000')}\n`);
  process.exit(1);
});
