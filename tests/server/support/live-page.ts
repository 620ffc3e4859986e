import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { LiveMessage, Session } from '../../../schemas/generated/records';
import type { FromServer } from '../../../runtime/definitions/live-protocol';
import { liveMessageRecords } from '../../../server/records/live-messages';
import type { Client, TestServer } from './test-server';

/** A page with an open socket, and all that it was told. */
export interface LivePage {
  heard: FromServer[];
  /** The payloads of the messages, in the order in which they came. */
  messages(): Extract<FromServer, { Type: 'message' }>[];
  say(message: object | string): void;
  /** Says it and waits until the answer is there. */
  subscribe(topic: string, after?: number): Promise<Extract<FromServer, { Type: 'subscribed' | 'refused' }>>;
  closed(): number | undefined;
  close(): void;
}

/** Where a server's live socket is; it begins to listen at the first call. */
export async function liveAddress({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`;
}

/** The id of the person who is signed in. */
export const idOf = async (client: Client): Promise<string> => (await client.get<Session>('/session')).body.User!.UserId;

/** Publishes on a topic, as the server does. */
export const publish = (
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  topic: string,
  payload: unknown,
  category: LiveMessage['Category'] = 'Home',
): Promise<void> => liveMessageRecords(database).publish({ topic, category, payload, now: clock.now().toISOString() });

export const ticketOf = async (client: Client) => (await client.post<{ Ticket: string }>('/tickets', { Purpose: 'live' })).body.Ticket;

/** Opens a socket with a ticket; answers the HTTP status when it is refused. */
export async function openSocket(address: string, ticket: string, origin?: string): Promise<WebSocket | number> {
  const socket = new WebSocket(`${address}?ticket=${encodeURIComponent(ticket)}`, origin === undefined ? {} : { origin });
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

export const openPage = async (server: Pick<TestServer, 'app'>, client: Client): Promise<LivePage> =>
  openPageAt(await liveAddress(server), await ticketOf(client));

/** The same for one test: the page is closed at its end. */
export async function openedForTest(server: Pick<TestServer, 'app'>, client: Client): Promise<LivePage> {
  const page = await openPage(server, client);
  onTestFinished(() => page.close());
  return page;
}

/** Opens a page on any server, by the address of its live socket. */
export async function openPageAt(address: string, ticket: string): Promise<LivePage> {
  const socket = await openSocket(address, ticket);
  if (typeof socket === 'number') throw new Error(`The socket was refused with ${socket}.`);
  const heard: FromServer[] = [];
  let code: number | undefined;
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as FromServer));
  socket.on('close', (closed) => (code = closed));
  const say = (message: object | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    heard,
    messages: () => heard.filter((message) => message.Type === 'message'),
    say,
    async subscribe(Topic, After) {
      const before = heard.length;
      say({ Type: 'subscribe', Topic, ...(After !== undefined && { After }) });
      const answer = () =>
        heard.slice(before).find((message) => (message.Type === 'subscribed' || message.Type === 'refused') && message.Topic === Topic) as
          | Extract<FromServer, { Type: 'subscribed' | 'refused' }>
          | undefined;
      await expect.poll(answer, { timeout: 30_000 }).toBeDefined();
      return answer()!;
    },
    closed: () => code,
    close: () => socket.close(),
  };
}
