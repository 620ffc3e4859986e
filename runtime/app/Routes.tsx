import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Route, ScreenBundle } from '../definitions/compiled';
import { textOf } from '../expressions/text';
import { Placeholder } from '../screen/nodes/Placeholder';
import { ScreenView } from '../screen/ScreenView';
import { Layout } from './Layout';
import { mayOpen } from './session';
import { useTools } from './tools';

interface Places {
  home: string;
  signIn: string;
  notFound: string;
  unauthorized: string;
  name: string;
}

/** Finds the screen of the address, keeps out who may not open it, and shows it. */
export function Routes() {
  const tools = useTools();
  const location = useLocation();
  const shell = useSyncExternalStore(tools.shell.subscribe, tools.shell.get);
  const session = useSyncExternalStore(tools.session.subscribe, tools.session.get);
  const places = shell.app as unknown as Places;
  const found = useMemo(() => findRoute(shell.routes, location.pathname), [shell, location.pathname]);
  const visit = useRef({ screens: 0 });
  const mayNot = found !== undefined && !mayOpen(found.route.allow, session);

  useEffect(() => {
    const go = (to: string) => tools.navigation.go(to, { replace: true });
    if (location.pathname === '/') go(places.home);
    else if (!found) go(places.notFound);
    else if (mayNot && !session.signedIn) go(`${places.signIn}?${new URLSearchParams({ returnUrl: location.pathname + location.search })}`);
    else if (mayNot) go(places.unauthorized);
    else tools.announce({ type: 'route.entered', path: location.pathname });
  }, [found, mayNot, session.signedIn, location.pathname, location.search, places, tools]);

  if (!found || mayNot) return null;
  return <OpenScreen key={`${found.route.screen} ${JSON.stringify(found.params)}`} route={found.route} params={found.params} visit={visit} />;
}

export function findRoute(routes: readonly Route[], path: string): { route: Route; params: Record<string, string | undefined> } | undefined {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: false }, path);
    if (match) return { route, params: match.params };
  }
  return undefined;
}

interface OpenScreenProps {
  route: Route;
  params: Record<string, string | undefined>;
  /** How many screens this visit has shown. */
  visit: RefObject<{ screens: number }>;
}

function OpenScreen({ route, params, visit }: OpenScreenProps) {
  const tools = useTools();
  const location = useLocation();
  const shell = useSyncExternalStore(tools.shell.subscribe, tools.shell.get);
  const [loaded, setLoaded] = useState<{ bundle?: ScreenBundle; failed?: boolean }>({});
  const main = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    tools.loadScreen(route.screen).then(
      (bundle) => current && setLoaded({ bundle }),
      () => current && setLoaded({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [tools, route.screen, shell.hash, attempt]);

  const bundle = loaded.bundle;
  const title = bundle ? textOf(bundle.screen.title, { session: tools.session.get(), settings: shell.settings }) : route.title;
  useEffect(() => {
    document.title = `${title} · ${(shell.app as unknown as Places).name}`;
  }, [title, shell]);
  // A screen reader hears the new screen; the first one of a visit leaves the focus where the browser put it.
  useEffect(() => {
    if (!bundle) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && visit.current.screens > 0) main.current?.focus({ preventScroll: true });
    visit.current.screens += 1;
    window.scrollTo(0, 0);
  }, [bundle, visit]);

  const surroundings = useMemo(
    () => ({ route: { path: location.pathname, params, query: Object.fromEntries(new URLSearchParams(location.search)) } }),
    [location.pathname, location.search, params],
  );
  return (
    <Layout kind={bundle?.screen.layout ?? 'application'} section={bundle?.screen.section} main={main}>
      {loaded.failed ? (
        <div className="notice" role="alert">
          <p>This page could not be loaded. Check your connection and try again.</p>
          <button type="button" className="button look-secondary" onClick={() => setAttempt((count) => count + 1)}>
            Try again
          </button>
        </div>
      ) : bundle ? (
        <ScreenView definition={bundle.screen} bundle={bundle} surroundings={surroundings} />
      ) : (
        <Placeholder shape="text" />
      )}
    </Layout>
  );
}
