import type { Services } from '../contracts/services';

/**
 * What shows that a person uses the page: what they do with a device, and what changes on the page without one. A person who dictates sends only `input`,
 * a screen reader or a switch moves the focus, and a person who watches a film does nothing while it plays (`timeupdate`).
 */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input', 'focusin', 'scroll', 'timeupdate'] as const;

const dialogs = '[role="dialog"], [role="alertdialog"], dialog';

/**
 * Whether the application moved the focus, and not the person: into or out of a dialog, as when a warning opens, or to the place where a new screen begins.
 */
function isMovedByApplication({ type, target, relatedTarget }: FocusEvent): boolean {
  if (type !== 'focusin') return false;
  const dialogOf = (place: EventTarget | null) => (place as Element | null)?.closest?.(dialogs);
  return relatedTarget === null || dialogOf(target) !== dialogOf(relatedTarget);
}

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
  const active = (event: Event) => {
    if (isMovedByApplication(event as FocusEvent)) return;
    if (now() - last < activityEvery) return;
    last = now();
    services.announce({ type: 'user.activity' });
    others?.tell();
  };
  // A person who works in one tab is not idle in another.
  const stopHearing = others?.hear(() => services.announce({ type: 'user.activity' }));
  const cameBack = () => services.announce({ type: 'online' });
  const wentAway = () => services.announce({ type: 'offline' });
  const otherTab = (event: Event) => {
    for (const name of services.stored.reread((event as StorageEvent).key))
      services.announce({ type: `stored.${name}`, value: services.stored.values.get()[name] });
  };
  // Events of a film and of a part that scrolls do not bubble: they are caught on their way down.
  const listeners: [string, (event: Event) => void][] = [
    ...signsOfLife.map((name): [string, (event: Event) => void] => [name, active]),
    ['online', cameBack],
    ['offline', wentAway],
    ['storage', otherTab],
  ];
  for (const [name, listener] of listeners) source.addEventListener(name, listener, { passive: true, capture: true });
  return () => {
    stopHearing?.();
    for (const [name, listener] of listeners) source.removeEventListener(name, listener, { capture: true });
  };
}
