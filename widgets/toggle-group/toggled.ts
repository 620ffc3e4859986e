import type { ChoiceItem } from '../../runtime/widget-contract';

type Value = ChoiceItem['value'];

/** What is pressed: one value, or each of a list. */
export const chosenIn = (value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : [value].flat());

/** The list with a value pressed or released, in the order of the buttons; what has no button is kept. No value when none is left. */
export function toggled(chosen: Value[], value: Value, items: readonly ChoiceItem[]): Value[] | undefined {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const order = items.map((item) => item.value);
  const placed = [...order.filter((one) => next.includes(one)), ...next.filter((one) => !order.includes(one))];
  return placed.length === 0 ? undefined : placed;
}
