import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'wellspring-tests-';

/** Whether so many bytes are free for files that lie in memory. Containers often have 64 MB, which a few pages of a browser fill. */
export function hasMemoryFor(bytes: number): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > bytes;
}

/**
 * Temporary files of this process and of those that it starts lie in memory, where there is room: a database of its own costs each file of tests
 * a tenth of what it costs on a disk. They go with the process; those of one that was killed, with the next.
 */
export function keepFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env.TMPDIR?.startsWith(memory) || !hasMemoryFor(4 * 1024 ** 3)) return;
  const folder = join(memory, `${prefix}${process.pid}`);
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`)) rmSync(join(memory, name), { recursive: true, force: true });
  // PostgreSQL, which runs as somebody else, must be able to reach its data.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
