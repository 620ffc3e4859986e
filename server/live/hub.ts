import type { Clock } from '../foundation/clock';
import type { Listening, Notifications } from '../database/notifications';
import { liveChannel, mostMessagesAtOnce } from '../records/live-messages';
import type { Tools } from '../calls/tools';
import { Connection, type PageSocket } from './connection';
import { mayListen } from './may-listen';
import { type Closing, closings } from '../../runtime/definitions/live-protocol';
import { Groups } from './groups';
import type { Timers } from '../foundation/timers';
import type { Constants } from '../../schemas/generated/constants';

/** On this channel the database tells whose session has ended, however it ended: see the trigger of the migration. */
const sessionChannel = 'wellspring_session_ended';

/** On this one it tells which session is for another person now. */
const sessionPersonChannel = 'wellspring_session_changed';

interface HubOptions {
  tools: Pick<Tools, 'callers' | 'companies' | 'definitions' | 'liveMessages' | 'programs' | 'sessions'>;
  notifications: Notifications;
  clock: Clock;
  timers: Timers;
  limits: Constants['live'];
  report(error: unknown): void;
}

/** Whose a socket is. */
export interface Holder {
  userId: string;
  tokenHash: string;
  /** Whether the session's person acts for this one. */
  isActing: boolean;
}

/** All live sockets of one node. What is said comes from the database, so that nodes need not know each other. */
export class LiveHub {
  readonly #connections = new Set<Connection>();
  readonly #byPerson = new Groups<string, Connection>();
  readonly #byTopic = new Groups<string, Connection>();
  #lastId = 0;
  #drain = Promise.resolve();
  #isToRead = false;
  #listening: Listening | undefined;
  #stops: (() => void)[] = [];

  constructor(private readonly options: HubOptions) {}

  async start() {
    const { notifications, tools, timers, limits } = this.options;
    await tools.liveMessages.order();
    this.#lastId = await tools.liveMessages.newest();
    // A notification says only that there is something; what was said while the connection was down is found the same way.
    const channels = {
      [liveChannel]: () => this.#read(),
      [sessionChannel]: (tokenHash: string) => this.#end((held) => held === tokenHash),
      [sessionPersonChannel]: (tokenHash: string) => this.#end((held) => held === tokenHash, closings.personChanged),
    };
    this.#listening = await notifications.listen(channels, () => this.#read());
    this.#stops = [timers.every(limits.liveSweep, () => void this.sweep()), timers.every(limits.liveAlive, () => this.#alive())];
  }

  async stop() {
    for (const stop of this.#stops) stop();
    await this.#listening?.stop();
    await this.#drain;
  }

  /** Takes a socket whose ticket was good. */
  add({ userId, tokenHash, isActing }: Holder, socket: PageSocket): Connection {
    const { tools, clock, limits, report } = this.options;
    const listens = (listener: Connection, topic: string, isListening: boolean) => {
      if (!isListening) this.#byTopic.remove(topic, listener);
      // A page may be gone by the time its right to a topic is known.
      else if (this.#connections.has(listener)) this.#byTopic.add(topic, listener);
    };
    const connection = new Connection(userId, tokenHash, socket, { ...tools, clock, limits, report, listens, lastId: () => this.#lastId }, isActing);
    const own = this.#byPerson.of(userId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - limits.liveSocketsPerPerson))) this.#close(oldest, closings.tooManySockets);
    this.#connections.add(connection);
    this.#byPerson.add(userId, connection);
    return connection;
  }

  /** Forgets a connection whose socket is closed. */
  remove(connection: Connection) {
    this.#connections.delete(connection);
    this.#byPerson.remove(connection.userId, connection);
    for (const topic of connection.topics()) this.#byTopic.remove(topic, connection);
  }

  /** Closes the sockets of sessions that have ended unheard, as by time alone, or are for another person and ends subscriptions to what a page may not hear any more. */
  async sweep() {
    const { tools, clock, report } = this.options;
    try {
      const now = clock.now();
      const held = [...new Set([...this.#connections].map(({ tokenHash }) => tokenHash))];
      const living = await tools.sessions.living(held, now.toISOString());
      this.#end((tokenHash) => held.includes(tokenHash) && !living.has(tokenHash));
      for (const connection of this.#connections) {
        const userId = living.get(connection.tokenHash);
        if (userId === undefined || userId === connection.userId) continue;
        // Whether the duty for it is still there only the whole question tells.
        const caller = await tools.callers.find(connection.tokenHash, now.toISOString());
        if (caller?.user.UserId !== connection.userId) this.#close(connection, closings.personChanged);
      }
      await this.#refuseLost();
      this.#read();
    } catch (error) {
      report(error);
    }
  }

  /** Passes on what is new, in order. Several notifications that arrive during one reading cause one more. */
  #read() {
    if (this.#isToRead) return;
    this.#isToRead = true;
    this.#drain = this.#drain.then(() => this.#passOn()).catch((error: unknown) => this.options.report(error));
  }

  async #passOn() {
    const { liveMessages } = this.options.tools;
    this.#isToRead = false;
    for (;;) {
      await liveMessages.order();
      const messages = await liveMessages.after(this.#lastId);
      await this.#refuseLost(new Set(messages.map(({ Topic }) => Topic)));
      for (const message of messages) {
        this.#lastId = message.Id;
        for (const connection of this.#byTopic.of(message.Topic)) connection.deliver(message);
      }
      // Fewer than asked for: what is published from now on comes with a notification of its own.
      if (messages.length < mostMessagesAtOnce) return;
    }
  }

  /** Ends the subscriptions to some topics, or all, of pages that have lost the right to them: a person quits, changes the company or loses a role. */
  async #refuseLost(topics?: ReadonlySet<string>) {
    const { tools, clock } = this.options;
    for (const topic of topics ?? this.#byTopic.keys()) {
      const connections = this.#byTopic.of(topic);
      if (connections.length === 0) continue;
      const allowed = await mayListen(connections, topic, { ...tools, clock });
      for (const connection of connections) if (!allowed.has(connection)) connection.refuse(topic);
    }
  }

  #alive() {
    for (const connection of this.#connections) connection.alive();
  }

  #end(hasEnded: (tokenHash: string) => boolean, closing: Closing = closings.sessionEnded) {
    for (const connection of this.#connections) if (hasEnded(connection.tokenHash)) this.#close(connection, closing);
  }

  #close(connection: Connection, closing: Closing) {
    this.remove(connection);
    connection.close(closing);
  }
}
