import { useState } from 'react';
import type { PhoneOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { displayPhone, normalizePhone } from './phone-number';
import { VerificationStatus } from './VerificationStatus';

/** A phone number. While it is typed, the text stays as typed; the value is always the number for the wire. */
export function Phone(props: WidgetProps<string, PhoneOptions>) {
  const { id, value, options, placeholder, describedBy, disabled, onChange, onBlur, emit } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const statusId = options.status === undefined ? '' : `${id}-status`;
  const control = (
    <input
      {...controlProps(props)}
      className="field-control"
      type="tel"
      // Numbers are read from left to right in every language.
      dir="ltr"
      value={typed ?? displayPhone(value)}
      placeholder={placeholder}
      autoComplete={options.autocomplete ?? 'tel'}
      aria-describedby={`${describedBy ?? ''} ${statusId}`.trim() || undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(normalizePhone(event.target.value));
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
