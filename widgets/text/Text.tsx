import type { TextOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { LineInput } from './LineInput';

/** One line of text. */
export function Text(props: WidgetProps<string, TextOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  const control = (
    <LineInput
      {...controlProps(props)}
      value={value}
      placeholder={placeholder}
      autoComplete={options.autocomplete}
      inputMode={options.inputMode}
      maxLength={typeof schema.maxLength === 'number' ? schema.maxLength : undefined}
      onWrite={onChange}
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
