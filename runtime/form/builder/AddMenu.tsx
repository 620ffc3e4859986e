import { type KeyboardEvent, useId, useRef, useState } from 'react';

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
  const [active, setActive] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const sought = text.trim().toLowerCase();
  const isExact = ({ text: name }: { text: string }) => name.toLowerCase() === sought;
  const shown = items.filter((item) => item.text.toLowerCase().includes(sought)).sort((left, right) => Number(isExact(right)) - Number(isExact(left)));

  const close = (focusesOpener: boolean) => {
    setOpen(false);
    setText('');
    setActive(0);
    if (focusesOpener) opener.current?.focus();
  };
  const pick = (id: string) => {
    close(false);
    onAdd(id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -active, End: shown.length - 1 - active };
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) setActive((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter') {
      const item = shown[active];
      if (item) pick(item.id);
    } else if (event.key === 'Escape') {
      // The dialog around it must not close with it.
      event.stopPropagation();
      close(true);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="added-menu" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && isOpen && close(false)}>
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
            role="combobox"
            autoComplete="off"
            aria-label={`${label}: search`}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
            placeholder="Search"
            // The person has asked for it, and types at once.
            ref={(element) => element?.focus()}
            value={text}
            onKeyDown={press}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
          />
          <div className="chips-list" id={listId} role="listbox" aria-label={label} tabIndex={-1}>
            {shown.map((item, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
              <div
                className="chips-item"
                id={`${listId}-${index}`}
                key={item.id}
                role="option"
                aria-selected={index === active}
                ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(item.id)}
              >
                {item.text}
              </div>
            ))}
          </div>
          {shown.length === 0 && <p className="field-help">Nothing matches.</p>}
          <span className="visually-hidden" aria-live="polite">
            {sought === '' ? '' : shown.length === 1 ? '1 match' : `${shown.length} matches`}
          </span>
        </div>
      )}
    </div>
  );
}
