import { type KeyboardEvent, useState } from 'react';
import type { NumberOptions } from '../../schemas/generated/widgets';
import { controlProps, isOfInputMethod, translated, type WidgetProps } from '../../runtime/widget-contract';
import { isUnreadable, readNumber, stepped } from './typed-number';

const limit = (value: unknown) => (typeof value === 'number' ? value : undefined);

export interface TypedNumberProps extends WidgetProps<number, Omit<NumberOptions, 'unit'>> {
  /** Whether a typed number is the one that the value shows: a value in another unit is rounded. */
  isShownAs?: (typed: number, shown: number) => boolean;
}

/**
 * A number, typed. Text that is no number stays in the control, is no value, and is said to be none. Not type="number": browsers take
 * letters and commas away from what is typed there, so that 5,5 becomes 55 unseen.
 */
export function TypedNumber(props: TypedNumberProps) {
  const { isShownAs = Object.is, id, value, schema, options, placeholder, describedBy, labelledBy, disabled, readonly, onChange, onBlur } = props;
  const [typed, setTyped] = useState('');
  const number = typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  // What was typed counts as long as it is what the value says.
  const read = readNumber(typed);
  const isTyped = read === number || (read !== undefined && number !== undefined && isShownAs(read, number));
  const text = isTyped ? typed : String(number ?? '');
  // Nothing is cut off: that would be another number.
  const isTooLong = isTyped && options.maxLength !== undefined && typed.length > options.maxLength;
  const limits = { minimum: limit(schema.minimum), maximum: limit(schema.maximum) };
  const type = (next: string) => {
    setTyped(next);
    onChange(readNumber(next));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || disabled || readonly || isUnreadable(text) || isOfInputMethod(event)) return;
    event.preventDefault();
    const step = options.step ?? limit(schema.multipleOf);
    type(String(stepped(number, event.key === 'ArrowUp' ? 1 : -1, { ...(step === undefined ? {} : { step }), ...given(limits) })));
  };
  const control = (
    <input
      {...controlProps(props)}
      ref={(element) =>
        element?.setCustomValidity(isTyped && isUnreadable(typed) ? translated('Enter a number.') : isTooLong ? translated('Enter a shorter number.') : '')
      }
      aria-labelledby={labelledBy}
      aria-describedby={options.suffix === undefined ? describedBy : `${describedBy ?? ''} ${id}-suffix`.trim()}
      className="field-control"
      type="text"
      role="spinbutton"
      aria-valuenow={number}
      aria-valuemin={limits.minimum}
      aria-valuemax={limits.maximum}
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      dir="ltr"
      autoComplete="off"
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        // From now on it shows what is kept: 7, not 007.
        if (!isUnreadable(typed) && read === number) setTyped('');
        onBlur(id, value);
      }}
      onKeyDown={move}
    />
  );
  if (options.prefix === undefined && options.suffix === undefined) return control;
  return (
    <span className="field-affixes">
      {options.prefix !== undefined && <span className="field-affix">{options.prefix}</span>}
      {control}
      {options.suffix !== undefined && (
        <span className="field-affix" id={`${id}-suffix`}>
          {options.suffix}
        </span>
      )}
    </span>
  );
}

/** The limits that there are. */
const given = ({ minimum, maximum }: { minimum: number | undefined; maximum: number | undefined }) => ({
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
});
