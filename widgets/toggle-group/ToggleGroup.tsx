import type { ToggleGroupOptions } from '../../schemas/generated/widgets';
import { type ChoiceItem, translated, type WidgetProps } from '../../runtime/widget-contract';
import { MultiSelect } from '../multi-select/MultiSelect';
import { mostAtOnce } from '../select/most-at-once';
import { Select } from '../select/Select';
import { chosenIn, toggled } from './toggled';

type Value = ChoiceItem['value'];

/** Buttons side by side, of which one is pressed, or several. They are radio buttons or boxes, and have their keys. */
export function ToggleGroup(props: WidgetProps<Value | Value[], ToggleGroupOptions>) {
  const { id, name, value, options, required, disabled, readonly, rawErrors, describedBy, labelledBy, onChange, onBlur, onFocus } = props;
  const { items = [], several = false } = options;
  const chosen = chosenIn(value);
  if (items.length > mostAtOnce)
    return several ? (
      <MultiSelect {...props} value={chosen} options={{ items, emptyText: translated('Select') }} />
    ) : (
      <Select {...props} value={chosen[0]} options={{ items }} />
    );
  return (
    <div
      className="toggle-group"
      id={id}
      role={several ? 'group' : 'radiogroup'}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={(required && !several) || undefined}
      aria-invalid={rawErrors !== undefined || undefined}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {items.map((item, index) => (
        <label className="toggle-item" key={`${index} ${String(item.value)}`}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(item.value)}
            disabled={disabled || readonly || item.disabled}
            onChange={() => onChange(several ? toggled(chosen, item.value, items) : item.value)}
          />
          <span>{item.text}</span>
        </label>
      ))}
    </div>
  );
}
