import { useEffect, useState } from 'react';
import type { CompiledForm } from '../definitions/compiled';
import type { FormStoreOptions } from '../form/form-state';

type Loaded = Pick<FormStoreOptions, 'optional'> & { failure?: unknown };

/** What a form with groups that are added needs, once it has been loaded; nothing else has to wait. Undefined while it is on its way. */
export function useOptionalGroups({ adds }: CompiledForm): Pick<FormStoreOptions, 'optional'> | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const isNeeded = adds !== undefined;
  useEffect(() => {
    if (isNeeded)
      import('../form/builder/AddedGroups').then(
        ({ makeBuilder }) => setLoaded({ optional: makeBuilder }),
        (failure: unknown) => setLoaded({ failure }),
      );
  }, [isNeeded]);
  if (loaded?.failure) throw loaded.failure;
  return isNeeded ? loaded : none;
}

const none = {};
