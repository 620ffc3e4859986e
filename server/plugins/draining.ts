import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers what is in flight, also what has been sent and not yet been read. Resolves when all is quiet, or some seconds later.
     * @param atLeastSeconds how long balancers are given to see that this node is about to stop.
     */
    drain(atLeastSeconds?: number): Promise<void>;
    /** Whether the node is about to stop: it still answers, but balancers should send no more. */
    isDraining(): boolean;
  }
}

/** A request may stand unread in its connection for a moment: so long nobody must have asked anything. */
const quietMilliseconds = 300;
const longestMilliseconds = 7_000;
const stepMilliseconds = 50;

/**
 * How a node ends without breaking off anybody: it says with each answer that the connection ends, so that callers go elsewhere, and waits until nobody
 * asks any more. Closing alone would reset connections whose request has arrived and was not yet read.
 */
export function addDraining(app: FastifyInstance) {
  let inFlight = 0;
  let isDraining = false;
  let lastAsked = 0;

  app.addHook('onRequest', async ({ ws }, reply) => {
    lastAsked = performance.now();
    // A live connection stays open as long as its page; it is closed with a word of its own.
    if (ws) return;
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    if (isDraining) reply.header('connection', 'close');
  });

  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (atLeastSeconds = 0) => {
    isDraining = true;
    const began = performance.now();
    const isQuiet = () => inFlight === 0 && performance.now() - Math.max(began, lastAsked) > quietMilliseconds;
    await wait(atLeastSeconds * 1000);
    const waited = performance.now();
    while (!isQuiet() && performance.now() - waited < longestMilliseconds) await wait(stepMilliseconds);
  });
}
