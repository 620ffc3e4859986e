import type { Action } from '../definitions/actions';
import { evaluate, resolveTemplate, type Scope } from '../expressions/evaluate';
import { isSitePath } from '../format/addresses';
import { type ActionContext, reporter, type ActionResult } from './action-context';
import { stringOf } from '../validation/string-of';

/** Goes to another screen. Only paths of this application: an address elsewhere leads home. */
export function navigate({ navigate: to, query, replace }: Extract<Action, { navigate: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  const scope = { ...context.scope(), ...extra };
  const path = typeof to === 'string' ? to : evaluate(to.$, scope, reporter(context));
  if (!isOwnPath(path)) {
    // An address elsewhere in a link that somebody was sent: they come home instead.
    context.services.navigation.go((context.services.shell.get().app as { home: string }).home, { replace: replace ?? false });
    return 'continue';
  }
  const given = Object.entries((resolveTemplate(query ?? {}, scope, reporter(context)) ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, stringOf(value)]));
  context.services.navigation.go(search.size > 0 ? `${path}?${search}` : path, { replace: replace ?? false });
  return 'continue';
}

/** A path within the application, in which blanks may be written as they are. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && isSitePath(path.replaceAll(' ', '%20'));

/** Loads the page anew. */
export function reload(_: Extract<Action, { reload: true }>, context: ActionContext): ActionResult {
  context.services.navigation.reload();
  return 'stop';
}
