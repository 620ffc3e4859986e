import { type ComponentType, useMemo } from 'react';
import type { ChoicesFrom } from '../definitions/shapes/form';
import type { FieldBodyProps } from './FieldNode';
import { useChoices } from './use-choices';
import { word } from '../words';

interface FieldWithChoicesProps extends Omit<FieldBodyProps, 'search'> {
  from: ChoicesFrom;
  draw: ComponentType<FieldBodyProps>;
}

/** A field whose choices a call answers. While they are not there, it says so, and what is chosen stays. */
export default function FieldWithChoices({ planned, state, from, draw: Draw }: FieldWithChoicesProps) {
  const { items, isLoading, isFailed, again, search } = useChoices(planned.id, from, state.value);
  const { presentation } = state;
  const shown = useMemo(
    () => ({ ...presentation, options: { ...presentation.options, items, ...(isLoading && search === undefined && { emptyText: word('loadingChoices') }) } }),
    [presentation, items, isLoading, search],
  );
  return (
    <>
      <Draw
        planned={planned}
        state={{ ...state, presentation: shown, isDisabled: state.isDisabled || (search === undefined && items.length === 0) }}
        search={search}
      />
      {isFailed && (
        <p className="field-fault" role="alert">
          {word('choicesFailed')}{' '}
          <button type="button" className="link-button" onClick={again}>
            {word('tryAgain')}
          </button>
        </p>
      )}
    </>
  );
}
