import { useSyncExternalStore } from 'react';
import type { Shell } from '../definitions/compiled';
import { type Scope } from '../expressions/evaluate';
import { commonScope, subscribeCommon } from './common-scope';
import { useTools } from './tools';
import type { Tools } from './tools';

const scopes = new WeakMap<Tools, { parts: unknown[]; scope: Scope }>();

/** The same scope until a part of it changes. */
function currentScope(tools: Tools): Scope {
  const scope = commonScope(tools);
  const parts = Object.values(scope);
  const before = scopes.get(tools);
  if (before && before.parts.every((part, index) => Object.is(part, parts[index]))) return before.scope;
  scopes.set(tools, { parts, scope });
  return scope;
}

/** The shell in use and what every expression may read; draws anew when something of it changes. */
export function useShell(): { shell: Shell; scope: Scope } {
  const tools = useTools();
  const shell = useSyncExternalStore(tools.shell.subscribe, tools.shell.get);
  const scope = useSyncExternalStore(
    (listener) => subscribeCommon(tools, listener),
    () => currentScope(tools),
  );
  return { shell, scope };
}
