import { matchPath } from 'react-router-dom';
import type { Route } from '../definitions/compiled';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import { isSitePath } from '../format/addresses';
import { commonScope } from './common-scope';
import { mayOpen } from './session';
import type { Services } from './services';
import { own } from '../validation/own';

/** A screen that answers to a path, with the path's parameters. */
export interface Found {
  route: Route;
  params: Record<string, string | undefined>;
}

/** The screen of a path. Letter case does not matter. */
export function findRoute(routes: readonly Route[], path: string): Found | undefined {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: false }, path);
    if (match) return { route, params: match.params };
  }
  return undefined;
}

/** What becomes of a visit: the screen opens, or the person is sent elsewhere. */
type Visit = { open: Found } | { instead: string };

/**
 * Decides about a visit of a path with its query: first `/` and redirects, then whether there is such a screen, who may open it, and its
 * guards in their order. What cannot be told is refused.
 */
export function visit(
  path: string,
  search: string,
  services: Pick<Services, 'shell' | 'settings' | 'session' | 'stored' | 'flows' | 'onDevice' | 'now' | 'report'>,
): Visit {
  const { app, routes, guards } = services.shell.get();
  const session = services.session.get();
  if (path === '/') return { instead: app.home };
  const redirect = Object.entries(app.redirects ?? {}).find(([from]) => matchPath({ path: from, end: true, caseSensitive: false }, path));
  if (redirect) return { instead: `${redirect[1]}${search}` };
  const open = findRoute(routes, path);
  if (!open) return { instead: app.notFound };
  if (!mayOpen(open.route.allow, session))
    return { instead: session.signedIn ? app.unauthorized : `${app.signIn}?${new URLSearchParams({ returnUrl: path + search })}` };
  const scope: Scope = { ...commonScope(services), route: { path, params: open.params, query: Object.fromEntries(new URLSearchParams(search)) } };
  const report = (message: string) => services.report({ code: 'expression-failed', message, place: open.route.screen });
  for (const name of open.route.guards) {
    const guard = own(guards, name);
    if (guard && holds(guard.passWhen.$, scope, report)) continue;
    const otherwise = typeof guard?.otherwise === 'object' ? evaluate(guard.otherwise.$, scope, report) : guard?.otherwise;
    return { instead: typeof otherwise === 'string' && isSitePath(otherwise) && otherwise !== path ? otherwise : app.unauthorized };
  }
  return { open };
}

/** Whether a path would open for this person: what a menu shows. */
export const mayVisit = (path: string, services: Parameters<typeof visit>[2]): boolean => {
  const [plain = '', search = ''] = path.split('?');
  return 'open' in visit(plain, search === '' ? '' : `?${search}`, services);
};
