import { useRef, useState, type KeyboardEvent } from 'react';
import type { ChipsOptions } from '../../schemas/generated/widgets';
import {
  arrowStep,
  type ChoiceItem,
  closingParts,
  controlProps,
  isBlankText,
  isOfInputMethod,
  translated,
  useCombobox,
  type WidgetProps,
} from '../../runtime/widget-contract';
import { added, beginningWith } from './known-things';

type Value = ChoiceItem['value'];

/** How many names the list offers at a time; more letters find the others. */
const most = 50;

/** How many chips are drawn: the newest. Those before them are counted. */
const mostChips = 100;

/** Chosen things as chips, and a text control that finds more by the start of their names: a combobox with a list, as ARIA describes it. */
export function Chips(props: WidgetProps<Value[], ChipsOptions>) {
  const { id, label, value, options, disabled, readonly, placeholder, rawErrors, describedBy, onChange } = props;
  if (value !== undefined && !Array.isArray(value)) throw new TypeError('Chips show a list.');
  const { items = [], maximum } = options;
  const chosen = value ?? [];
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const control = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const isFixed = disabled || readonly;
  const isFull = maximum !== undefined && chosen.length >= maximum;
  const found = isOpen && !isFull ? beginningWith(text, items, chosen) : [];
  const offered = found.slice(0, most);
  const nameOf = (one: Value) => items.find((item) => item.value === one)?.text ?? String(one);
  const faultId = `${id}-unknown`;
  const fullId = `${id}-full`;

  const combobox = useCombobox({
    id: `${id}-list`,
    label,
    count: offered.length,
    isOpen,
    open: () => setOpen(true),
    pick: (index) => write([...chosen, ...offered.slice(index, index + 1).map((item) => item.value)], ''),
  });
  const close = () => {
    setOpen(false);
    combobox.restart();
  };

  const write = (next: Value[], rest: string) => {
    setText(rest);
    combobox.restart();
    setFault(rest === '' ? undefined : unknown(rest));
    const newest = next.slice(chosen.length).map(nameOf);
    if (newest.length > 0) setSaid(translated('{name} added', { name: newest.join(', ') }));
    if (next.length !== chosen.length) onChange(next.length === 0 ? undefined : next);
  };
  const full = translated('You can choose up to {n}.', { n: maximum ?? 0 });
  const saysFull = isFull && !isFixed && fault === undefined;
  const unknown = (rest: string) => (isFull ? full : translated('"{text}" is not an option. Choose from the list.', { text: shortened(rest) }));
  const enter = (key: string) => {
    const item = offered[combobox.active];
    if (item !== undefined) return write([...chosen, item.value], '');
    const result = added(text, items, chosen, maximum);
    // Enter takes the first that is found, as a list to choose from does.
    const first = isBlankText(text) ? undefined : offered[0];
    if (key === 'Enter' && result.rest !== '' && first !== undefined) return write([...chosen, first.value], '');
    write(result.chosen, result.rest);
  };
  const remove = (one: Value) => {
    const next = chosen.filter((other) => other !== one);
    setSaid(translated('{name} removed', { name: nameOf(one) }));
    onChange(next.length === 0 ? undefined : next);
    // The pressed button goes with its chip, and would take the focus with it.
    control.current?.focus();
  };
  // Arrow keys go from chip to chip, and behind the last one to the text; Delete and Backspace take a chip away.
  const walk = (event: KeyboardEvent<Element>) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = arrowStep(event);
    const one = chosen.slice(-mostChips)[at];
    if (step !== undefined) (buttons[at + step] ?? (step > 0 ? control.current : undefined))?.focus();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && one !== undefined) remove(one);
    else return;
    event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || isFixed) return;
    if (arrowStep(event) === -1 && control.current?.selectionEnd === 0) return [...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    if (event.key === 'Backspace' && text === '') {
      const last = chosen.at(-1);
      if (last !== undefined) remove(last);
    } else if (event.key !== 'Enter' && event.key !== ',') combobox.control.onKeyDown(event);
    else if (!isBlankText(text) || combobox.active >= 0) {
      enter(event.key);
      event.preventDefault();
    }
  };
  // The first Escape closes the list, the second takes the text away.
  const isBusy = isOpen || text !== '';
  const escape = () => {
    if (!isOpen) write(chosen, '');
    close();
  };
  const leave = () => {
    close();
    if (!isBlankText(text)) setFault(unknown(text));
  };
  const closing = closingParts(props, { isOpen: isBusy, close: escape, leave });

  return (
    <div className="chips" {...closing}>
      {chosen.length > 0 && (
        <ul className="chips-chosen" aria-label={translated('Chosen: {name}', { name: label })} ref={chips} onKeyDown={walk}>
          {chosen.length > mostChips && <li>{translated('{n} more', { n: chosen.length - mostChips })}</li>}
          {chosen.slice(-mostChips).map((one) => (
            <li className="chip" key={`${typeof one} ${String(one)}`}>
              <span>{nameOf(one)}</span>
              {!isFixed && (
                <button type="button" className="chip-remove" aria-label={translated('Remove {name}', { name: nameOf(one) })} onClick={() => remove(one)}>
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="m4 4 8 8m0-8-8 8" />
                  </svg>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="field-multi">
        <input
          {...controlProps(props)}
          ref={(element) => {
            control.current = element;
            // A name that was typed and not chosen is no value: sent without a word, it would be lost.
            element?.setCustomValidity(isBlankText(text) ? '' : translated('Choose an option from the list.'));
          }}
          className="field-control"
          type="text"
          {...combobox.control}
          aria-invalid={rawErrors !== undefined || fault !== undefined || undefined}
          aria-describedby={[fault !== undefined && faultId, saysFull && fullId, describedBy].filter(Boolean).join(' ') || undefined}
          placeholder={placeholder}
          value={text}
          onBlur={undefined}
          onFocus={undefined}
          onClick={() => !isFixed && setOpen(true)}
          onKeyDown={press}
          onChange={(event) => {
            setOpen(true);
            combobox.restart();
            setFault(undefined);
            const typed = event.target.value;
            // Pasted names, with commas between them.
            if (!typed.includes(',')) return setText(typed);
            const result = added(typed, items, chosen, maximum);
            write(result.chosen, result.rest);
          }}
        />
        {offered.length > 0 && (
          <div className="field-panel">
            <div className="chips-list" {...combobox.list}>
              {offered.map((item, index) => (
                <div className="chips-item" key={`${index} ${String(item.value)}`} {...combobox.option(index)}>
                  {item.text}
                </div>
              ))}
            </div>
            {found.length > most && (
              <p className="field-help">{translated('{n} of {total} shown. Type more letters to see the others.', { n: most, total: found.length })}</p>
            )}
          </div>
        )}
      </div>
      {saysFull && (
        <p className="field-help" id={fullId}>
          {full}
        </p>
      )}
      {fault !== undefined && (
        <span className="field-fault" id={faultId} role="alert">
          {fault}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
