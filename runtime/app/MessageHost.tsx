import { useEffect, useState, useSyncExternalStore } from 'react';
import { platformTimers } from '../format/long-timers';
import { useServices } from '../contracts/services';
import type { Message } from './messages';
import { word } from '../words';

/** How many stand below one another; more wait until one of them has gone. */
const atOnce = 3;

/**
 * Shows messages at the lower edge, the oldest first. Errors stand below the others, as screen readers are told of them at once; of what stands there
 * already nothing is said again.
 */
export function MessageHost() {
  const { messages } = useServices();
  const shown = useSyncExternalStore(messages.queue.subscribe, messages.queue.get).slice(0, atOnce);
  const cards = (errors: boolean) =>
    shown.filter(({ tone }) => (tone === 'error') === errors).map((message) => <MessageCard key={message.key} message={message} />);
  const errors = cards(true);
  return (
    <div className="messages">
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
      {errors.length > 0 ? (
        <div role="alert" aria-atomic="false">
          {errors}
        </div>
      ) : null}
    </div>
  );
}

/** One message, for as long as the application says (`notifyFor`), and while the pointer or the focus is on it. */
function MessageCard({ message: { key, text, tone, times } }: { message: Message }) {
  const { messages, shell } = useServices();
  const [held, setHeld] = useState(false);
  const stay = (shell.get().app as { notifyFor?: { milliseconds: number } }).notifyFor?.milliseconds ?? 3500;
  useEffect(() => {
    if (held) return undefined;
    const timer = platformTimers.setTimeout(() => messages.dismiss(key), stay);
    return () => platformTimers.clearTimeout(timer);
  }, [key, times, held, messages, stay]);
  const hold = (value: boolean) => () => setHeld(value);
  return (
    <div className={`message tone-${tone}`} onPointerEnter={hold(true)} onPointerLeave={hold(false)} onFocus={hold(true)} onBlur={hold(false)}>
      <span>{text}</span>
      <button type="button" className="message-close" aria-label={word('close')} onClick={() => messages.dismiss(key)}>
        ×
      </button>
    </div>
  );
}
