import type { FastifyInstance } from 'fastify';
import type { Delivery } from '../areas/outbox/delivery';
import { sendReminders } from '../areas/calendar/reminders';
import { LaneSender } from '../areas/outbox/lane-sender';
import { lanes, type ReportFailure } from '../areas/outbox/send-due';
import { sendOrders } from '../areas/rewards/send-orders';
import type { Tools } from '../calls/tools';
import { codeOf } from './code-of';
import { constantsOf } from '../foundation/constants';
import { quietTimers } from '../foundation/quiet-timers';

/** Sends messages, and orders what people ordered, while the server runs. It stops with the server, after what it is at. */
export function addOutbox(app: FastifyInstance, tools: Tools, delivery: Delivery) {
  const report: ReportFailure = ({ error, ...failure }) => app.log.warn({ ...failure, ...codeOf(error) }, 'A message could not be sent; it is tried again.');
  const reportOutage = (error: unknown) => app.log.error(codeOf(error), 'The outbox could not be read.');
  const { outboxSecurityAtOnce, outboxPersonalAtOnce, outboxMassAtOnce } = constantsOf(tools.definitions.base).server;
  const atOnce = { security: outboxSecurityAtOnce, personal: outboxPersonalAtOnce, mass: outboxMassAtOnce };
  // Each lane sends by itself, so a code for signing in does not wait for an announcement.
  for (const lane of lanes) {
    const sender = new LaneSender({ lane, atOnce: atOnce[lane], tools, delivery, report, reportOutage });
    addRounds(app, tools, () => sender.begin());
    app.addHook('onClose', () => sender.stop());
  }
  addRounds(app, tools, () => sendReminders(tools, (error) => app.log.warn(codeOf(error), 'A reminder could not be sent; it is tried again.')));
  // By themselves: no message waits for a provider of rewards that is slow.
  addRounds(app, tools, () => sendOrders(tools, (error) => app.log.warn(codeOf(error), 'A reward could not be ordered; it is tried again.')));
}

/** Does some work again and again, with a pause between. */
function addRounds(app: FastifyInstance, tools: Tools, work: () => Promise<unknown>) {
  const pollMilliseconds = constantsOf(tools.definitions.base).server.outboxPoll * 1000;
  let next: unknown;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const round = () => {
    running = work()
      // The database may be away for a while: nothing is lost, the next round finds everything.
      .catch((error: unknown) => app.log.error(codeOf(error), 'The outbox could not be read.'))
      .finally(() => {
        if (!isStopped) next = quietTimers.setTimeout(round, pollMilliseconds);
      });
  };
  app.addHook('onReady', async () => round());
  app.addHook('onClose', async () => {
    isStopped = true;
    quietTimers.clearTimeout(next);
    await running;
  });
}
