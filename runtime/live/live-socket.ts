import type { LiveMessage } from '../../schemas/generated/records';

/** A socket, as far as it matters here. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells whoever opened it. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}

/**
 * A socket of the browser. One that is closed while it connects is closed once it is open:
 * browsers write a warning to the console when a page closes a connection that it still makes.
 */
export function browserSocket(socket: WebSocket, { opened, received, closed }: SocketEvents): LiveSocket {
  socket.onopen = opened;
  socket.onmessage = ({ data }) => received(String(data));
  socket.onclose = ({ code }) => closed(code);
  const close = () => {
    if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  return { send: (text) => socket.send(text), close };
}

/** What a page says on its socket. `After` is the last message it has seen of the topic. */
export type ToServer =
  | { Type: 'subscribe'; Topic: string; After?: number }
  | { Type: 'unsubscribe'; Topic: string }
  | { Type: 'publish'; Reference: number; Topic: string; Category: string; Payload?: unknown };

/** What the server says; tests/server/live-page.test.ts holds that both sides speak of the same. */
export type FromServer =
  | { Type: 'subscribed'; Topic: string; LastId: number; Missed: boolean }
  | { Type: 'refused'; Topic: string; Message: string }
  | { Type: 'published'; Reference: number; Id: number }
  | { Type: 'failed'; Reference: number; Message: string }
  | ({ Type: 'message' } & LiveMessage)
  | { Type: 'alive' };

/** With these codes the server closes for good: the session has ended, or too many pages are open. */
export const closedForGood: readonly number[] = [4401, 4409];
