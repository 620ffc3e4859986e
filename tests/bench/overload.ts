import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../server/demo/load';
import { quantile } from './figures';
import { onOwnServer, type OwnServer } from './own-server';

/** What becomes of reading calls at a fixed rate, whether or not earlier ones were answered. Times are in milliseconds. */
interface OverloadFigures {
  refuses: boolean;
  /** How many a second were made. */
  rate: number;
  answered: number;
  refused: number;
  /** How long the node took for those that it answered, without the time of the client, which shares the processor with it. */
  median: number;
  p99: number;
  /** The longest delay of the node's event loop. */
  loop: number;
}

const perSecond = Number(process.env.BENCH_RATE ?? 200);
const seconds = 10;
const mostLoopDelay = 1000;
const busyAfter = process.env.BUSY_AFTER_MS ?? '250';
const paths = ['session', 'usertoday', 'userprograms/currentandcompleted?PageSize=500', 'userprogramsections', 'TrackerEntry/GetTrackerList'];

interface NodeFigures {
  loopDelay: number;
  times: number[];
}

/** What a server of the bench has counted since it was last asked. */
async function countedBy(server: ChildProcess): Promise<NodeFigures> {
  const told = once(server, 'message');
  server.send('calls');
  return ((await told) as [NodeFigures])[0];
}

async function measure({ server, port }: OwnServer, refuses: boolean): Promise<OverloadFigures> {
  const signIn = await fetch(`http://127.0.0.1:${port}/api/account/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'pat@lakeside.example', Password: demoPassword }),
  });
  const headers = { authorization: `Bearer ${((await signIn.json()) as { Token: string }).Token}` };
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const call = (number: number) =>
    new Promise<number>((resolve) => {
      const options = { host: '127.0.0.1', port, path: `/api/${paths[number % paths.length]}`, headers, agent };
      request(options, (came) => came.resume().on('end', () => resolve(came.statusCode ?? 0)))
        .on('error', () => resolve(0))
        .end();
    });
  // The first calls warm what is compiled and planned, and do not count.
  for (let number = 0; number < 60; number += 1) await call(number);
  await countedBy(server);
  const calls: Promise<number>[] = [];
  const began = performance.now();
  const passed = () => performance.now() - began;
  for (; passed() < seconds * 1000; await wait(5)) while (calls.length < (passed() * perSecond) / 1000) calls.push(call(calls.length));
  const rate = calls.length / (passed() / 1000);
  const statuses = await Promise.all(calls);
  agent.destroy();
  const of = (status: number) => statuses.filter((one) => one === status).length;
  const { loopDelay, times } = await countedBy(server);
  return { refuses, rate, answered: of(200), refused: of(503), median: quantile(times, 0.5), p99: quantile(times, 0.99), loop: loopDelay };
}

/** Calls a node that refuses none, and one that refuses calls while it is overloaded. */
export async function measureOverload(): Promise<OverloadFigures[]> {
  const figures: OverloadFigures[] = [];
  for (const refuses of [false, true])
    figures.push(await onOwnServer((own) => measure(own, refuses), { environment: { BUSY_AFTER_MS: refuses ? busyAfter : '0' } }));
  return figures;
}

/** How long the event loop is delayed. How many are refused depends on the machine. */
export const overloadVerdicts = (figures: readonly OverloadFigures[]) => {
  const { loop, rate } = figures.find(({ refuses }) => refuses)!;
  return [
    {
      title: `${perSecond} calls a second: the longest delay of the event loop, milliseconds`,
      goal: mostLoopDelay,
      reached: loop,
      isMet: loop <= mostLoopDelay && rate > perSecond * 0.9,
    },
  ];
};

if (process.argv[1] === import.meta.filename) {
  const figures = await measureOverload();
  console.table(figures);
  console.table(overloadVerdicts(figures));
}
