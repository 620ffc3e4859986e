import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component that loads where it is first drawn, or before, by `load`. */
interface LateComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it ahead. Where it cannot be loaded, whoever draws it will say so. */
  load(): Promise<void>;
  /** Whether it is loaded: then it shows with the first paint. */
  isLoaded(): boolean;
}

/**
 * A component that loads where it is first drawn; `meanwhile` shows until then: always the same, or by its properties. It shows as soon as it is there: React's own `lazy` holds
 * back what comes within 300 ms of its fallback, which is longer than most parts take to load. Where it cannot be loaded, it throws.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode),
): LateComponent<Props> {
  let known: ComponentType<Props> | undefined;
  const loaded = async () => {
    known = await load();
    return known;
  };
  function Late(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (Loaded) return undefined;
      let isCurrent = true;
      loaded().then(
        (component) => isCurrent && setLoaded(() => component),
        (reason: unknown) => isCurrent && setFailure({ reason }),
      );
      return () => {
        isCurrent = false;
      };
    }, [Loaded]);
    if (failure) throw failure.reason;
    if (Loaded) return <Loaded {...props} />;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  }
  return Object.assign(Late, { load: () => loaded().then(nothing, nothing), isLoaded: () => known !== undefined });
}

const nothing = () => undefined;
