import type { DateOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { calendarDate } from './calendar-date';

const limit = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A calendar date, in the browser's own date control: the person's order of day and month, YYYY-MM-DD on the wire. */
export function DateInput(props: WidgetProps<string, DateOptions>) {
  const { value, schema, options, onChange } = props;
  return (
    <input
      {...controlProps(props)}
      className="field-control field-date"
      type="date"
      value={calendarDate(value)}
      min={limit(schema.formatMinimum)}
      // Without a limit the year takes six digits, and 19999 is typed unseen.
      max={limit(schema.formatMaximum) ?? '9999-12-31'}
      autoComplete={options.autocomplete}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
