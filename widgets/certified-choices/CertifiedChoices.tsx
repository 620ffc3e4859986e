import type { CertifiedChoicesOptions } from '../../schemas/generated/widgets';
import type { ChoiceItem, WidgetProps } from '../../runtime/widget-contract';
import { Choices } from '../choices/Choices';

interface Certified {
  choice?: ChoiceItem['value'];
  certified?: boolean;
}

/** Choices, and below them a box by which the person certifies the one that is made. */
export function CertifiedChoices(props: WidgetProps<Certified, CertifiedChoicesOptions>) {
  const { id, name, value, options, required, disabled, readonly, describedBy, onChange, onBlur, onFocus } = props;
  if (value !== undefined && (typeof value !== 'object' || Array.isArray(value))) throw new TypeError('Certified choices show an object.');
  const left = () => onBlur(id, value);
  return (
    <div className="certified-choices">
      <Choices
        {...props}
        value={value?.choice}
        options={{ items: options.items ?? [] }}
        // What was certified is the choice that was made then, not the next one.
        onChange={(choice) => onChange({ ...value, choice, certified: value?.certified === true && choice === value.choice })}
        onBlur={left}
        onFocus={() => onFocus(id, value)}
      />
      <label className="field-box">
        <input
          className="field-check"
          type="checkbox"
          name={`${name}-certified`}
          checked={value?.certified === true}
          disabled={disabled || readonly}
          aria-required={required || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange({ ...value, certified: event.target.checked })}
          onBlur={left}
        />
        <span>{options.certification}</span>
      </label>
    </div>
  );
}
