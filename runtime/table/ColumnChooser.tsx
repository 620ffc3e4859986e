import { useId } from 'react';
import { useDisclosure } from '../screen/nodes/use-disclosure';
import type { ShownColumns } from './use-columns';
import { word } from '../words';
import './columns.css';

/** The list of a table's columns, where one is left out: each can be shown or left out. */
export function ColumnChooser({ columns }: { columns: ShownColumns }) {
  const id = useId();
  const { isOpen, button, toggle, around } = useDisclosure(0);
  const { left, optional, choice, choose } = columns;
  const isChosen = Object.keys(choice).length > 0;
  if (left.length === 0 && !isChosen) return null;
  return (
    <div className="column-chooser" ref={around.ref} onKeyDown={around.onKeyDown}>
      <button ref={button} type="button" className="button look-quiet size-small" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {left.length === 0 ? word('columns') : word('columnsLeft', { n: left.length })}
      </button>
      <fieldset id={id} className="column-list" hidden={!isOpen}>
        <legend className="visually-hidden">{word('columns')}</legend>
        {(isOpen ? optional : []).map((named) => (
          <label key={named.column.id} className="column-choice">
            <input type="checkbox" checked={!left.includes(named)} onChange={({ target }) => choose(named.column.id, target.checked)} />
            <span>{named.label}</span>
          </label>
        ))}
        {isChosen ? (
          <button type="button" className="button look-quiet size-small" onClick={() => choose()}>
            {word('usualColumns')}
          </button>
        ) : null}
      </fieldset>
    </div>
  );
}
