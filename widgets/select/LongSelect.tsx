import { type KeyboardEvent, useMemo, useState } from 'react';
import type { SelectOptions } from '../../schemas/generated/widgets';
import { type ChoiceItem, controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { type ListRow, rowAfter, rowsFor, rowsFound } from './list-rows';
import { LongList, rowId } from './LongList';

const none: ChoiceItem[] = [];
const page = 8;

/** One of very many things: a combobox, as ARIA describes it. What is typed narrows the list; nothing is chosen until the person says so. */
export function LongSelect(props: WidgetProps<ChoiceItem['value'], SelectOptions>) {
  const { id, label, value, options, disabled, readonly, placeholder, labelledBy, search: elsewhere, onChange, onBlur } = props;
  const { items = none } = options;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(-1);
  const emptyText = options.alwaysChosen === true && value !== undefined ? undefined : (placeholder ?? options.emptyText ?? 'Select');
  const found = elsewhere?.found;
  const rows = useMemo(() => {
    if (!isOpen) return [];
    return found === undefined ? rowsFor(items, search, emptyText) : rowsFound(items.slice(0, found), search, emptyText);
  }, [isOpen, found, items, search, emptyText]);
  // A value that the list does not have stays visible; it is lost only when another is chosen.
  const chosenText = value === undefined ? '' : (items.find((item) => item.value === value)?.text ?? String(value));
  const isFixed = disabled || readonly;
  const listId = `${id}-list`;

  const seek = (text: string) => {
    setSearch(text);
    elsewhere?.ask(text.trim());
  };
  const open = () => {
    if (isFixed || isOpen) return;
    seek('');
    setActive(value === undefined ? -1 : items.findIndex((item) => item.value === value) + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (row: ListRow) => {
    if (row.value !== value) onChange(row.value);
    close();
  };
  const move = (step: number) => {
    open();
    if (isOpen) setActive(rowAfter(rows, active, step));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isFixed) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (isOpen && (key === 'PageDown' || key === 'PageUp')) move(key === 'PageDown' ? page : -page);
    else if (isOpen && (key === 'Home' || key === 'End')) move(key === 'End' ? rows.length : -rows.length);
    else if (key === 'Enter' && isOpen) {
      const row = rows[active];
      if (row !== undefined) pick(row);
    } else if (key === 'Escape' && isOpen) {
      // The dialog around it must not close with it.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      className="field-multi"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        onBlur(id, value);
      }}
    >
      <input
        {...controlProps(props)}
        className="field-control field-select"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? rowId(listId, active) : undefined}
        aria-labelledby={labelledBy}
        placeholder={isOpen ? chosenText || emptyText : emptyText}
        value={isOpen ? search : chosenText}
        onBlur={undefined}
        onClick={open}
        onKeyDown={press}
        onChange={({ target, nativeEvent }) => {
          if (isFixed) return;
          // While the list is closed the control holds the name of the choice: what is typed behind it is sought, and taking it away opens the list.
          const isTakenAway = (nativeEvent as InputEvent).inputType?.startsWith('delete');
          const typed = isOpen ? target.value : isTakenAway ? '' : target.value.replace(chosenText, '');
          seek(typed);
          setOpen(true);
          setActive(typed.trim() === '' ? -1 : 0);
        }}
      />
      {isOpen && (
        <div className="field-panel">
          {rows.length === 0 ? (
            <p className="field-help">{elsewhere?.isLoading === true ? 'Searching …' : 'Nothing matches.'}</p>
          ) : (
            <LongList id={listId} label={label} rows={rows} active={active} isChosen={(row) => row.value === value} onPick={pick} />
          )}
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isOpen && search.trim() !== '' && elsewhere?.isLoading !== true ? (rows.length === 1 ? '1 match' : `${rows.length} matches`) : ''}
      </span>
    </div>
  );
}
