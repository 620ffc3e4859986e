import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { definitionsPlugin } from '../codegen/vite-plugin';
import { buildApp } from './app';
import { systemClock } from './clock';
import { systemTimers } from './live/timers';
import { readConfig } from './config';
import { openEmbedded, openServer } from './database/open';
import { changingDefinitions } from './development/changing-definitions';
import { deliveryOf } from './outbox/delivery';
import { demoPeople, isEmpty, loadDemo } from './demo/load';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (message: string) => process.stdout.write(`${message}\n`);

/** `npm run dev`: one address for page and calls. A saved definition shows at once and keeps what was typed; faults show in the page. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const definitions = changingDefinitions(root, say);
  const vite = await createVite({
    root,
    server: { middlewareMode: true, watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] } },
    appType: 'spa',
    plugins: [definitionsPlugin({ onRevisions: definitions.take })],
  });
  const opened = config.databaseUrl === undefined ? await openEmbedded(config.dataFolder) : await openServer(config.databaseUrl);
  if (config.demoData && (await isEmpty(opened.database))) await loadDemo(opened.database, definitions, { people: demoPeople, progress: say });
  const app = await buildApp({
    ...config,
    database: opened.database,
    notifications: opened.notifications,
    definitions,
    clock: systemClock,
    timers: systemTimers,
    pageFolder: `${root}/dist`,
    checkAnswers: true,
    delivery: deliveryOf(config),
    sendsMessages: true,
  });
  await app.ready();
  const answer: RequestListener = (request, response) => {
    if (/^\/(api|definitions)(\/|$|\?)/.test(request.url ?? '')) app.routing(request, response);
    else vite.middlewares(request, response);
  };
  const server = createServer(answer);
  // Live messages; Vite has an address of its own for its socket.
  server.on('upgrade', (request, socket, head) => {
    if ((request.url ?? '').startsWith('/api/')) app.server.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  server.listen(config.port, config.host, () => say(`Wellspring in development at http://${config.host}:${config.port}: saved definitions show at once.`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void Promise.all([vite.close(), app.close()])
        .then(() => opened.close())
        .finally(() => process.exit(0));
    });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
