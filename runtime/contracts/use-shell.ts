import { useSyncExternalStore } from 'react';
import type { Shell } from '../definitions/compiled';
import { type Scope } from '../expressions/evaluate';
import { commonScope, subscribeCommon } from './common-scope';
import { useServices } from './services';
import type { Services } from './services';

const scopes = new WeakMap<Services, { parts: unknown[]; scope: Scope }>();

/** The same scope until a part of it changes. */
function currentScope(services: Services): Scope {
  const scope = commonScope(services);
  const parts = Object.values(scope);
  const before = scopes.get(services);
  if (before && before.parts.every((part, index) => Object.is(part, parts[index]))) return before.scope;
  scopes.set(services, { parts, scope });
  return scope;
}

/** The shell in use and what every expression may read; draws anew when something of it changes. */
export function useShell(): { shell: Shell; scope: Scope } {
  const services = useServices();
  const shell = useSyncExternalStore(services.shell.subscribe, services.shell.get);
  const scope = useSyncExternalStore(
    (listener) => subscribeCommon(services, listener),
    () => currentScope(services),
  );
  return { shell, scope };
}
