import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { openServer } from '../../server/database/open';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { loadDemo } from '../../server/demo/load';
import { hashToken } from '../../server/foundation/tokens';
import { users } from '../../server/records/tables/people';
import { sessions } from '../../server/records/tables/sessions';
import { startEmbeddedPostgres } from '../server/support/embedded-postgres';
import { type Balancer, startBalancer } from './balancer';
import { quantile } from './figures';
import { startNode, type StartedNode, stopNode } from './started-node';

/** What becomes of calls while both nodes are replaced, one after the other. */
interface RollingFigures {
  calls: number;
  /** How many a second were made. */
  rate: number;
  lost: number;
  p99: number;
  /** From SIGTERM to the end of each process, in seconds. */
  stops: number[];
}

const perSecond = Number(process.env.BENCH_RATE ?? 200);
/** Longer than the balancer needs to see that a node is about to stop. */
const drainSeconds = 3;
const token = 'token-of-the-bench';

/** Calls at a fixed rate, whether or not the earlier ones were answered. Of ten, eight load a screen's definitions, one reads rows and one writes. */
function callSteadily({ address }: Balancer, screen: string) {
  const times: number[] = [];
  const lost: string[] = [];
  const open = new Set<Promise<void>>();
  let made = 0;
  const headers = { authorization: `Bearer ${token}` };
  const archive = (IsArchived: boolean) => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify([{ AnnouncementId: 'lakeside-sleep', IsArchived }]),
  });
  const make = (number: number) => {
    if (number % 10 === 0) return fetch(`${address}/api/userannouncements`, archive(number % 20 === 0));
    if (number % 10 === 5) return fetch(`${address}/api/settings`, { headers });
    return fetch(`${address}${screen}`);
  };
  const one = async (number: number) => {
    const start = performance.now();
    const answer = await make(number).then(
      async (came) => ({ status: came.status, text: await came.text() }),
      (error: Error) => ({ status: 0, text: String(error.cause ?? error) }),
    );
    if (answer.status !== 200) lost.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    times.push(performance.now() - start);
  };
  const began = performance.now();
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) * perSecond) / 1000; made < due; made += 1) {
      const call = one(made).finally(() => open.delete(call));
      open.add(call);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(open);
    return { calls: times.length, rate: times.length / seconds, lost, p99: quantile(times, 0.99) };
  };
}

/** Replaces two nodes behind a balancer, one after the other, while calls are made. */
export async function measureRollingRestart(): Promise<RollingFigures> {
  const postgres = await startEmbeddedPostgres();
  const url = `${postgres.address}/postgres`;
  const balancer = await startBalancer();
  const running = new Set<StartedNode>();
  const add = async () => {
    const node = await startNode(url, { DRAIN_SECONDS: String(drainSeconds) });
    running.add(node);
    const before = balancer.well();
    balancer.add(node.address);
    while (balancer.well() <= before) await wait(50);
    return node;
  };
  const replace = async (node: StartedNode) => {
    await add();
    const began = performance.now();
    await stopNode(node);
    running.delete(node);
    balancer.remove(node.address);
    return (performance.now() - began) / 1000;
  };
  try {
    const definitions = await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined);
    const { database, close } = await openServer(url);
    await loadDemo(database, definitions, { people: 60, today: new Date().toISOString().slice(0, 10), progress: () => undefined });
    const [pat] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
    const ExpiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await database.insert(sessions).values({ TokenHash: hashToken(token), UserId: pat!.UserId, CreatedAt: new Date().toISOString(), ExpiresAt });
    await close();
    const first = [await add(), await add()];
    const end = callSteadily(balancer, `/definitions/${definitions.for(null).hash}/screen/sign-in.json`);
    await wait(3000);
    const stops = [await replace(first[0]!), await replace(first[1]!)];
    await wait(3000);
    const { lost, ...figures } = await end();
    if (lost.length > 0) console.log([...new Set(lost)].slice(0, 5).join('\n'));
    return { ...figures, lost: lost.length, stops };
  } finally {
    for (const node of running) await stopNode(node);
    balancer.close();
    await postgres.stop();
  }
}

/** How many calls a rolling restart may lose. */
export const rollingRestartVerdicts = ({ calls, lost, rate }: RollingFigures) => [
  {
    title: `a rolling restart of two nodes under ${perSecond} calls a second: calls lost of ${calls}`,
    goal: 0,
    reached: lost,
    isMet: lost === 0 && rate > perSecond * 0.9,
  },
];

if (process.argv[1] === import.meta.filename) {
  const figures = await measureRollingRestart();
  console.table(figures);
  console.table(rollingRestartVerdicts(figures));
}
