import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { askBeforeLoss } from '../contracts/ask-before-loss';
import { hasUnsaved } from '../contracts/has-unsaved';
import { type Services, useServices } from '../contracts/services';
import { findRoute } from '../contracts/visits';

/**
 * The address whose screen shows. Where the open screen has changes that would be lost, another address is left again and the person is asked; whoever goes
 * on comes to it after all. The router that can block by itself brings loaders and much more that we have not, so the address is followed afterwards.
 */
export function useKeptLocation(): Location {
  const services = useServices();
  const next = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const [shown, setShown] = useState(next);
  const place = useRef(placeInHistory());
  const state = useRef<'open' | 'asking' | 'leaving'>('open');
  useBrowserQuestion(services);

  useLayoutEffect(() => {
    if (next.key === shown.key) return;
    if (state.current === 'leaving' || !isLost(services, shown, next)) {
      state.current = 'open';
      place.current = placeInHistory();
      setShown(next);
      return;
    }
    const steps = way === 'POP' ? placeInHistory() - place.current || -1 : 1;
    const goTo = ({ pathname, search, hash, state: carried }: Location) =>
      void navigate({ pathname, search, hash }, { replace: way === 'REPLACE', state: carried as unknown });
    if (way === 'REPLACE') goTo(shown);
    else void navigate(-steps);
    if (state.current === 'asking') return;
    state.current = 'asking';
    void askBeforeLoss(services, 'leave').then((leaves) => {
      state.current = leaves ? 'leaving' : 'open';
      if (!leaves) return;
      if (way === 'POP') void navigate(steps);
      else goTo(next);
    });
  }, [next, shown, way, navigate, services]);
  return shown;
}

/** How far the page has come in the history of this tab, as the router counts. */
const placeInHistory = (): number => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

/** Whether the open screen has changes, and the other address is that of another screen, or of the same one with other parameters. */
function isLost(services: Services, shown: Location, next: Location): boolean {
  const screenAt = ({ pathname }: Location) => {
    const found = findRoute(services.shell.get().routes, pathname);
    return JSON.stringify([found?.route.screen, found?.params]);
  };
  return screenAt(shown) !== screenAt(next) && hasUnsaved(services);
}

/** The browser asks in its own words before the page is closed or loaded anew. */
function useBrowserQuestion(services: Services): void {
  const mayHaveChanges = useSyncExternalStore(services.unsaved.subscribe, services.unsaved.get).length > 0;
  useEffect(() => {
    if (!mayHaveChanges) return undefined;
    const question = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(services)) event.preventDefault();
    };
    window.addEventListener('beforeunload', question);
    return () => window.removeEventListener('beforeunload', question);
  }, [services, mayHaveChanges]);
}
