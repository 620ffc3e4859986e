import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { BadConfig, readConfig } from '../../server/config';
import { openConfigured } from '../../server/open-configured';
import { serverProcesses } from './support/server-process';

vi.setConfig({ testTimeout: 300_000 });

const { folder, launch } = serverProcesses();

test('a busy port is refused in a plain sentence, before the database is touched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as { port: number };
  const server = await launch({ PORT: String(port), DATA_DIR: join(folder, 'untouched') });
  other.close();
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`Wellspring did not start.\nPort ${port} is in use by another program. Stop that program, or set PORT to another number.\n`);
});

test('D-speed-11 why the demo could not be loaded is said by the server that started the process for it', async () => {
  writeFileSync(join(folder, 'file'), '');
  const server = await launch({ DATA_DIR: join(folder, 'file', 'db') });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/Wellspring did not start\.\nENOTDIR: not a directory, mkdir '.*db'\n$/);
});

test('every bad value is one plain sentence (server/config.test.ts has them all)', async () => {
  const server = await launch({ LOG_LEVEL: 'loud', DEMO_DATA: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'Wellspring did not start.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\nDEMO_DATA must be true or false, not "maybe".\n',
  );
});

test('a database server that cannot be reached is one plain sentence', async () => {
  // As `npm start` opens it; what it does with the sentence is shown above.
  const config = readConfig({ DATABASE_URL: 'postgres://localhost:1/none' });
  await expect(openConfigured(config, () => undefined)).rejects.toThrow(new BadConfig('The database of DATABASE_URL cannot be used: ECONNREFUSED.'));
});
