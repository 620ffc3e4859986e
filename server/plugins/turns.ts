import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Line, type LineLimits } from '../foundation/line';
import { tooMany } from '../foundation/outcome';

/** Few enough that one address cannot keep a node busy; enough waiting for a company whose people all sign in at nine. */
const ofAnAddress: LineLimits = { atOnce: 4, waiting: 120 };

/**
 * Calls that strangers may make and that change something, sign-ins first of all, are dear: a password takes tens of milliseconds of a core. Of one
 * address a few are answered at once, and the others wait for their turn: a flood from one address takes the time of that address, not of everybody.
 */
export function turnsOfAddresses(limits: LineLimits = ofAnAddress) {
  const lines = new Map<string, Line>();

  /** Waits until it is this call's turn; refuses it where too many wait already. */
  return async function takeTurn({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = normalizeIP(ip);
    const line = lines.get(address) ?? new Line(limits);
    lines.set(address, line);
    const leave = () => {
      line.leave();
      if (line.isEmpty) lines.delete(address);
    };
    const turn = line.enter();
    if (turn === undefined) throw tooMany('There were too many requests. Please try again in a few seconds.', 5);
    await turn;
    // Whoever waited may have gone meanwhile.
    if (reply.raw.destroyed || reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  };
}
