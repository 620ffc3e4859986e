import { useId, useRef, useState } from 'react';
import { searchText } from '../../format/plain-text';
import { closingProps, useCombobox } from '../use-combobox';
import { translated } from '../../format/language';
import { word } from '../../words';

interface AddMenuProps {
  label: string;
  /** What can be added, in its order. */
  items: readonly { id: string; text: string }[];
  onAdd(id: string): void;
}

/** A button that opens a list of what can be added, with a search: a combobox with a list, as ARIA describes it. */
export function AddMenu({ label, items, onAdd }: AddMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const sought = searchText(text);
  const isExact = ({ text: name }: { text: string }) => searchText(name) === sought;
  const shown = items.filter((item) => searchText(item.text).includes(sought)).sort((left, right) => Number(isExact(right)) - Number(isExact(left)));

  const close = (focusesOpener: boolean) => {
    setOpen(false);
    setText('');
    combobox.restart();
    if (focusesOpener) opener.current?.focus();
  };
  const pick = (index: number) => {
    const item = shown[index];
    if (item === undefined) return;
    close(false);
    onAdd(item.id);
  };
  const combobox = useCombobox({ id: listId, label, count: shown.length, isOpen, open: () => setOpen(true), pick, start: 0, hasEnds: true });

  return (
    <div className="added-menu" {...closingProps({ isOpen, close: () => close(true), leave: () => isOpen && close(false) })}>
      <button
        ref={opener}
        type="button"
        className="button look-secondary added-add"
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-disabled={items.length === 0 || undefined}
        onClick={() => items.length > 0 && (isOpen ? close(false) : setOpen(true))}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
        {label}
      </button>
      {isOpen && (
        <div className="field-panel added-panel">
          <input
            className="field-control"
            type="text"
            {...combobox.control}
            aria-label={translated('{name}: search', { name: label })}
            placeholder={translated('Search')}
            // The person has asked for it, and types at once.
            ref={(element) => element?.focus()}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              combobox.restart();
            }}
          />
          <div className="chips-list" {...combobox.list}>
            {shown.map((item, index) => (
              <div className="chips-item" key={item.id} {...combobox.option(index)}>
                {item.text}
              </div>
            ))}
          </div>
          {shown.length === 0 && <p className="field-help">{word('nothingMatches')}</p>}
          <span className="visually-hidden" aria-live="polite">
            {sought === '' ? '' : shown.length === 1 ? translated('1 match') : translated('{n} matches', { n: shown.length })}
          </span>
        </div>
      )}
    </div>
  );
}
