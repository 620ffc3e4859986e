import { askAhead } from '../screen/ask-ahead';
import { loadBeside, loadParts } from '../screen/load-ahead';
import { savesData } from '../contracts/saves-data';
import type { Services } from '../contracts/services';
import { type Found, findRoute, visit } from '../contracts/visits';
import { own } from '../validation/own';

/** Where a screen is, as in the browser's own `location`. */
type Place = Pick<Location, 'pathname' | 'search'>;

/** What expressions read as `route`. */
export const routeScope = (path: string, search: string, { route, params }: Found) => ({
  path,
  title: route.title,
  params,
  query: Object.fromEntries(new URLSearchParams(search)),
});

/**
 * Loads the screen that is about to open and what its forms need.
 * @param withCalls also makes its calls, where this person may open it.
 */
export async function openAhead({ pathname, search }: Place, services: Services, withCalls: boolean): Promise<void> {
  const { routes, layouts } = services.shell.get();
  const decided = visit(pathname, search, services);
  const found = 'open' in decided ? decided.open : findRoute(routes, decided.instead.split('?')[0]!);
  if (found === undefined) return;
  const { route, params } = found;
  loadBeside(route);
  const bundle = await services.loadScreen(route.screen).catch(() => undefined);
  if (bundle === undefined) return;
  const layout = own(layouts, route.layout);
  loadParts(bundle, services);
  if (!withCalls || !('open' in decided)) return;
  // A browser sends few requests at a time: what stands around the screen can come after it.
  askAhead(bundle.screen, bundle, services, routeScope(pathname, search, { route, params }));
  if (layout) askAhead(layout, services.shell.get(), services);
}

/** How long the mouse rests on a link before its screen is loaded, in milliseconds: a mouse that passes over a menu wants none of it. */
const rest = 65;

/**
 * Loads the screen of a link while a person is about to follow it: when the mouse rests on it, the focus comes to it, or it is pressed. A press is followed
 * at once, so it also makes the calls of the screen. A person who saves data loads nothing that they do not open.
 * @returns how to stop it.
 */
export function watchIntent(services: Services): () => void {
  const ended = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const load = (place: Place | undefined, withCalls: boolean) => {
    if (place !== undefined && !savesData()) void openAhead(place, services, withCalls);
  };
  const loadSoon = ({ target }: Event) => {
    clearTimeout(resting);
    resting = setTimeout(() => load(placeOf(target), false), rest);
  };
  const options = { signal: ended.signal, capture: true, passive: true } as const;
  document.addEventListener('pointerover', loadSoon, options);
  document.addEventListener('focusin', loadSoon, options);
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && load(placeOf(target), true), options);
  return () => {
    clearTimeout(resting);
    ended.abort();
  };
}

/** Where a link of the product leads that opens in this page, and to another screen. */
function placeOf(target: EventTarget | null): Place | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.pathname === location.pathname && link.search === location.search ? undefined : link;
}
