import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { quietTimers } from '../foundation/quiet-timers';

/** What is heard, by channel. */
type Channels = Record<string, (payload: string) => void>;

export interface Listening {
  stop(): Promise<void>;
}

/** What nodes on one database tell each other, by PostgreSQL's LISTEN and NOTIFY. */
export interface Notifications {
  /** Listens until stopped. `onConnected` is called whenever listening begins again: what was said while it did not is lost. */
  listen(channels: Channels, onConnected: () => void): Promise<Listening>;
}

/** Of the embedded database, where nothing is ever lost. */
export const embeddedNotifications = (client: PGlite): Notifications => ({
  async listen(channels, onConnected) {
    const stops = await Promise.all(Object.entries(channels).map(([channel, heard]) => client.listen(channel, heard)));
    onConnected();
    return {
      async stop() {
        for (const stop of stops) await stop();
      },
    };
  },
});

/** How the database lists the connection. */
export const listenerName = 'wellspring listener';

/** How long to wait before a lost connection is tried again, at first and at most. */
const retry = { firstMilliseconds: 100, longestMilliseconds: 10_000 };

/** How often the connection is asked whether it still works, and how long its answer may take. A network may drop it without a word to either end. */
const usualBeat = { everyMilliseconds: 30_000, answerMilliseconds: 10_000 };

/** Of a PostgreSQL server: one connection of its own, which comes back by itself. */
export const serverNotifications = (url: string, beat = usualBeat): Notifications => ({
  async listen(channels, onConnected) {
    let current: pg.Client | undefined;
    let waiting: NodeJS.Timeout | undefined;
    let isStopped = false;

    const connect = async () => {
      const client = new pg.Client({
        ...{ connectionString: url, application_name: listenerName, keepAlive: true },
        ...{ connectionTimeoutMillis: 10_000, query_timeout: beat.answerMilliseconds },
      });
      // Without a listener, a connection that breaks would end the process; 'end' follows each error.
      client.on('error', () => undefined);
      client.on('notification', ({ channel, payload = '' }) => Object.hasOwn(channels, channel) && channels[channel]!(payload));
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (isStopped) return client.end();
      current = client;
      let asking: unknown;
      const lost = () => {
        quietTimers.clearTimeout(asking);
        if (current !== client) return;
        current = undefined;
        again(0);
      };
      const ask = () => {
        asking = quietTimers.setTimeout(() => {
          client.query('select 1').then(ask, () => {
            client.end().catch(() => undefined);
            lost();
          });
        }, beat.everyMilliseconds);
      };
      client.once('end', lost);
      ask();
      onConnected();
    };
    const again = (attempt: number) => {
      if (isStopped) return;
      const milliseconds = Math.min(retry.longestMilliseconds, retry.firstMilliseconds * 2 ** attempt);
      waiting = setTimeout(() => void connect().catch(() => again(attempt + 1)), milliseconds).unref();
    };

    await connect();
    return {
      async stop() {
        isStopped = true;
        clearTimeout(waiting);
        await current?.end().catch(() => undefined);
      },
    };
  },
});
