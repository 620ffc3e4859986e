import type { TextOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';

/** One line of text. */
export function Text(props: WidgetProps<string, TextOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  const control = (
    <input
      {...controlProps(props)}
      className="field-control"
      type="text"
      value={value ?? ''}
      placeholder={placeholder}
      autoComplete={options.autocomplete}
      inputMode={options.inputMode}
      maxLength={typeof schema.maxLength === 'number' ? schema.maxLength : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
  if (options.prefix === undefined && options.suffix === undefined) return control;
  return (
    <span className="field-affixes">
      {options.prefix !== undefined && <span className="field-affix">{options.prefix}</span>}
      {control}
      {options.suffix !== undefined && <span className="field-affix">{options.suffix}</span>}
    </span>
  );
}
