import { useEffect, useState } from 'react';
import type { CompiledForm } from '../definitions/compiled';
import type { FormStoreOptions } from '../form/form-state';

/** What a form with groups that are added needs, once it has been loaded; nothing else has to wait. Undefined while it is on its way. */
export function useOptionalGroups({ adds }: CompiledForm): Pick<FormStoreOptions, 'optional'> | undefined {
  const [loaded, setLoaded] = useState<Pick<FormStoreOptions, 'optional'>>();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const isNeeded = adds !== undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    import('../form/optional-groups').then(
      ({ makeOptionalGroups }) => isCurrent && setLoaded({ optional: makeOptionalGroups }),
      (reason: unknown) => isCurrent && setFailure({ reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  if (failure) throw failure.reason;
  return isNeeded ? loaded : none;
}

const none = {};
