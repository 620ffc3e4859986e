import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer as small as can be: it asks each node for its health, sends calls to those that are well in turn, and tries nothing twice. */
export interface Balancer {
  address: string;
  /** Adds a node; it gets calls once it is well. */
  add(address: string): void;
  remove(address: string): void;
  /** How many nodes get calls now. */
  well(): number;
  close(): void;
}

/** Starts a balancer that asks for the health of each node so often. */
export async function startBalancer(everyMilliseconds = 500): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const nodes = new Map<string, boolean>();
  let turn = 0;
  const look = async (address: string) => {
    const isWell = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (nodes.has(address)) nodes.set(address, isWell);
  };
  const timer = setInterval(() => void Promise.all([...nodes.keys()].map(look)), everyMilliseconds);
  const server: Server = createServer((asked, answer) => {
    const well = [...nodes].flatMap(([address, isWell]) => (isWell ? [address] : []));
    const chosen = well[(turn += 1) % Math.max(1, well.length)];
    if (chosen === undefined) return void answer.writeHead(502).end('No node is well.');
    const { connection: _, ...headers } = asked.headers;
    const passed = request(`${chosen}${asked.url}`, { method: asked.method ?? 'GET', headers, agent }, (came) => {
      answer.writeHead(came.statusCode!, came.headers);
      came.pipe(answer);
    });
    passed.on('error', (error) => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end(error.message)));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (address) => void nodes.set(address, false),
    remove: (address) => void nodes.delete(address),
    well: () => [...nodes.values()].filter(Boolean).length,
    close: () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
