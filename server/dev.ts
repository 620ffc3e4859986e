import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { definitionsPlugin } from '../codegen/vite-plugin';
import { systemClock } from './foundation/clock';
import { readConfig } from './config';
import { configuredApp } from './configured-app';
import { openConfigured } from './open-configured';
import { addPreview } from './development/preview';
import { changingDefinitions } from './development/changing-definitions';
import { publishedDefinitions } from './definitions/published-definitions';
import { publicationStore } from './records/publications';
import { createTools } from './calls/tools';
import { failureText } from '../runtime/validation/string-of';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (message: string) => process.stdout.write(`${message}\n`);

/** `npm run dev`: one address for page and calls. A saved definition shows at once and keeps what was typed; faults show in the page. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const server = createServer();
  const definitions = changingDefinitions(root, say);
  const vite = await createVite({
    root,
    // On our own port: two of these may run side by side.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] } },
    appType: 'spa',
    plugins: [definitionsPlugin({ onRevisions: definitions.take })],
  });
  const opened = await openConfigured(config, say);
  const app = await configuredApp(config, opened, definitions, { pageFolder: `${root}/dist`, checkAnswers: true, say });
  const published = publishedDefinitions(definitions, publicationStore(opened.database), say);
  addPreview(app, opened.database, createTools(opened.database, systemClock, published));
  await app.ready();
  const answer: RequestListener = (request, response) => {
    if (/^\/(api|definitions)(\/|$|\?)/.test(request.url ?? '')) app.routing(request, response);
    else vite.middlewares(request, response);
  };
  server.on('request', answer);
  // Live messages. What Vite sends to the page it takes itself.
  server.on('upgrade', (request, socket, head) => {
    if ((request.url ?? '').startsWith('/api/')) app.server.emit('upgrade', request, socket, head);
    else if (!(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')) socket.destroy();
  });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    say(`Wellspring in development at http://${config.host}:${port}: saved definitions show at once. /?as=lakeside.Coach looks as somebody else.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void Promise.all([vite.close(), app.close()])
        .then(() => opened.close())
        .finally(() => process.exit(0));
    });
}

start().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
