import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operations } from '../../schemas/generated/operations';
import type { Database } from '../database/database';
import { inLanguageOf } from '../definitions/read-language';
import type { PublishedDefinitions } from '../definitions/published-definitions';
import type { Clock } from '../foundation/clock';
import { unavailable } from '../foundation/outcome';
import { Overload } from '../foundation/overload';
import { answerIn } from '../foundation/speaking';
import type { Timers } from '../foundation/timers';
import { keptOnDevice } from './authentication';

interface OverloadOptions {
  clock: Clock;
  timers: Timers;
  definitions: PublishedDefinitions;
  /** How long a probe may wait; nothing is refused without it. */
  mostWaitMilliseconds: number | undefined;
}

/** Long enough for the calls that wait to be answered, which takes about as long as they have waited. */
const secondsBusy = 2;
const secondsOfLook = 0.1;

/** Calls that are answered all the same: people can sign out, a failed check of the session does not sign them out, and live connections can be opened. */
const alwaysAnswered: ReadonlySet<string> = new Set<keyof Operations>(['logOut', 'logOutSso', 'verifyToken', 'issueTicket']);

/**
 * Returns the hook that refuses calls while the node is overloaded, before anything is read for them. Files of the page and of definitions, the health of
 * the node and open live connections are no calls.
 */
export function refuseOverload(app: FastifyInstance, database: Database, { clock, timers, definitions, mostWaitMilliseconds }: OverloadOptions) {
  if (mostWaitMilliseconds === undefined) return async () => undefined;
  const report = (isOverloaded: boolean) =>
    isOverloaded
      ? app.log.warn({ mostWaitMilliseconds }, 'This node is overloaded: calls wait too long. It refuses new ones.')
      : app.log.warn('This node is no longer overloaded.');
  const overload = new Overload(() => database.execute(sql`select 1`), clock, mostWaitMilliseconds, report);
  let stop = () => {};
  app.addHook('onReady', async () => void (stop = timers.every(secondsOfLook, () => overload.look())));
  app.addHook('onClose', async () => stop());
  return async (request: FastifyRequest) => {
    const { operation = '' } = request.routeOptions.config;
    if (!overload.isOverloaded || alwaysAnswered.has(operation)) return;
    answerIn(inLanguageOf(definitions.base, keptOnDevice(request)).language);
    throw unavailable('The service is very busy right now. Please try again in a moment.', secondsBusy);
  };
}
