import type { Services } from '../contracts/services';
import { commonScope, subscribeCommon } from '../contracts/common-scope';
import type { Duration } from '../definitions/shapes/duration';
import type { Live as LiveSettings } from '../definitions/shapes/settings';
import { evaluate, resolveTemplate } from '../expressions/evaluate';
import { valueAt } from '../validation/pointer';
import type { TimerClock } from '../format/long-timers';
import { createLive, type Live } from './live';
import type { LiveSocket, SocketEvents } from './live-socket';

/** What a live connection needs of its environment. `openSocket` is given a path with its query. */
interface LiveEnvironment {
  openSocket(path: string, events: SocketEvents): LiveSocket;
  clock: TimerClock;
  random(): number;
}

/**
 * Keeps the live connection of settings/app open while somebody is signed in, and listens to its topics. All flows of the application hear
 * each message as `live.<category>`, with its topic and payload, `live.missed` when a topic's data must be loaded anew, and `live.subscribed` once it is listened to. Start it once the
 * services are there, beside `runAppFlows`: `useEffect(() => runLive(services, environment)?.stop, [services])`. Data of a screen listens to more by `services.live`.
 */
export function runLive(services: Services, environment: LiveEnvironment): { live: Live; stop(): void } | undefined {
  const settings = services.shell.get().app.live;
  if (!settings) return undefined;
  const live = createLive({
    ticket: () => ticketOf(settings, services),
    openSocket: (ticket, events) => environment.openSocket(`${settings.path}?ticket=${encodeURIComponent(ticket)}`, events),
    clock: environment.clock,
    random: environment.random,
    first: inMilliseconds(settings.retry.first),
    longest: inMilliseconds(settings.retry.longest),
    silence: inMilliseconds(settings.silence),
    ignored: settings.ignored,
    failures: settings.failures,
    onMessage: ({ Category, Topic, Payload, From }) =>
      services.announce({ type: `live.${Category}`, topic: Topic, payload: Payload ?? null, from: From ?? null }),
    onMissed: (topic) => services.announce({ type: 'live.missed', topic }),
    onSubscribed: (topic) => services.announce({ type: 'live.subscribed', topic }),
    report: (message, detail) => services.report({ code: 'live', message: `${message}: ${detail}` }),
  });

  const leaves = new Map<string, () => void>();
  let person: unknown;
  // Whoever listens to more hears by the new object that the topics before are forgotten.
  const offer = () => services.live.set({ subscribe: live.subscribe });
  const follow = () => {
    const now = services.session.get().user?.UserId;
    // A connection is one person's: whoever acts for somebody else has another.
    if (now !== person) {
      person = now;
      live.stop();
      leaves.clear();
      offer();
    }
    const wanted = services.session.get().signedIn ? topicsOf(settings, services) : [];
    for (const [topic, leave] of leaves)
      if (!wanted.includes(topic)) {
        leave();
        leaves.delete(topic);
      }
    for (const topic of wanted) if (!leaves.has(topic)) leaves.set(topic, live.subscribe(topic));
    if (wanted.length === 0) live.stop();
    else if (live.state() === 'stopped') live.start();
  };
  // Another session has another connection, even when it is the same person's.
  const begin = () => {
    live.stop();
    leaves.clear();
    offer();
    follow();
  };
  begin();
  const stops = [
    subscribeCommon(services, follow),
    services.listen(({ type }) => {
      if (type === 'session.started' || type === 'session.ended') begin();
      if (type === 'online' && live.state() === 'waiting') live.start();
      // The page that somebody uses gets its connection back; where the session has ended, asking for the ticket says so.
      if (type === 'user.activity' && live.state() === 'ended') live.start();
    }),
  ];
  return {
    live,
    stop() {
      for (const stop of stops) stop();
      live.stop();
      services.live.set(undefined);
    },
  };
}

const inMilliseconds = ({ seconds, milliseconds }: Duration) => milliseconds ?? (seconds ?? 0) * 1000;

function topicsOf({ topics }: LiveSettings, services: Services): string[] {
  const scope = commonScope(services);
  return topics.map(({ $ }) => evaluate($, scope)).filter((topic): topic is string => typeof topic === 'string');
}

async function ticketOf({ ticket }: LiveSettings, services: Services): Promise<string | undefined> {
  const operation = services.operation(ticket.call);
  if (operation === undefined) return undefined;
  const input = resolveTemplate(ticket.input, commonScope(services)) as Record<string, unknown> | undefined;
  const outcome = await services.http(operation, input);
  const found = outcome.ok ? valueAt(outcome.value, ticket.at) : undefined;
  return typeof found === 'string' ? found : undefined;
}
