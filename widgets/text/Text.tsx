import type { TextOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { LengthCount } from './LengthCount';
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
      onWrite={onChange}
    />
  );
  const count = <LengthCount text={value} maximum={schema.maxLength} />;
  if (options.prefix === undefined && options.suffix === undefined)
    return (
      <>
        {control}
        {count}
      </>
    );
  return (
    <>
      <span className="field-affixes">
        {options.prefix !== undefined && <span className="field-affix">{options.prefix}</span>}
        {control}
        {options.suffix !== undefined && <span className="field-affix">{options.suffix}</span>}
      </span>
      {count}
    </>
  );
}
