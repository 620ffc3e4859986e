import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/foundation/clock';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { openServer } from '../../server/database/open';
import { systemTimers } from '../../server/foundation/timers';

// The server on the database of DATABASE_URL, in a process of its own. Its parent asks for its memory and processor time, the most memory since it was last
// asked and the seconds since the process began, or for its calls: the times of those answered and the longest delay of the event loop since it was last asked.

const { database, notifications } = await openServer(process.env.DATABASE_URL!);
const app = await buildApp({
  database,
  notifications,
  definitions: await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined),
  clock: systemClock,
  timers: systemTimers,
  pageFolder: process.env.PAGE_FOLDER ?? tmpdir(),
  logLevel: 'silent',
  bodyLimit: 1024 * 1024,
  callsPerMinute: Number(process.env.CALLS_PER_MINUTE ?? 100_000),
  busyAfter: Number(process.env.BUSY_AFTER_MS ?? 0) || undefined,
  trustProxy: false,
  checkAnswers: false,
});
const times: number[] = [];
app.addHook('onResponse', async (_request, reply) => {
  if (reply.statusCode === 200) times.push(reply.elapsedTime);
});
await app.listen({ port: 0, host: '127.0.0.1' });

let most = 0;
const sample = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(sample, 20);
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
process.on('message', (asked) => {
  if (asked === 'calls') {
    process.send?.({ loopDelay: delays.max / 1_000_000, times: times.splice(0) });
    return delays.reset();
  }
  sample();
  const { user, system } = process.cpuUsage();
  process.send?.({ most, seconds: (user + system) / 1_000_000 });
  most = process.memoryUsage.rss();
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
