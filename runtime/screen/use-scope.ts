import { useSelector } from '@xstate/react';
import { useRef, useSyncExternalStore } from 'react';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** The scope of a running screen. The caller is drawn again when the screen's flow takes a step, and when anything else of the scope changes. */
export function useScope(screen: ScreenInstance): Scope {
  useSelector(actorOf(screen), (snapshot: unknown) => snapshot);
  return useSyncExternalStore(screen.subscribe, screen.scope);
}

/** The scope of a running screen with some more variables. The same object until one of them or the screen's scope changes. */
export function useScopeWith(screen: ScreenInstance, extra: Scope | undefined): Scope {
  const base = useScope(screen);
  const last = useRef<{ base: Scope; extra: Scope; whole: Scope }>(undefined);
  if (extra === undefined) return base;
  if (last.current?.base !== base || !areEqual(last.current.extra, extra)) last.current = { base, extra, whole: { ...base, ...extra } };
  return last.current.whole;
}

const areEqual = (one: Scope, other: Scope): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]));
};

/** The actor of the screen's flow. @xstate/react throws the error that ended an actor; it has been reported by then, and the screen stays usable. */
function actorOf({ flow }: ScreenInstance) {
  return flow?.actor.getSnapshot().status === 'error' ? undefined : flow?.actor;
}
