import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../contracts/services';
import './toast.css';

interface ToastProps {
  label: string;
  /** Whether the layout has a toast now. */
  isThere: boolean;
  children: ReactNode;
}

const subscribeFront = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isInFront = () => document.visibilityState === 'visible';

/**
 * The toast of a layout. It is first drawn when the page is in front and no dialog is open: before, no one would see it, and screen readers would not
 * announce it. Then it stays until the layout has no toast.
 */
export function Toast({ label, isThere, children }: ToastProps) {
  const { stack } = useServices().dialogs;
  const isCovered = useSyncExternalStore(stack.subscribe, () => stack.get().length > 0);
  const inFront = useSyncExternalStore(subscribeFront, isInFront);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) setDrawn(false);
    else if (inFront && !isCovered) setDrawn(true);
  }, [isThere, inFront, isCovered]);
  // The live region is there before its content: else screen readers announce nothing.
  return (
    <div className="toast" aria-live="polite">
      {isThere && isDrawn ? (
        <section className="toast-card" aria-label={label}>
          {children}
        </section>
      ) : null}
    </div>
  );
}
