import type { ToggleGroupOptions } from '../../schemas/generated/widgets';
import { type ChoiceItem, translated, type WidgetProps } from '../../runtime/widget-contract';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { MultiSelect } from '../multi-select/MultiSelect';
import { mostAtOnce } from '../select/most-at-once';
import { Select } from '../select/Select';
import { chosenIn, toggled } from './toggled';

type Value = ChoiceItem['value'];

/** Buttons side by side, of which one is pressed, or several. They are radio buttons or boxes, and have their keys. */
export function ToggleGroup(props: WidgetProps<Value | Value[], ToggleGroupOptions>) {
  const { name, value, options, disabled, readonly, rawErrors, onChange } = props;
  const { items = [], several = false, look = 'buttons' } = options;
  const chosen = chosenIn(value);
  if (items.length > mostAtOnce)
    return several ? (
      <MultiSelect {...props} value={chosen} options={{ items, emptyText: translated('Select') }} />
    ) : (
      <Select {...props} value={chosen[0]} options={{ items }} />
    );
  return (
    <ChoiceGroup field={props} role={several ? 'group' : 'radiogroup'} className={look === 'chips' ? 'toggle-group toggle-chips' : 'toggle-group'}>
      {items.map((item, index) => (
        <label className="toggle-item" key={`${index} ${String(item.value)}`}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(item.value)}
            disabled={disabled || item.disabled}
            aria-readonly={(several && readonly) || undefined}
            aria-invalid={(several && rawErrors !== undefined) || undefined}
            onChange={() => readonly || onChange(several ? toggled(chosen, item.value, items) : item.value)}
          />
          <span>{item.text}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
