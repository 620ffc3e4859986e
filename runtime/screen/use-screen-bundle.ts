import { useEffect, useState } from 'react';
import type { ScreenBundle } from '../definitions/compiled';
import { loadParts } from './load-ahead';
import { useServices } from '../contracts/services';
import { useShell } from '../contracts/use-shell';

/** A screen that is loaded: nothing yet, its bundle, or that it could not be loaded and how to try again. */
interface LoadedScreen {
  bundle?: ScreenBundle;
  failed: boolean;
  tryAgain(): void;
}

/** Loads a screen by its id, and what its forms need. What could not be loaded is loaded again when the connection is back. */
export function useScreenBundle(screen: string): LoadedScreen {
  const services = useServices();
  const { shell } = useShell();
  const [loaded, setLoaded] = useState<{ bundle?: ScreenBundle; failed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => setAttempt((count) => count + 1);

  useEffect(() => {
    let current = true;
    services.loadScreen(screen).then(
      (found) => {
        loadParts(found, services);
        if (current) setLoaded({ bundle: found });
      },
      (reason: unknown) => {
        if (!current) return;
        setLoaded({ failed: true });
        // What fetch throws where there is no answer; whoever waits for the connection tries again.
        if (reason instanceof TypeError) services.announce({ type: 'http.offline' });
      },
    );
    return () => {
      current = false;
    };
  }, [services, screen, shell.hash, attempt]);

  useEffect(
    () => (loaded.failed ? services.listen(({ type }) => type === 'refetch.failed' && setAttempt((count) => count + 1)) : undefined),
    [loaded.failed, services],
  );
  return { ...(loaded.bundle && { bundle: loaded.bundle }), failed: loaded.failed === true, tryAgain };
}
