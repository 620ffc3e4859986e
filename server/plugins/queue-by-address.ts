import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WorkQueue, type QueueLimits } from '../foundation/work-queue';
import { tooMany } from '../foundation/outcome';

/** Few enough that one address cannot keep a node busy; enough waiting for a company whose people all sign in at nine. */
const addressLimits: QueueLimits = { atOnce: 4, waiting: 120 };

/**
 * Calls that strangers may make and that change something, sign-ins first of all, are expensive: a password takes tens of milliseconds of a core.
 * Each address has a queue of its own, so that a flood from one address delays that address and nobody else.
 */
export function queueByAddress(limits: QueueLimits = addressLimits) {
  const queues = new Map<string, WorkQueue>();

  /** Waits until the call may run; refuses it where too many wait already. */
  return async function takeTurn({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = normalizeIP(ip);
    const queue = queues.get(address) ?? new WorkQueue(limits);
    queues.set(address, queue);
    const leave = () => {
      queue.leave();
      if (queue.isEmpty) queues.delete(address);
    };
    const turn = queue.enter();
    if (turn === undefined) throw tooMany('There were too many requests. Please try again in a few seconds.', 5);
    await turn;
    // Whoever waited may have gone meanwhile.
    if (reply.raw.destroyed || reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  };
}
