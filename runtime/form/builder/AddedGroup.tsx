import { memo, useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { PlannedGroup } from '../../validation/form-plan';
import { FormNodes } from '../FormNodes';
import { useFormContext } from '../form-context';
import { focusWhenThere } from './focus-when-there';
import { word } from '../../words';

interface AddedGroupProps {
  planned: PlannedGroup;
  /** A person has just added it, and goes on in it. */
  isNew: boolean;
  /** Takes it away; absent where it always is there. */
  onRemove: (() => void) | undefined;
}

/** One group that was added, with its fields, and the button that takes it away. */
export const AddedGroup = memo(function AddedGroup({ planned, isNew, onRemove }: AddedGroupProps) {
  const { store } = useFormContext();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => store.subscribe(planned.id, listener), [store, planned.id]);
  const state = useSyncExternalStore(subscribe, () => store.live.group(planned.id));
  useEffect(() => (isNew && place.current ? focusWhenThere(place.current) : undefined), [isNew]);
  const title = state?.title ?? '';
  const [first] = planned.nodes;
  // The label of a single field that says what the title says is for screen readers only.
  const isSame = planned.nodes.length === 1 && first?.kind === 'field' && store.live.field(first.id)?.presentation.label === title;
  return (
    <li data-group={planned.id}>
      <div className={isSame ? 'added-group added-group-named' : 'added-group'} ref={place} role="group" tabIndex={-1} aria-labelledby={id}>
        <p className="added-title" id={id}>
          {title}
        </p>
        <div className="added-fields">
          <FormNodes nodes={planned.nodes} />
          {state !== undefined && state.help !== '' && <p className="field-help">{state.help}</p>}
        </div>
        {onRemove && (
          <button type="button" className="added-remove" aria-label={word('removeOf', { name: title })} title={word('remove')} onClick={onRemove}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        )}
      </div>
    </li>
  );
});
