import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { Route } from '../definitions/compiled';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { loadBeside } from '../screen/load-ahead';
import { Placeholder } from '../screen/nodes/Placeholder';
import { ScreenView } from '../screen/ScreenView';
import { Layout } from './Layout';
import { LoadFailed } from '../screen/LoadFailed';
import { openAhead, routeScope, watchIntent } from './open-ahead';
import { useServices } from '../contracts/services';
import { useKeptFocus } from './use-kept-focus';
import { useKeptLocation } from './use-kept-location';
import { useScreenBundle } from '../screen/use-screen-bundle';
import { useShell } from '../contracts/use-shell';
import { visit } from '../contracts/visits';

/** Finds the screen of the address, keeps out who may not open it, and shows it in its layout. */
export function Routes() {
  const services = useServices();
  const location = useKeptLocation();
  const { shell, scope } = useShell();
  const isReady = shell.app.readyWhen === undefined || holds(shell.app.readyWhen.$, scope);
  const decided = isReady ? visit(location.pathname, location.search, services) : undefined;
  const instead = decided && 'instead' in decided ? decided.instead : undefined;
  const shown = useRef({ screens: 0 });
  const main = useRef<HTMLElement>(null);
  const path = location.pathname;
  const address = location.pathname + location.search;

  useEffect(() => {
    // The person may be on the way to another page already, as after the session became that of someone else: that page is decided about when it is here.
    if (instead !== undefined && isSamePage(services.navigation.here(), address)) services.navigation.go(instead, { replace: true });
  }, [instead, address, services]);

  useEffect(() => {
    if (isReady && instead === undefined) services.announce({ type: 'route.entered', path });
  }, [instead, isReady, path, services]);

  // While the application starts, the screen and its answers are on the way. A moment later: signing in says who it is before it leads to another screen.
  useEffect(() => {
    if (isReady) return undefined;
    const begin = setTimeout(() => void openAhead(location, services, true));
    return () => clearTimeout(begin);
  }, [isReady, shell, location, services]);

  useEffect(() => (isReady ? watchIntent(services) : undefined), [isReady, services]);

  if (!decided) return <Placeholder shape="text" />;
  if ('instead' in decided) return null;
  const { route, params } = decided.open;
  return (
    <Layout layout={route.layout} section={route.section} main={main}>
      <OpenScreen key={`${route.screen} ${JSON.stringify(params)}`} route={route} params={params} location={location} shown={shown} main={main} />
    </Layout>
  );
}

/** Whether two addresses of this site are those of one page, however their letters are encoded. */
function isSamePage(one: string, other: string): boolean {
  const [first, second] = [new URL(one, 'http://here'), new URL(other, 'http://here')];
  return first.pathname + first.search === second.pathname + second.search;
}

interface OpenScreenProps {
  route: Route;
  params: Record<string, string | undefined>;
  location: Location;
  /** How many screens this visit has shown. */
  shown: RefObject<{ screens: number }>;
  main: RefObject<HTMLElement | null>;
}

function OpenScreen({ route, params, location, shown, main }: OpenScreenProps) {
  const services = useServices();
  const { shell, scope } = useShell();
  const { bundle, failed, tryAgain } = useScreenBundle(route.screen);
  const { hasTable } = route;
  useKeptFocus(main);
  useEffect(() => loadBeside({ hasTable }), [hasTable]);

  const title = bundle && route.path === bundle.screen.path ? textOf(bundle.screen.title, scope) : route.title;
  useEffect(() => {
    document.title = `${title} · ${shell.app.name}`;
  }, [title, shell]);
  // A screen reader hears the new screen; the first one of a visit leaves the focus where the browser put it.
  useEffect(() => {
    if (!bundle) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && shown.current.screens > 0) main.current?.focus({ preventScroll: true });
    shown.current.screens += 1;
    window.scrollTo(0, 0);
  }, [bundle, shown, main]);

  // What a screen says is known when it has loaded; nothing opens by itself before.
  const holdsDialogs = bundle === undefined || bundle.screen.holdsDialogs === true;
  useLayoutEffect(() => (holdsDialogs ? services.dialogs.hold() : undefined), [holdsDialogs, services]);

  const options = useMemo(
    () => ({ route: routeScope(location.pathname, location.search, { route, params }) }),
    [location.pathname, location.search, params, route],
  );
  if (failed) return <LoadFailed tryAgain={tryAgain} />;
  return bundle ? <ScreenView definition={bundle.screen} bundle={bundle} options={options} /> : <Placeholder shape="text" />;
}
