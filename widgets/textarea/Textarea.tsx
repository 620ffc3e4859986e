import type { TextareaOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { hasLines, keptLines, shownLines } from '../text/line-ends';

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
        value={hasLines(value) ? shownLines(value) : (value ?? '')}
        placeholder={placeholder}
        maxLength={maximum}
        onChange={({ target }) => onChange(target.value === '' ? undefined : keptLines(target.value, value))}
      />
      {options.count === true && maximum !== undefined && (
        <span className="field-count" aria-hidden="true">
          {(value ?? '').length} / {maximum}
        </span>
      )}
    </>
  );
}
