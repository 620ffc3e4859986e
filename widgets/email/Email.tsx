import type { EmailOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';

/** An e-mail address. */
export function Email(props: WidgetProps<string, EmailOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  return (
    <input
      {...controlProps(props)}
      className="field-control"
      // Not type="email": browsers rewrite its text (punycode, trimming) behind our back, so that what is sent is not what was typed.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value ?? ''}
      placeholder={placeholder}
      autoComplete={options.autocomplete ?? 'email'}
      maxLength={typeof schema.maxLength === 'number' ? schema.maxLength : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
