import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MultiSelectOptions } from '../../schemas/generated/widgets';
import {
  isBlankText,
  isOfInputMethod,
  closingParts,
  controlProps,
  requiredWords,
  searchText,
  translated,
  type WidgetProps,
} from '../../runtime/widget-contract';
import { matchesInWords } from '../select/matches-in-words';
import { Boxes } from './Boxes';
import { type ChoiceValue, canSelectAll, chosenValues, isFull, summary, toggled, valueOf, withAll } from './selection';

const searchFrom = 10;

const focusFirst = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>('input:enabled')?.focus();

/** Any of several things. The control, or ArrowDown on it, opens a panel of boxes; Escape, or leaving it, closes the panel. */
export function MultiSelect(props: WidgetProps<ChoiceValue[], MultiSelectOptions>) {
  const { id, label, value, options, disabled, readonly, search: elsewhere, onChange } = props;
  const { items = [], minimum } = options;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const control = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isEntered = useRef(false);
  const chosen = chosenValues(value, options);
  const sought = searchText(search);
  const found = elsewhere === undefined ? items.filter((item) => searchText(item.text).includes(sought)) : items.slice(0, elsewhere.found);
  const shown = isOpen ? found : [];
  const seek = (text: string) => {
    setSearch(text);
    elsewhere?.ask(text.trim());
  };
  const write = (next: ChoiceValue[]) => onChange(valueOf(next, options));
  const clear = () => {
    write([]);
    // The pressed button closes with the last choice, and would take the focus with it.
    control.current?.focus();
  };
  const close = () => {
    setOpen(false);
    control.current?.focus();
  };
  // ArrowDown moves into the panel that it opens. So does a press where choices are found by typing only.
  useEffect(() => {
    if (isOpen && isEntered.current) focusFirst(panel.current);
    isEntered.current = false;
  }, [isOpen]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) return focusFirst(panel.current);
    isEntered.current = true;
    setOpen(true);
  };
  /** Enter in the panel ticks the box that has the focus, or the only match of a search. It never submits the form around it. */
  const tick = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isOfInputMethod(event)) return;
    event.preventDefault();
    if (event.target.type === 'checkbox') return event.target.click();
    const [only] = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled');
    if (found.length === 1 && !isBlankText(search)) only?.click();
  };
  const { describedBy, words } = requiredWords(props);
  const closing = closingParts(props, { isOpen, close, leave: () => setOpen(false) });
  const panelId = `${id}-panel`;
  const { readOnly: _readOnly, 'aria-required': _required, name: _name, onFocus: _onFocus, onBlur: _onBlur, ...attributes } = controlProps(props);

  return (
    <div className="field-multi" {...closing}>
      {words}
      <button
        {...attributes}
        ref={control}
        type="button"
        className={chosen.length === 0 ? 'field-control field-select field-empty' : 'field-control field-select'}
        disabled={disabled}
        data-readonly={readonly ? '' : undefined}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${label}: ${summary(chosen, options)}`}
        onClick={() => {
          isEntered.current = !isOpen && elsewhere !== undefined;
          setOpen(!isOpen);
        }}
        onKeyDown={enter}
      >
        {summary(chosen, options)}
      </button>
      <div className="field-panel" id={panelId} role="group" aria-label={label} hidden={!isOpen} ref={panel} onKeyDown={tick}>
        {isOpen && (
          <>
            {!readonly && (
              <div className="field-panel-tools">
                {elsewhere === undefined && (
                  <button type="button" className="field-tool" disabled={!canSelectAll(chosen, found, options)} onClick={() => write(withAll(chosen, found))}>
                    {sought === '' ? translated('Select All') : translated('Select All {n} Found', { n: found.length })}
                  </button>
                )}
                <button type="button" className="field-tool" disabled={chosen.length === 0} onClick={clear}>
                  {translated('Clear')}
                </button>
              </div>
            )}
            {(elsewhere !== undefined || items.length > searchFrom) && (
              <input
                className="field-control"
                type="search"
                aria-label={translated('Search {name}', { name: label })}
                placeholder={translated('Search')}
                value={search}
                onChange={(event) => seek(event.target.value)}
              />
            )}
            {elsewhere?.isLoading === true && shown.length === 0 ? (
              <p className="field-help">{translated('Searching…')}</p>
            ) : (
              <Boxes
                key={search}
                items={shown}
                chosen={chosen}
                isFull={isFull(chosen, options)}
                isFixed={readonly}
                onToggle={(toggledValue) => write(toggled(chosen, toggledValue))}
              />
            )}
            {minimum !== undefined && chosen.length < minimum && <p className="field-fault">{translated('Must select at least {n}', { n: minimum })}</p>}
          </>
        )}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isOpen && !isBlankText(sought) && elsewhere?.isLoading !== true ? matchesInWords(found.length) : ''}
      </span>
    </div>
  );
}
