import { useRef, useState } from 'react';
import type { Actions } from '../definitions/actions/later';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** What a press does, and whether it is being done: it ends before another one counts. */
export function usePress(screen: ScreenInstance, actions: Actions | undefined, extra: Scope | undefined): [press: () => Promise<void>, isWorking: boolean] {
  const working = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const press = async () => {
    if (working.current) return;
    working.current = true;
    setWorking(true);
    try {
      await screen.run(actions, extra);
    } finally {
      working.current = false;
      setWorking(false);
    }
  };
  return [press, isWorking];
}
