import type { EmailOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { LengthCount } from '../text/LengthCount';
import { LineInput } from '../text/LineInput';

/** An email address. */
export function Email(props: WidgetProps<string, EmailOptions>) {
  const { value, schema, options, placeholder, onChange } = props;
  return (
    <>
      {/* Not type="email": browsers rewrite its text (punycode, trimming) behind our back, so that what is sent is not what was typed. */}
      <LineInput
        {...controlProps(props)}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        autoComplete={options.autocomplete ?? 'email'}
        onWrite={onChange}
      />
      <LengthCount text={value} maximum={schema.maxLength} />
    </>
  );
}
