import { useMemo, useState } from 'react';
import type { SelectOptions } from '../../schemas/generated/widgets';
import { isBlankText, type ChoiceItem, closingProps, controlProps, translated, useCombobox, type WidgetProps } from '../../runtime/widget-contract';
import { rowAfter, rowsFor, rowsFound } from './list-rows';
import { LongList } from './LongList';
import { matchesInWords } from './matches-in-words';

const none: ChoiceItem[] = [];
const page = 8;

/** One of very many things: a combobox, as ARIA describes it. What is typed narrows the list; nothing is chosen until the person says so. */
export function LongSelect(props: WidgetProps<ChoiceItem['value'], SelectOptions>) {
  const { id, label, value, options, disabled, readonly, placeholder, labelledBy, search: elsewhere, onChange, onBlur } = props;
  const { items = none } = options;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const emptyText = options.alwaysChosen === true && value !== undefined ? undefined : (placeholder ?? options.emptyText ?? translated('Select'));
  const found = elsewhere?.found;
  const rows = useMemo(() => {
    if (!isOpen) return [];
    return found === undefined ? rowsFor(items, search, emptyText) : rowsFound(items.slice(0, found), search, emptyText);
  }, [isOpen, found, items, search, emptyText]);
  // A value that the list does not have stays visible; it is lost only when another is chosen.
  const chosenText = value === undefined ? '' : (items.find((item) => item.value === value)?.text ?? String(value));
  const isFixed = disabled || readonly;

  const seek = (text: string) => {
    setSearch(text);
    elsewhere?.ask(text.trim());
  };
  const open = () => {
    if (isFixed || isOpen) return;
    seek('');
    combobox.setActive(value === undefined ? -1 : items.findIndex((item) => item.value === value) + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    combobox.restart();
  };
  const pick = (index: number) => {
    const row = rows[index];
    if (row === undefined || row.disabled === true) return;
    if (row.value !== value) onChange(row.value);
    close();
  };
  const after = (active: number, step: number) => rowAfter(rows, active, step);
  const combobox = useCombobox({ id: `${id}-list`, label, count: rows.length, isOpen, open, pick, after, page, hasEnds: true });
  const leave = () => {
    close();
    onBlur(id, value);
  };

  return (
    <div className="field-multi" {...closingProps({ isOpen, close, leave })}>
      <input
        {...controlProps(props)}
        className="field-control field-select"
        type="text"
        {...combobox.control}
        spellCheck={false}
        aria-haspopup="listbox"
        aria-labelledby={labelledBy}
        placeholder={isOpen ? chosenText || emptyText : emptyText}
        value={isOpen ? search : chosenText}
        onBlur={undefined}
        onClick={open}
        // What an input method composes takes the place of the choice: a value that changes meanwhile doubles its letters.
        onCompositionStart={({ currentTarget }) => !isOpen && currentTarget.select()}
        onKeyDown={isFixed ? undefined : combobox.control.onKeyDown}
        onChange={({ target, nativeEvent }) => {
          if (isFixed) return;
          // While the list is closed the control holds the name of the choice: what is typed behind it is sought, and taking it away opens the list.
          const isTakenAway = (nativeEvent as InputEvent).inputType?.startsWith('delete');
          const typed = isOpen ? target.value : isTakenAway ? '' : target.value.replace(chosenText, '');
          seek(typed);
          setOpen(true);
          combobox.setActive(isBlankText(typed) ? -1 : 0);
        }}
      />
      {isOpen && (
        <div className="field-panel">
          {rows.length === 0 ? (
            <p className="field-help">{elsewhere?.isLoading === true ? translated('Searching…') : translated('Nothing matches.')}</p>
          ) : (
            <LongList combobox={combobox} rows={rows} isChosen={(row) => row.value === value} />
          )}
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isOpen && !isBlankText(search) && elsewhere?.isLoading !== true ? matchesInWords(rows.length) : ''}
      </span>
    </div>
  );
}
