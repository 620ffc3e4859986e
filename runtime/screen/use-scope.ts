import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** The scope of a running screen. The caller is drawn again when the screen's flow takes a step, and when anything else of the scope changes. */
export function useScope(screen: ScreenInstance): Scope {
  useSelector(actorOf(screen), (snapshot: unknown) => snapshot);
  return useSyncExternalStore(screen.subscribe, screen.scope);
}

/** The actor of the screen's flow. @xstate/react throws the error that ended an actor; it has been reported by then, and the screen stays usable. */
function actorOf({ flow }: ScreenInstance) {
  return flow?.actor.getSnapshot().status === 'error' ? undefined : flow?.actor;
}
