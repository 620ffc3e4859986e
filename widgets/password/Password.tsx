import { useState } from 'react';
import type { PasswordOptions } from '../../schemas/generated/widgets';
import { controlProps, partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';

/** A secret, hidden unless the person asks to see it. */
export function Password(props: WidgetProps<string, PasswordOptions>) {
  const { id, value, label, options, disabled, placeholder, onChange } = props;
  const [shown, setShown] = useState(false);
  return (
    <span className="field-affixes" {...partsOfOne(props)}>
      <input
        {...controlProps(props)}
        onBlur={undefined}
        onFocus={undefined}
        className="field-control"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value ?? ''}
        placeholder={placeholder}
        autoComplete={options.autocomplete ?? 'current-password'}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      <button
        type="button"
        className="field-tool"
        disabled={disabled}
        aria-pressed={shown}
        aria-controls={id}
        aria-label={translated('Show {name}', { name: label })}
        onClick={() => setShown(!shown)}
      >
        {shown ? translated('Hide') : translated('Show')}
      </button>
    </span>
  );
}
