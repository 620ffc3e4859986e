import type { ChoicesOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { ChoiceGroup } from './ChoiceGroup';
import { mostAtOnce } from '../select/most-at-once';
import { Select } from '../select/Select';

/** One of a few things, all shown. */
export function Choices(props: WidgetProps<string | number | boolean, ChoicesOptions>) {
  const { id, name, value, options, disabled, readonly, onChange } = props;
  const items = options.items ?? [];
  if (items.length > mostAtOnce) return <Select {...props} options={{ items }} />;
  return (
    <ChoiceGroup field={props} role="radiogroup" className={options.inline ? 'field-choices field-choices-inline' : 'field-choices'}>
      {items.map((item, index) => (
        <label className="field-box" key={`${index} ${String(item.value)}`} htmlFor={`${id}-${index}`}>
          <input
            className="field-radio"
            id={`${id}-${index}`}
            type="radio"
            name={name}
            checked={item.value === value}
            disabled={disabled || item.disabled}
            onChange={() => readonly || onChange(item.value)}
          />
          <span>{item.text}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
