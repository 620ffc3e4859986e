import { useState } from 'react';
import type { YesNoOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';

/** Yes or no. It draws its label itself, beside the box. */
export function YesNo({
  id,
  name,
  value,
  label,
  options,
  required,
  disabled,
  readonly,
  rawErrors,
  describedBy,
  onChange,
  onBlur,
  onFocus,
}: WidgetProps<boolean, YesNoOptions>) {
  // One that says yes or no from the beginning lacks nothing, whichever it says. A box that nobody has touched yet is what must be answered.
  const [isOpen] = useState(value === undefined);
  const isSwitch = options.look === 'switch';
  return (
    <label className="field-box" htmlFor={id}>
      <input
        className={isSwitch ? 'field-switch' : 'field-check'}
        id={id}
        name={name}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={value === true}
        disabled={disabled}
        aria-readonly={readonly || undefined}
        aria-required={required || undefined}
        aria-invalid={rawErrors !== undefined || undefined}
        aria-describedby={describedBy}
        onChange={(event) => readonly || onChange(event.target.checked)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <span>
        {label}
        {required && isOpen && !readonly && <RequiredMark />}
      </span>
    </label>
  );
}

const RequiredMark = () => (
  <span className="field-required" aria-hidden="true">
    {' *'}
  </span>
);
