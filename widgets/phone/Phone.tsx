import { useState } from 'react';
import type { PhoneOptions } from '../../schemas/generated/widgets';
import { controlProps, readPhoneNumber, showPhoneNumber, type WidgetProps } from '../../runtime/widget-contract';
import { VerificationStatus } from './VerificationStatus';

/** A phone number. While it is typed, the text stays as typed; the value is the number for the wire. Text that is no number stays, and is said to be none. */
export default function Phone(props: WidgetProps<string, PhoneOptions>) {
  const { id, value, options, placeholder, describedBy, disabled, onChange, onBlur, emit } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const text = typed ?? (typeof value === 'string' ? showPhoneNumber(value) : '');
  const isUnreadable = text.trim() !== '' && readPhoneNumber(text) === undefined;
  const statusId = options.status === undefined ? '' : `${id}-status`;
  const control = (
    <input
      {...controlProps(props)}
      ref={(element) => element?.setCustomValidity(isUnreadable ? 'This is no phone number.' : '')}
      className="field-control"
      type="tel"
      // Numbers are read from left to right in every language.
      dir="ltr"
      value={text}
      placeholder={placeholder}
      autoComplete={options.autocomplete ?? 'tel'}
      aria-describedby={`${describedBy ?? ''} ${statusId}`.trim() || undefined}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        onChange(readPhoneNumber(next) ?? (next.trim() || undefined));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur(id, value);
      }}
    />
  );
  // Always the same parts around it: a control that is put elsewhere while somebody types loses the focus.
  return (
    <span className="field-affixes">
      {control}
      {options.status !== undefined && (
        <VerificationStatus id={statusId} status={options.status} text={options.statusText} disabled={disabled} onResend={() => emit('resend', value ?? '')} />
      )}
    </span>
  );
}
