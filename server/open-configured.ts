import { BadConfig, type Config } from './config';
import type { OpenDatabase } from './database/database';
import type { MigrationOptions } from './database/migrate';
import { openEmbedded, openServer } from './database/open';

/**
 * The database of the settings, with its tables up to date: DATABASE_URL, else the embedded one of DATA_DIR.
 * @throws BadConfig when the server of DATABASE_URL cannot be used.
 */
export async function openConfigured(
  { databaseUrl, databaseConnections, jobConnections, dataFolder }: Config,
  say: (message: string) => void,
  migrations: MigrationOptions = {},
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    return openServer(databaseUrl, { connections: databaseConnections, jobConnections, migrations }).catch((error: NodeJS.ErrnoException) => {
      throw new BadConfig(`The database of DATABASE_URL cannot be used: ${(error.code ?? error.message).replace(/\.$/, '')}.`);
    });
  }
  say(`Opening the embedded database in ${dataFolder} …`);
  return openEmbedded(dataFolder, migrations);
}
