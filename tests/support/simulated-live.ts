import { SimulatedClock } from 'xstate';
import { createLive, type LiveOptions } from '../../runtime/live/live';
import type { SocketEvents } from '../../runtime/live/live-socket';

interface FakeSocket extends SocketEvents {
  ticket: string;
  sent: unknown[];
  isClosed: boolean;
  /** The server says something. */
  tell(message: object | string): void;
}

/** A page with sockets that a test plays the server of. */
export function simulatedLive(given: Partial<LiveOptions> = {}) {
  const clock = new SimulatedClock();
  const sockets: FakeSocket[] = [];
  const heard: unknown[] = [];
  const missed: string[] = [];
  const confirmed: string[] = [];
  const reported: string[] = [];
  let tickets = 0;
  const live = createLive({
    ticket: async () => `ticket-${(tickets += 1)}`,
    openSocket(ticket, events) {
      const socket: FakeSocket = {
        ...events,
        ticket,
        sent: [],
        isClosed: false,
        tell: (message) => events.received(typeof message === 'string' ? message : JSON.stringify(message)),
      };
      sockets.push(socket);
      return { send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.isClosed = true) };
    },
    clock: clock as never,
    random: () => 1,
    first: 1000,
    longest: 8000,
    silence: 60_000,
    ignored: ['Noise'],
    failures: { subscribe: 'Unable to subscribe to topic', publish: 'Failed to publish to topic', create: 'Create Failed', process: 'Not processed' },
    onMessage: (message) => heard.push(message),
    onMissed: (topic) => missed.push(topic),
    onSubscribed: (topic) => confirmed.push(topic),
    report: (message, detail) => reported.push(`${message}: ${detail}`),
    ...given,
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  /** Steps in small strides: a simulated timer set during a jump counts from the jump's end. */
  const wait = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      clock.increment(100);
      await settle();
    }
  };
  const open = async () => {
    live.start();
    await settle();
    sockets.at(-1)!.opened();
    return sockets.at(-1)!;
  };
  return { live, clock, sockets, heard, missed, confirmed, reported, settle, wait, open };
}
