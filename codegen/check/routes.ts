import { closest } from '../../runtime/definitions/fault';
import type { Path } from '../document';
import type { Check } from './check';

interface Route {
  path: string;
  screen: string;
  /** Without the names of its parameters. */
  bare: string;
}
const known = new WeakMap<readonly string[], Route[]>();

/** Every route; read once for each answer of the project. */
function routesOf(check: Check): Route[] {
  const lines = check.query('routes');
  const before = known.get(lines);
  if (before) return before;
  const routes = lines.map((line) => {
    const [path = '', screen = ''] = line.split(' ');
    return { path, screen, bare: bare(path) };
  });
  known.set(lines, routes);
  return routes;
}

/** A path without the names of its parameters: two that are the same lead to one place. */
const bare = (path: string): string => path.replace(/\/:[^/]+/g, '/:').replace(/(.)\/$/, '$1');

/** A path that an author writes leads to a screen. */
export function checkPath(check: Check, at: Path, path: string): void {
  const [plain = ''] = path.split(/[?#]/);
  const routes = routesOf(check);
  if (plain === '/' || check.query('unclear', 'paths') || routes.some((route) => leadsTo(route.path, plain))) return;
  check.report('unknown-path', at, `No screen has the path "${plain}".`, {
    suggestion: closest(
      plain,
      routes.map((route) => route.path),
    ),
  });
}

function leadsTo(route: string, path: string): boolean {
  const [pattern, parts] = [route.split('/'), path.split('/')];
  return pattern.length === parts.length && pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
}

/** No two screens answer to one path. */
export function checkConflicts(check: Check, at: Path, path: string, screen: string): void {
  const [first] = routesOf(check).filter((route) => route.bare === bare(path));
  if (first !== undefined && first.screen !== screen)
    check.report('route-conflict', at, `The screen "${first.screen}" has this path already ("${first.path}").`);
}

/** The parameters of a path: `id` of /programs/:id. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/\/:([^/]+)/g)].map(([, name]) => name ?? '');
