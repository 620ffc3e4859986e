import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component that loads where it is first drawn; `meanwhile` shows until then. It shows as soon as it is there: React's own `lazy` holds
 * back what comes within 300 ms of its fallback, which is longer than most parts take to load. Where it cannot be loaded, it throws.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (Loaded) return undefined;
      let isCurrent = true;
      load().then(
        (component) => {
          known = component;
          if (isCurrent) setLoaded(() => component);
        },
        (reason: unknown) => isCurrent && setFailure({ reason }),
      );
      return () => {
        isCurrent = false;
      };
    }, [Loaded]);
    if (failure) throw failure.reason;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  };
}
