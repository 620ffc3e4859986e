import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTools } from '../app/tools';

// Dialogs come with their first opening.
const DialogWindow = lazy(() => import('./DialogWindow'));

/** Draws every open dialog, the newest on top. */
export function DialogHost() {
  const { stack } = useTools().dialogs;
  const open = useSyncExternalStore(stack.subscribe, stack.get);
  return (
    <Suspense fallback={null}>
      {open.map((dialog) => (
        <DialogWindow key={dialog.key} dialog={dialog} />
      ))}
    </Suspense>
  );
}
