import { useRef, useState, useSyncExternalStore } from 'react';
import type { Actions } from '../definitions/actions/later';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/**
 * What a press does, and whether it is being done: it ends before another one counts. While a dialog is open that it has opened, it is the person who
 * is at work.
 */
export function usePress(screen: ScreenInstance, actions: Actions | undefined, extra: Scope | undefined): [press: () => Promise<void>, isWorking: boolean] {
  const { stack } = screen.services.dialogs;
  /** How many dialogs were open when it was pressed, while it is being done. */
  const below = useRef<number>(undefined);
  const [isWorking, setWorking] = useState(false);
  const asks = useSyncExternalStore(stack.subscribe, () => below.current !== undefined && stack.get().length > below.current);
  const press = async () => {
    if (below.current !== undefined) return;
    below.current = stack.get().length;
    setWorking(true);
    try {
      await screen.run(actions, extra);
    } finally {
      below.current = undefined;
      setWorking(false);
    }
  };
  return [press, isWorking && !asks];
}
