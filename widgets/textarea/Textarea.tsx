import type { TextareaOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';

/** Text of several lines. */
export function Textarea(props: WidgetProps<string, TextareaOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  const maximum = typeof schema.maxLength === 'number' ? schema.maxLength : undefined;
  return (
    <>
      <textarea
        {...controlProps(props)}
        className="field-control"
        rows={options.rows ?? 4}
        value={value ?? ''}
        placeholder={placeholder}
        maxLength={maximum}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      {options.count === true && maximum !== undefined && (
        <span className="field-count" aria-hidden="true">
          {(value ?? '').length} / {maximum}
        </span>
      )}
    </>
  );
}
