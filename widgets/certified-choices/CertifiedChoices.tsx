import type { CertifiedChoicesOptions } from '../../schemas/generated/widgets';
import { type ChoiceItem, partsOfOne, type WidgetProps } from '../../runtime/widget-contract';
import { Choices } from '../choices/Choices';

interface Certified {
  choice?: ChoiceItem['value'];
  certified?: boolean;
}

const nothing = () => {};

/** Choices, and below them a box by which the person certifies the one that is made. */
export function CertifiedChoices(props: WidgetProps<Certified, CertifiedChoicesOptions>) {
  const { name, value, options, required, disabled, readonly, describedBy, onChange } = props;
  if (value !== undefined && (typeof value !== 'object' || Array.isArray(value))) throw new TypeError('Certified choices show an object.');
  return (
    <div className="certified-choices" {...partsOfOne(props)}>
      <Choices
        {...props}
        value={value?.choice}
        options={{ items: options.items ?? [] }}
        // What was certified is the choice that was made then, not the next one.
        onChange={(choice) => onChange({ ...value, choice, certified: value?.certified === true && choice === value.choice })}
        onBlur={nothing}
        onFocus={nothing}
      />
      <label className="field-box">
        <input
          className="field-check"
          type="checkbox"
          name={`${name}-certified`}
          checked={value?.certified === true}
          disabled={disabled}
          aria-readonly={readonly || undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy}
          onChange={(event) => readonly || onChange({ ...value, certified: event.target.checked })}
        />
        <span>{options.certification}</span>
      </label>
    </div>
  );
}
