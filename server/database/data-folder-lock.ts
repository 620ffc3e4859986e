import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { processStart } from './process-start';

/** Said of a folder that another process has open. */
class FolderInUse extends Error {}

interface Owner {
  pid: number;
  /** When that process began, as the system tells it: a process number alone may have been given to another program since. */
  started: string;
}

/** The file stands beside the folder, since the database expects to own what is in it. */
const lockOf = (folder: string) => `${folder.replace(/[/\\]+$/, '')}.lock`;

/** Says at once that another process has the folder; only `lockDataFolder` takes it. */
export const refuseFolderInUse = (folder: string) => refuseOwned(read(lockOf(folder)), folder);

/** Takes the folder for this process. */
export function lockDataFolder(folder: string): { release(): void } {
  const file = lockOf(folder);
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? '' } satisfies Owner);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => releaseOwn(file, mine) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeStale(file, folder);
    }
  }
  throw new FolderInUse(`The data folder ${folder} could not be taken: other processes are starting on it.`);
}

function releaseOwn(file: string, mine: string) {
  if (read(file) === mine) unlinkSync(file);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes the lock of a process that is gone, as after a power cut. Refuses when it is still running. */
function removeStale(file: string, folder: string) {
  const content = read(file);
  if (content === undefined) return;
  refuseOwned(content, folder);
  // Two processes may find the same stale lock: moving it tells which of them took it, and a lock taken meanwhile is put back.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== content) renameSync(aside, file);
  else unlinkSync(aside);
}

/** Refuses where the process that a lock names is still running. */
function refuseOwned(content: string | undefined, folder: string) {
  const owner = content === undefined ? undefined : parse(content);
  if (owner !== undefined && processStart(owner.pid) === owner.started) {
    throw new FolderInUse(`The data folder ${folder} is in use by process ${owner.pid}. Stop that process, or give this one another DATA_DIR.`);
  }
}

function parse(content: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(content) as Partial<Owner>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
