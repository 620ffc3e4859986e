import { useSyncExternalStore } from 'react';
import { useServices } from '../contracts/services';
import { late } from '../contracts/late';
import { loadDialogWindow } from '../screen/load-dialog-window';

// Dialogs come with their first opening, or before it, when the page has nothing else to do.
const DialogWindow = late(loadDialogWindow, null);

/** Draws every open dialog, the newest on top. */
export function DialogHost() {
  const { stack } = useServices().dialogs;
  const open = useSyncExternalStore(stack.subscribe, stack.get);
  return open.map((dialog) => <DialogWindow key={dialog.key} dialog={dialog} />);
}
