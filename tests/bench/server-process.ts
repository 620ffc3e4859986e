import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/foundation/clock';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { openServer } from '../../server/database/open';
import { systemTimers } from '../../server/foundation/timers';

// The server on the database of DATABASE_URL, in a process of its own whose memory and processor time its parent asks for: the most memory since it was
// asked last, and the seconds since the process began.

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
  trustProxy: false,
  checkAnswers: false,
});
await app.listen({ port: 0, host: '127.0.0.1' });

let most = 0;
const sample = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(sample, 20);
process.on('message', () => {
  sample();
  const { user, system } = process.cpuUsage();
  process.send?.({ most, seconds: (user + system) / 1_000_000 });
  most = process.memoryUsage.rss();
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
