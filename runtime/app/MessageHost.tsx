import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from './services';
import { word } from '../words';

/** Shows one message after another at the lower edge. Stays while the pointer or the focus is on it. */
export function MessageHost() {
  const { messages, shell } = useServices();
  const queue = useSyncExternalStore(messages.queue.subscribe, messages.queue.get);
  const [held, setHeld] = useState(false);
  const current = queue[0];
  const stay = (shell.get().app as { notifyFor?: { milliseconds: number } }).notifyFor?.milliseconds ?? 3500;
  useEffect(() => {
    if (!current || held) return undefined;
    const timer = setTimeout(() => messages.dismiss(current.key), stay);
    return () => clearTimeout(timer);
  }, [current, held, messages, stay]);
  const hold = (value: boolean) => () => setHeld(value);
  return (
    <div className="messages" role={current?.tone === 'error' ? 'alert' : 'status'}>
      {current ? (
        <div
          key={current.key}
          className={`message tone-${current.tone}`}
          onPointerEnter={hold(true)}
          onPointerLeave={hold(false)}
          onFocus={hold(true)}
          onBlur={hold(false)}
        >
          <span>{current.text}</span>
          <button type="button" className="message-close" aria-label={word('close')} onClick={() => messages.dismiss(current.key)}>
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
