import { memo, useCallback } from 'react';
import { sameJson } from '../../validation/same-json';
import { word } from '../../words';
import type { PartProps } from './part-props';
import type { Place } from './place';

/** What can be done with an entry, which goes by its row: rows keep their names while others come and go. */
export interface EntryActions {
  write: (place: Place, value: unknown, row: number) => void;
  remove: (row: number) => void;
  move: (row: number, step: 1 | -1) => void;
}

interface ListEntryProps extends Omit<PartProps, 'onWrite' | 'label' | 'hidden'> {
  row: number;
  number: number;
  /** It has a name of its own: it stands at its place of a tuple. */
  isTitled: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
  canGo: boolean;
  actions: EntryActions;
}

/** One entry of a list, with its buttons. */
export const ListEntry = memo(
  function ListEntry({ row, number, isTitled, canGoUp, canGoDown, canGo, actions, ...part }: ListEntryProps) {
    const write = useCallback((place: Place, value: unknown) => actions.write(place, value, row), [actions, row]);
    const name = word('entry', { n: number });
    const isFixed = part.isDisabled || part.isReadOnly;
    return (
      <div className="stock-item">
        <div className="stock-content">
          <part.drawing.Part {...part} label={isTitled ? undefined : name} onWrite={write} />
        </div>
        <div className="stock-tools">
          {(canGoUp || canGoDown) && (
            <>
              <Tool says={word('moveUp')} label={word('moveUpOf', { name })} isOff={isFixed || !canGoUp} onPress={() => actions.move(row, -1)} />
              <Tool says={word('moveDown')} label={word('moveDownOf', { name })} isOff={isFixed || !canGoDown} onPress={() => actions.move(row, 1)} />
            </>
          )}
          <Tool says={word('remove')} label={word('removeOf', { name })} isOff={isFixed || !canGo} onPress={() => actions.remove(row)} />
        </div>
      </div>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof ListEntryProps)[]).every(
      (name) => Object.is(before[name], after[name]) || (name === 'errors' && sameJson(before.errors, after.errors)),
    ),
);

export const Tool = ({ says, label, isOff, onPress }: { says: string; label: string | undefined; isOff: boolean; onPress: () => void }) => (
  <button type="button" className="field-tool" aria-label={label} disabled={isOff} onClick={onPress}>
    {says}
  </button>
);
