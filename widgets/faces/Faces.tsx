import type { FacesOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { mostAtOnce } from '../select/most-at-once';
import { Select } from '../select/Select';
import { Face } from './Face';
import { faceOf } from './face-of';
import './faces.css';

/** One of a few answers, pressed on a face. They are radio buttons and have their keys; the words below say what a face means. */
export function Faces(props: WidgetProps<string | number | boolean, FacesOptions>) {
  const { name, value, options, disabled, readonly, onChange } = props;
  const { items = [], faces } = options;
  if (items.length > mostAtOnce) return <Select {...props} options={{ items }} />;
  return (
    <ChoiceGroup field={props} role="radiogroup" className="faces">
      {items.map((item, index) => (
        <label className="face-item" key={`${index} ${String(item.value)}`}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            disabled={disabled || item.disabled}
            onChange={() => readonly || onChange(item.value)}
          />
          <Face face={faces?.[index] ?? faceOf(index, items.length)} />
          <span>{item.text}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
