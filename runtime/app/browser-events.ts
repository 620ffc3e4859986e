import type { Services } from './services';

/** What a person does with the page: any of these is a sign of life. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Signs of life within this time count as one, in milliseconds: a moving pointer would otherwise wake every flow hundreds of times a second. */
const activityEvery = 1000;

/** A window, as far as its events are concerned. */
export type EventSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** The other tabs of the same person: what one notices, all do. */
export interface OtherTabs {
  tell(): void;
  /** Answers how to stop. */
  hear(listener: () => void): () => void;
}

/**
 * Tells the application's flows what the browser notices: `user.activity`, `online`, `offline`, and `stored.<name>` when another tab changed
 * what is kept. Answers how to stop.
 */
export function watchBrowser(source: EventSource, services: Pick<Services, 'announce' | 'stored'>, now: () => number, others?: OtherTabs): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const active = () => {
    if (now() - last < activityEvery) return;
    last = now();
    services.announce({ type: 'user.activity' });
    others?.tell();
  };
  // Whoever works in one tab is not idle in another.
  const stopHearing = others?.hear(() => services.announce({ type: 'user.activity' }));
  const cameBack = () => services.announce({ type: 'online' });
  const wentAway = () => services.announce({ type: 'offline' });
  const otherTab = (event: Event) => {
    for (const name of services.stored.reread((event as StorageEvent).key))
      services.announce({ type: `stored.${name}`, value: services.stored.values.get()[name] });
  };
  const listeners: [string, (event: Event) => void][] = [
    ...signsOfLife.map((name): [string, () => void] => [name, active]),
    ['online', cameBack],
    ['offline', wentAway],
    ['storage', otherTab],
  ];
  for (const [name, listener] of listeners) source.addEventListener(name, listener, { passive: true });
  return () => {
    stopHearing?.();
    for (const [name, listener] of listeners) source.removeEventListener(name, listener);
  };
}
