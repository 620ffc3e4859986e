import { useEffect, useRef, useState } from 'react';
import type { ListField } from '../definitions/shapes/form';
import { textOf } from '../expressions/text';
import type { PlannedGroup } from '../validation/form-plan';
import { schemaAt } from '../validation/schema-at';
import { withDefaults } from './defaults-of';
import type { GroupState } from './field-state';
import { useFormContext, useFormScope } from './form-context';
import { ListRow } from './ListRow';
import { word } from '../words';

interface ListViewProps {
  planned: PlannedGroup & { list: ListField };
  state: GroupState;
}

const control = ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"])';

/** A list of a form's data: its rows, with fields of their own, which a person adds, takes away and puts elsewhere. */
export default function ListView({ planned, state }: ListViewProps) {
  const { store } = useFormContext();
  const scope = useFormScope(store);
  const { at, addLabel, empty, move: moves, compact } = planned.list;
  const element = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<{ row: unknown; index: number; title: string }>();
  const [focus, setFocus] = useState<string>();
  useEffect(() => {
    if (focus === undefined) return;
    element.current?.querySelector<HTMLElement>(focus)?.focus();
    setFocus(undefined);
  }, [focus]);

  const { data } = store.options.form;
  const { minItems, maxItems } = schemaAt(data, at)?.schema ?? {};
  const rows = (store.get(at) ?? []) as unknown[];
  const text = (said: typeof addLabel | undefined) => textOf(said, { ...scope, form: store.live.effective });
  const change = (next: unknown[], focused: string, taken?: typeof removed) => {
    store.set(at, next);
    setFocus(focused);
    setRemoved(taken);
  };
  const add = () => change([...rows, withDefaults(schemaAt(data, `${at}/0`)?.schema ?? {}, {})], `[data-row="${rows.length}"] ${control}`);
  const remove = (index: number, title: string) => change(rows.toSpliced(index, 1), '[data-undo]', { row: rows[index], index, title });
  const putBack = ({ row, index }: NonNullable<typeof removed>) => change(rows.toSpliced(index, 0, row), `[data-row="${index}"] ${control}`);
  const move = (from: number, to: number) => {
    // The same button once more, or the other one where it goes no further.
    const isUp = to === 0 ? false : to < from || to === rows.length - 1;
    change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]), `[data-row="${to}"] [data-move="${isUp ? 'up' : 'down'}"]`);
  };

  return (
    <fieldset className={compact ? 'form-group form-list form-list-compact' : 'form-group form-list'} ref={element}>
      <legend>{state.title}</legend>
      {state.help !== '' && <p className="field-help">{state.help}</p>}
      {rows.length === 0 && empty !== undefined && <p className="field-help">{text(empty)}</p>}
      {planned.nodes.map((row, index) =>
        row.kind === 'field' ? null : (
          <ListRow key={row.id} row={row} index={index}>
            {(title) => (
              <>
                {moves && (
                  <>
                    <Button
                      says={word('moveUp')}
                      label={word('moveUpOf', { name: title })}
                      move="up"
                      disabled={index === 0}
                      onPress={() => move(index, index - 1)}
                    />
                    <Button
                      says={word('moveDown')}
                      label={word('moveDownOf', { name: title })}
                      move="down"
                      disabled={index === rows.length - 1}
                      onPress={() => move(index, index + 1)}
                    />
                  </>
                )}
                <Button
                  says={word('remove')}
                  label={word('removeOf', { name: title })}
                  disabled={rows.length <= Number(minItems ?? 0)}
                  onPress={() => remove(index, title)}
                />
              </>
            )}
          </ListRow>
        ),
      )}
      <div className="form-row-buttons">
        <Button says={text(addLabel)} disabled={rows.length >= Number(maxItems ?? Infinity)} onPress={add} />
      </div>
      <p role="status">
        {removed && (
          <>
            {`${word('removed', { name: removed.title })} `}
            <button type="button" className="button look-text" data-undo="" onClick={() => putBack(removed)}>
              {word('undo')}
            </button>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface ButtonProps {
  says: string;
  label?: string;
  move?: 'up' | 'down';
  disabled: boolean;
  onPress(): void;
}

function Button({ says, label, move, disabled, onPress }: ButtonProps) {
  return (
    <button type="button" className="button look-secondary" aria-label={label} data-move={move} disabled={disabled} onClick={onPress}>
      {says}
    </button>
  );
}
