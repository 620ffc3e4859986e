import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { count } from '../../support/counts';
import { toldBy } from './told-address';

export interface ServerProcess {
  child: ChildProcess;
  /** Where it answers; empty when it has ended before. */
  address: string;
  output(): string;
  ended: Promise<number | null>;
}

/** Servers as `npm start` runs them, and a folder for their data. All end with the file of tests, and the folder is gone. */
export function serverProcesses(): { folder: string; launch(environment: Record<string, string>): Promise<ServerProcess> } {
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-start-'));
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** On a free port; resolved once it tells its address or has ended. */
    async launch(environment) {
      count('servers');
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
        env: {
          ...process.env,
          NODE_ENV: '',
          VITEST: '',
          DATABASE_URL: '',
          PORT: '0',
          DEMO_PEOPLE: '40',
          BUILD_PAGE: 'false',
          DATA_DIR: join(folder, 'db'),
          ...environment,
        },
      });
      running.add(child);
      const { output, ended, address } = toldBy(child);
      return { child, address: await address, output, ended };
    },
  };
}
