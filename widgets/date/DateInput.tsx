import type { DateOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { fromFormat, toFormat } from './calendar-date';

const limit = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A calendar date, in the browser's own date control: the person's order of day and month. It is kept as YYYY-MM-DD, or by the format of its options. */
export function DateInput(props: WidgetProps<string, DateOptions>) {
  const { value, schema, options, onChange } = props;
  return (
    <input
      {...controlProps(props)}
      className="field-control field-date"
      type="date"
      value={fromFormat(value, options.format)}
      min={limit(schema.formatMinimum)}
      // Without a limit the year takes six digits, and 19999 is typed unseen.
      max={limit(schema.formatMaximum) ?? '9999-12-31'}
      autoComplete={options.autocomplete}
      onChange={(event) => onChange(event.target.value === '' ? undefined : toFormat(event.target.value, options.format))}
    />
  );
}
