import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toldBy } from '../server/support/told-address';

/** A node as `npm start` runs it, in production. */
export interface StartedNode {
  address: string;
  child: ChildProcess;
  ended: Promise<number | null>;
  /** From the start of the process until it answers, in milliseconds. */
  ready: number;
  /** The processor time since the start of the process, in milliseconds. */
  processor(): number;
  /** What it uses of memory now, in megabytes. */
  memory(): number;
  output(): string;
}

/** Starts a node on a database, and waits until it answers. */
export async function startNode(databaseUrl: string, environment: Record<string, string> = {}): Promise<StartedNode> {
  const began = performance.now();
  const production = { NODE_ENV: 'production', BUILD_PAGE: 'false', DEMO_DATA: 'false', CALLS_PER_MINUTE: '1000000' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    env: { ...process.env, ...production, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl, ...environment },
  });
  const { output, ended, address: told } = toldBy(child);
  const address = await told;
  if (address === '') throw new Error(`The node did not start:\n${output()}`);
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
  const ready = performance.now() - began;
  const processor = () => {
    // In ticks of 10 ms, after the name in parentheses.
    const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  };
  return { address, child, ended, ready, processor, memory, output };
}

/** Ends a node as a deployment does. */
export async function stopNode({ child, ended }: StartedNode): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}
