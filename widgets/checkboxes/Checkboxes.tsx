import type { WidgetProps } from '../../runtime/widget-contract';
import type { CheckboxesOptions } from '../../schemas/generated/widgets';
import { MultiSelect } from '../multi-select/MultiSelect';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { mostAtOnce } from '../select/most-at-once';

type Chosen = string | number | boolean;

/** Any of a few things, all shown, each with a box. */
export function Checkboxes(props: WidgetProps<Chosen[], CheckboxesOptions>) {
  const { id, name, value = [], options, disabled, readonly, rawErrors, onChange } = props;
  const items = options.items ?? [];
  if (items.length > mostAtOnce) return <MultiSelect {...props} options={{ items }} />;
  const toggle = (pressed: Chosen, isChosen: boolean) => {
    const standsAlone = items.find((item) => item.value === pressed)?.exclusive === true;
    const stays = (item: (typeof items)[number]) => value.includes(item.value) && !(isChosen && (standsAlone || item.exclusive === true));
    const listed = items.filter((item) => (item.value === pressed ? isChosen : stays(item))).map((item) => item.value);
    // A value that the list does not have is kept: it was not the person who removed it.
    const unlisted = isChosen && standsAlone ? [] : value.filter((one) => items.every((item) => item.value !== one));
    const chosen = [...listed, ...unlisted];
    onChange(chosen.length === 0 ? undefined : chosen);
  };
  return (
    <ChoiceGroup field={props} role="group" className="field-choices">
      {items.map((item, index) => (
        <label className="field-box" key={`${index} ${String(item.value)}`} htmlFor={`${id}-${index}`}>
          <input
            className="field-check"
            id={`${id}-${index}`}
            type="checkbox"
            name={name}
            checked={value.includes(item.value)}
            disabled={disabled || item.disabled}
            aria-readonly={readonly || undefined}
            aria-invalid={rawErrors !== undefined || undefined}
            onChange={({ target }) => readonly || toggle(item.value, target.checked)}
          />
          <span>{item.text}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
