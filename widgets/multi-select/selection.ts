import { type ChoiceItem, translated } from '../../runtime/widget-contract';
import type { MultiSelectOptions } from '../../schemas/generated/widgets';

export type ChoiceValue = ChoiceItem['value'];

/** Which items are chosen. `[allValue]` stands for all; no value is what `start` says. */
export function chosenValues(value: ChoiceValue[] | undefined, options: MultiSelectOptions): ChoiceValue[] {
  const everything = (options.items ?? []).map((item) => item.value);
  if (value === undefined || value.length === 0) return options.start === 'ALL' ? everything : [];
  if (options.allValue !== undefined && value.length === 1 && value[0] === options.allValue) return everything;
  return value;
}

/** What is written when these are chosen: in the order of the items, all as `[allValue]` where that is asked for, none as no value. */
export function valueOf(chosen: ChoiceValue[], options: MultiSelectOptions): ChoiceValue[] | undefined {
  const items = options.items ?? [];
  const wanted = new Set(chosen);
  const known = items.filter((item) => wanted.has(item.value)).map((item) => item.value);
  // A value that the list does not have is kept: it was not the person who removed it.
  const listed = new Set(items.map((item) => item.value));
  const unknown = chosen.filter((value) => !listed.has(value));
  if (known.length + unknown.length === 0) return undefined;
  if (options.allValue !== undefined && unknown.length === 0 && known.length === items.length) return [options.allValue];
  return [...known, ...unknown];
}

/** Adds a value to the chosen ones, or takes it away. */
export const toggled = (chosen: ChoiceValue[], value: ChoiceValue): ChoiceValue[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** Whether no more can be chosen. */
export const isFull = (chosen: ChoiceValue[], { maximum }: MultiSelectOptions): boolean => maximum !== undefined && chosen.length >= maximum;

/** What is chosen when all of these items are added: none that cannot be chosen. */
export const withAll = (chosen: readonly ChoiceValue[], items: readonly ChoiceItem[]): ChoiceValue[] => [
  ...new Set([...chosen, ...items.filter((item) => item.disabled !== true).map((item) => item.value)]),
];

/** Whether all of these items may be added at once. */
export const canSelectAll = (chosen: readonly ChoiceValue[], items: readonly ChoiceItem[], { maximum }: MultiSelectOptions): boolean =>
  items.some((item) => item.disabled !== true) && (maximum === undefined || withAll(chosen, items).length <= maximum);

/** What the closed control says: the names, a number when they are many, or the hint that none is chosen. */
export function summary(chosen: ChoiceValue[], options: MultiSelectOptions): string {
  const { items = [], emptyText = translated('(All)'), maximum } = options;
  const n = chosen.length;
  if (n === 0) return emptyText;
  const count = maximum === undefined ? '' : ` ${n < maximum ? `${n}/${maximum}` : translated('{n}/{maximum} (max)', { n, maximum })}`;
  if (n > 3) return translated('{n} selected', { n }) + count;
  return chosen.map((value) => items.find((item) => item.value === value)?.text ?? String(value)).join(', ') + count;
}
