import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Notifications } from '../database/notifications';
import { type Holder, LiveHub } from '../live/hub';
import type { Timers } from '../foundation/timers';
import { forbidden, notSignedIn, upgradeRequired } from '../foundation/outcome';
import { takeTicket } from '../calls/tickets';
import type { Tools } from '../calls/tools';
import { codeOf } from './code-of';
import { isOwnPage } from './origin';
import { constantsOf } from '../foundation/constants';

interface LiveOptions {
  notifications: Notifications;
  timers: Timers;
  publicUrl?: string | undefined;
}

/** `/api/live`: the WebSocket of live topics, opened with a ticket that is good once and for seconds. */
export async function addLive(app: FastifyInstance, tools: Tools, { notifications, timers, publicUrl }: LiveOptions) {
  const limits = constantsOf(tools.definitions.base).live;
  const report = (error: unknown) => app.log.error(error, 'A live message could not be passed on.');
  const hub = new LiveHub({ tools, notifications, clock: tools.clock, timers, limits, report });
  await app.register(websocket, {
    options: { maxPayload: limits.liveMessageSize },
    // What a page does wrong, such as a frame that is too large, is no failure of ours: it is closed by its code, and noted without a stack.
    errorHandler(error, socket, request) {
      request.log.info(codeOf(error), 'A live connection broke.');
      socket.terminate();
    },
  });
  app.addHook('onReady', () => hub.start());
  app.addHook('onClose', () => hub.stop());

  const holders = new WeakMap<object, Holder>();
  // Routes see the plug-in's hooks only when they are added after it.
  await app.register(async (routes) => {
    routes.route({
      method: 'GET',
      url: '/api/live',
      websocket: true,
      exposeHeadRoute: false,
      preValidation: async (request) => {
        if (!request.ws) throw upgradeRequired();
        if (!isOwnPage(request, publicUrl)) throw forbidden('Pages on other sites cannot connect here.');
        const { ticket } = request.query as { ticket?: unknown };
        const taken = typeof ticket === 'string' ? await takeTicket(ticket, 'live', tools) : undefined;
        const caller = typeof taken?.TokenHash === 'string' ? await tools.callers.find(taken.TokenHash, tools.clock.now().toISOString()) : undefined;
        if (caller === undefined) throw notSignedIn();
        holders.set(request, { userId: caller.user.UserId, tokenHash: caller.tokenHash, isActing: caller.impersonation !== undefined });
      },
      handler: (socket, request) => {
        const connection = hub.add(holders.get(request)!, socket);
        socket.on('message', (data: Buffer, isBinary) => connection.receive(isBinary ? '' : data.toString('utf8')));
        socket.on('close', () => hub.remove(connection));
      },
    });
  });
}
