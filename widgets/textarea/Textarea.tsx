import type { TextareaOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { LengthCount } from '../text/LengthCount';
import { hasLines, keptLines, shownLines } from '../text/line-ends';

/** Text of several lines. */
export function Textarea(props: WidgetProps<string, TextareaOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  return (
    <>
      <textarea
        {...controlProps(props)}
        className="field-control"
        rows={options.rows ?? 4}
        value={hasLines(value) ? shownLines(value) : (value ?? '')}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value === '' ? undefined : keptLines(target.value, value))}
      />
      <LengthCount text={value} maximum={schema.maxLength} isAlways={options.count === true} />
    </>
  );
}
