import type { LiveMessage } from '../../schemas/generated/records';
import { type Backoff, waitBefore } from './backoff';
import { closedForGood, type FromPage, type FromServer } from '../definitions/live-protocol';
import type { LiveSocket, SocketEvents } from './live-socket';
import { stringOf } from '../validation/string-of';
import type { TimerClock } from '../format/long-timers';

export interface LiveOptions extends Backoff {
  /** A ticket that opens one socket; nothing where none can be had now. */
  ticket(): Promise<string | undefined>;
  openSocket(ticket: string, events: SocketEvents): LiveSocket;
  clock: TimerClock;
  /** From 0 to 1: pages that lost their server together do not all come back in the same moment. */
  random(): number;
  /** A server from which nothing was heard for so many milliseconds is given up. */
  silence: number;
  /** Messages of these categories are not passed on. */
  ignored: readonly string[];
  /** What is reported of failures. People at the page are not shown it. */
  failures: { subscribe: string; publish: string; create: string; process: string };
  onMessage(message: LiveMessage): void;
  /** More was said on a topic than could be caught up: what is shown must be loaded anew. */
  onMissed(topic: string): void;
  /** From now on all that is said on a topic is heard: what was loaded before may lack something. Not after a break, when what came since is caught up. */
  onSubscribed(topic: string): void;
  report(message: string, detail: string): void;
}

/** stopped: nobody wants it. waiting: until the next attempt. ended: the server wants no more of this page until it is started again. */
type LiveState = 'stopped' | 'connecting' | 'open' | 'waiting' | 'ended';

export interface Live {
  /** Opens the connection, or tries again at once when it waits to. */
  start(): void;
  /** Closes it and forgets all topics: the next person hears none of them. */
  stop(): void;
  /** Listens to a topic, however often it is asked for; the answer is how to stop. What is said while the connection is away is caught up. */
  subscribe(topic: string): () => void;
  /** Says something to everybody who listens. Answers whether it was said. */
  publish(topic: string, category: string, payload?: unknown): Promise<boolean>;
  state(): LiveState;
}

interface Topic {
  /** How many parts of the page listen. */
  listeners: number;
  /** The last message seen; nothing before the server has said where the topic stands. */
  last: number | undefined;
}

/** One connection to live topics: it comes back by itself, and hears each message once and in order. */
export function createLive(options: LiveOptions): Live {
  const { clock, failures, report } = options;
  const topics = new Map<string, Topic>();
  const publishing = new Map<number, (wasSaid: boolean) => void>();
  let state: LiveState = 'stopped';
  let socket: LiveSocket | undefined;
  let timer: unknown;
  let attempt = 0;
  let isReported = false;
  let references = 0;
  // What still comes from an earlier connection, a ticket or a message, counts no more.
  let connection = 0;

  function start() {
    if (state === 'connecting' || state === 'open') return;
    void connect();
  }

  function stop() {
    leave('stopped');
    topics.clear();
    attempt = 0;
    isReported = false;
  }

  async function connect() {
    leave('connecting');
    const own = connection;
    try {
      const ticket = await options.ticket();
      if (own !== connection) return;
      if (ticket === undefined) return failed(own, 'There is no ticket.');
      socket = options.openSocket(ticket, eventsOf(own));
    } catch (error) {
      failed(own, stringOf(error));
    }
  }

  const eventsOf = (own: number): SocketEvents => ({
    opened() {
      if (own !== connection) return;
      state = 'open';
      isReported = false;
      watch(own);
      for (const topic of topics.keys()) ask(topic);
    },
    received(text) {
      if (own !== connection) return;
      attempt = 0;
      watch(own);
      hear(text);
    },
    closed(code) {
      if (own !== connection) return;
      if (closedForGood.includes(code)) leave('ended');
      else if (state === 'open') retry();
      else failed(own, `The connection was closed with ${code}.`);
    },
  });

  /** The first failure in a row is reported; the others are more of the same. */
  function failed(own: number, detail: string) {
    if (own !== connection) return;
    if (!isReported) report(failures.create, detail);
    isReported = true;
    retry();
  }

  function retry() {
    leave('waiting');
    timer = clock.setTimeout(() => void connect(), waitBefore(attempt, options, options.random()));
    attempt += 1;
  }

  /** Gives up what there is of a connection. */
  function leave(next: LiveState) {
    connection += 1;
    clock.clearTimeout(timer);
    state = next;
    const left = socket;
    socket = undefined;
    left?.close();
    for (const reference of [...publishing.keys()]) settle(reference, false, 'The connection was lost.');
  }

  function watch(own: number) {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => own === connection && retry(), options.silence);
  }

  function say(message: FromPage) {
    socket?.send(JSON.stringify(message));
  }

  function ask(topic: string) {
    const last = topics.get(topic)?.last;
    say({ Type: 'subscribe', Topic: topic, ...(last !== undefined && { After: last }) });
  }

  function hear(text: string) {
    try {
      take(JSON.parse(text) as FromServer);
    } catch (error) {
      report(failures.process, stringOf(error));
    }
  }

  function take(said: FromServer) {
    if (said.Type === 'message') return pass(said);
    if (said.Type === 'subscribed') return stand(said);
    if (said.Type === 'refused') return report(failures.subscribe, `${said.Topic}: ${said.Message}`);
    if (said.Type === 'published') return settle(said.Reference, true);
    if (said.Type === 'failed') settle(said.Reference, false, said.Message);
  }

  function stand({ Topic, LastId, Missed }: Extract<FromServer, { Type: 'subscribed' }>) {
    const topic = topics.get(Topic);
    if (topic === undefined) return;
    const isFirst = topic.last === undefined;
    topic.last = LastId;
    if (Missed) options.onMissed(Topic);
    else if (isFirst) options.onSubscribed(Topic);
  }

  function pass({ Type: _type, ...message }: Extract<FromServer, { Type: 'message' }>) {
    const topic = topics.get(message.Topic);
    if (topic === undefined || (topic.last !== undefined && message.Id <= topic.last)) return;
    topic.last = message.Id;
    if (!options.ignored.includes(message.Category)) options.onMessage(message);
  }

  function settle(reference: number, wasSaid: boolean, detail = '') {
    const done = publishing.get(reference);
    if (done === undefined) return;
    publishing.delete(reference);
    if (!wasSaid) report(failures.publish, detail);
    done(wasSaid);
  }

  return {
    start,
    stop,
    state: () => state,

    subscribe(name) {
      const topic = topics.get(name) ?? { listeners: 0, last: undefined };
      topics.set(name, topic);
      topic.listeners += 1;
      if (topic.listeners === 1 && state === 'open') ask(name);
      let isListening = true;
      return () => {
        if (!isListening) return;
        isListening = false;
        topic.listeners -= 1;
        if (topic.listeners > 0 || topics.get(name) !== topic) return;
        topics.delete(name);
        if (state === 'open') say({ Type: 'unsubscribe', Topic: name });
      };
    },

    publish(topic, category, payload) {
      if (state !== 'open') {
        report(failures.publish, 'There is no connection.');
        return Promise.resolve(false);
      }
      references += 1;
      const reference = references;
      say({ Type: 'publish', Reference: reference, Topic: topic, Category: category, ...(payload !== undefined && { Payload: payload }) });
      return new Promise((resolve) => publishing.set(reference, resolve));
    },
  };
}
