import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

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

/** Of a PostgreSQL server: one connection of its own, which comes back by itself. */
export const serverNotifications = (url: string): Notifications => ({
  async listen(channels, onConnected) {
    let current: pg.Client | undefined;
    let waiting: NodeJS.Timeout | undefined;
    let isStopped = false;

    const connect = async () => {
      const client = new pg.Client({ connectionString: url, application_name: listenerName, connectionTimeoutMillis: 10_000, keepAlive: true });
      // Without a listener, a connection that breaks would end the process; 'end' follows each error.
      client.on('error', () => undefined);
      client.on('notification', ({ channel, payload = '' }) => Object.hasOwn(channels, channel) && channels[channel]!(payload));
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (isStopped) return client.end();
      current = client;
      client.once('end', () => again(0));
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
