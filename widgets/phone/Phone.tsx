import { useEffect, useRef, useState } from 'react';
import type { PhoneOptions } from '../../schemas/generated/widgets';
import { controlProps, loadPhoneNumbers, translated, type WidgetProps } from '../../runtime/widget-contract';
import { VerificationStatus } from './VerificationStatus';

type Rules = Awaited<ReturnType<typeof loadPhoneNumbers>>;

/** A number of +1 as it is shown; most are, and it takes no rules. */
const usualNumber = (value: string): string | undefined => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value) ?? [];
  return area === undefined ? undefined : `(${area}) ${exchange}-${line}`;
};

/** A phone number. While it is typed, the text stays as typed; the value is the number for the wire. Text that is no number stays, and is said to be none. */
export default function Phone(props: WidgetProps<string, PhoneOptions>) {
  const { id, value, options, placeholder, describedBy, disabled, onChange, onBlur, onFocus, emit } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const [rules, setRules] = useState<Rules>();
  const hasLeft = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const kept = typeof value === 'string' ? value : '';
  const shown = usualNumber(kept);
  const text = typed ?? shown ?? rules?.showPhoneNumber(kept) ?? kept;
  const isUnreadable = text.trim() !== '' && rules !== undefined && rules.readPhoneNumber(text) === undefined;
  const load = () => {
    if (rules === undefined) void loadPhoneNumbers().then((loaded) => setRules(() => loaded));
  };
  // A number that cannot be shown without the rules brings them; most can.
  const isUnusual = kept !== '' && shown === undefined && typed === undefined;
  useEffect(() => {
    if (isUnusual) void loadPhoneNumbers().then((loaded) => setRules(() => loaded));
  }, [isUnusual]);
  // What was typed before the rules were there is read now.
  useEffect(() => {
    if (rules === undefined || typed === undefined) return;
    const number = rules.readPhoneNumber(typed);
    if (number !== undefined && number !== value) onChange(number);
    if (!hasLeft.current) return;
    // Whoever has left meanwhile sees the number as it is shown, or that it is none.
    if (number === undefined) input.current?.checkValidity();
    else setTyped(undefined);
  }, [rules, typed, value, onChange]);
  const statusId = options.status === undefined ? '' : `${id}-status`;
  const control = (
    <input
      {...controlProps(props)}
      ref={(element) => {
        input.current = element;
        element?.setCustomValidity(isUnreadable ? translated('Enter a valid phone number.') : '');
      }}
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
        onChange(rules?.readPhoneNumber(next) ?? (next.trim() || undefined));
      }}
      onFocus={() => {
        hasLeft.current = false;
        load();
        onFocus(id, value);
      }}
      onBlur={() => {
        hasLeft.current = true;
        if (rules !== undefined) setTyped(undefined);
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
