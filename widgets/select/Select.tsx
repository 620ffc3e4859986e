import type { SelectOptions } from '../../schemas/generated/widgets';
import { useMemo, useState } from 'react';
import { translated, type WidgetProps, zonesNow } from '../../runtime/widget-contract';
import { LongSelect } from './LongSelect';
import { mostAtOnce } from './most-at-once';

/** One of several things, from a list that opens: the browser's own, where there are not too many. */
export function Select(props: WidgetProps<string | number | boolean, SelectOptions>) {
  return props.options.timeZones === true ? <ZoneSelect {...props} /> : <OneOf {...props} />;
}

/** Time zones by what people call them, with what clocks there show when the list is drawn first. */
function ZoneSelect(props: WidgetProps<string | number | boolean, SelectOptions>) {
  const { options } = props;
  const { items } = options;
  const [now] = useState(() => new Date().toISOString());
  const named = useMemo(() => {
    const texts = zonesNow(
      (items ?? []).map(({ value }) => value),
      now,
    );
    return items?.map((item, place) => ({ ...item, text: texts[place] ?? item.text }));
  }, [items, now]);
  return <OneOf {...props} options={{ ...options, items: named }} />;
}

const OneOf = (props: WidgetProps<string | number | boolean, SelectOptions>) =>
  props.search !== undefined || (props.options.items?.length ?? 0) > mostAtOnce ? <LongSelect {...props} /> : <ShortSelect {...props} />;

/** Items are told apart by their place, since values may be numbers and texts at once. */
function ShortSelect({
  id,
  name,
  value,
  options,
  required,
  disabled,
  readonly,
  placeholder,
  rawErrors,
  describedBy,
  labelledBy,
  onChange,
  onBlur,
  onFocus,
}: WidgetProps<string | number | boolean, SelectOptions>) {
  const items = options.items ?? [];
  const chosen = items.findIndex((item) => item.value === value);
  const isUnknown = value !== undefined && chosen === -1;
  // A list cannot be read-only, but hold nothing else than what is chosen: so it stays within reach of the keyboard.
  const isOffered = (index: number) => !readonly || index === chosen;
  const isEmptyOffered = readonly ? value === undefined : options.alwaysChosen !== true || value === undefined;
  return (
    <select
      className="field-control field-select"
      id={id}
      name={name}
      value={isUnknown ? 'unknown' : chosen === -1 ? '' : String(chosen)}
      disabled={disabled}
      aria-readonly={readonly || undefined}
      aria-required={required || undefined}
      aria-invalid={rawErrors !== undefined || undefined}
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      onChange={(event) => readonly || onChange(event.target.value === '' ? undefined : items[Number(event.target.value)]?.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {isEmptyOffered && <option value="">{placeholder ?? options.emptyText ?? translated('Select')}</option>}
      {/* A value that the list does not have stays visible; it is lost only when another is chosen. */}
      {isUnknown && <option value="unknown">{String(value)}</option>}
      {items.map(
        (item, index) =>
          isOffered(index) && (
            <option key={`${index} ${String(item.value)}`} value={String(index)} disabled={item.disabled}>
              {item.text}
            </option>
          ),
      )}
    </select>
  );
}
