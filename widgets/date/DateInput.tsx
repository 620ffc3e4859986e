import { type ClipboardEvent, useState } from 'react';
import type { DateOptions } from '../../schemas/generated/widgets';
import { controlProps, language, translated, type WidgetProps } from '../../runtime/widget-contract';
import { fromFormat, isDay, readDate, toFormat } from './calendar-date';

const limit = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** While a year is typed the browser gives 0002, then 0020 and 0202: none of these is meant. */
const isYearBegun = (day: string) => day !== '' && day < '1000';

/** Whether the language of the page writes the day before the month. */
const isDayFirst = () => {
  const parts = new Intl.DateTimeFormat(language().tag).formatToParts(new Date(0)).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
};

/**
 * A calendar date, in the browser's own date control: the person's order of day and month. It is kept as YYYY-MM-DD, or by the format of its options.
 * A text that is none would be blank there: it stands in a control for text, as a fault, until it is put right and left.
 */
export function DateInput(props: WidgetProps<string, DateOptions>) {
  const { value, schema, options, disabled, readonly, onChange } = props;
  const [isText, setText] = useState(false);
  const [begun, setBegun] = useState<string>();
  const day = fromFormat(value, options.format);
  const isUnreadable = typeof value === 'string' && value.trim() !== '' && !isDay(day);
  const { onBlur, ...attributes } = controlProps(props);
  const leave = () => {
    setText(false);
    // Whoever leaves it so has written it so.
    if (begun !== undefined) onChange(toFormat(begun, options.format));
    setBegun(undefined);
    onBlur();
  };
  // The browser's own control takes only its own form of a date.
  const takePasted = (event: ClipboardEvent) => {
    const pasted = readDate(event.clipboardData.getData('text/plain'), isDayFirst());
    if (pasted === undefined || disabled || readonly) return;
    event.preventDefault();
    setBegun(undefined);
    onChange(toFormat(pasted, options.format));
  };
  if (isUnreadable || isText)
    return (
      <input
        {...attributes}
        ref={(element) => element?.setCustomValidity(isUnreadable ? translated('Enter a valid date.') : '')}
        className="field-control field-date"
        type="text"
        dir="ltr"
        value={value ?? ''}
        autoComplete={options.autocomplete}
        onChange={({ target }) => {
          setText(true);
          onChange(target.value === '' ? undefined : target.value);
        }}
        onBlur={leave}
      />
    );
  return (
    <input
      {...attributes}
      className="field-control field-date"
      type="date"
      value={begun ?? day}
      min={limit(schema.formatMinimum)}
      // Without a limit the year takes six digits, and 19999 is typed unseen.
      max={limit(schema.formatMaximum) ?? '9999-12-31'}
      autoComplete={options.autocomplete}
      onPaste={takePasted}
      onChange={({ target }) => {
        const isBegun = isYearBegun(target.value);
        setBegun(isBegun ? target.value : undefined);
        onChange(isBegun || target.value === '' ? undefined : toFormat(target.value, options.format));
      }}
      onBlur={leave}
    />
  );
}
