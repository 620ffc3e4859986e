import { controlProps, type WidgetProps } from 'wellspring/widget-contract';

interface SampleOptions {
  suffix?: string;
}

/** One line of text. */
export function Sample(props: WidgetProps<string, SampleOptions>) {
  const { value, options, placeholder, onChange } = props;
  return (
    <span className="field-affixes">
      <input
        {...controlProps(props)}
        className="field-control"
        type="text"
        value={value ?? ''}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {options.suffix !== undefined && <span className="field-affix">{options.suffix}</span>}
    </span>
  );
}
