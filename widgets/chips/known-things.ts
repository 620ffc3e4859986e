import { isBlankText, type ChoiceItem, searchText } from '../../runtime/widget-contract';

/** The things whose names begin with a text, whatever the case and accents, and that can still be chosen. */
export function beginningWith(text: string, items: readonly ChoiceItem[], chosen: readonly ChoiceItem['value'][]): ChoiceItem[] {
  const start = searchText(text);
  const taken = new Set(chosen);
  return items.filter((item) => !item.disabled && !taken.has(item.value) && searchText(item.text).startsWith(start));
}

/** The thing of exactly this name, whatever the case and accents. */
export const named = (text: string, items: readonly ChoiceItem[]): ChoiceItem | undefined =>
  items.find((item) => !item.disabled && searchText(item.text) === searchText(text));

/** What a text with separators adds: every known thing that is not chosen yet. What is not known remains as text. */
export function added(
  text: string,
  items: readonly ChoiceItem[],
  chosen: readonly ChoiceItem['value'][],
  maximum = Number.POSITIVE_INFINITY,
): { chosen: ChoiceItem['value'][]; rest: string } {
  const result = [...chosen];
  const rest: string[] = [];
  for (const part of text.split(',').filter((name) => !isBlankText(name))) {
    const item = named(part, items);
    if (item === undefined || result.length >= maximum) rest.push(part.trim());
    else if (!result.includes(item.value)) result.push(item.value);
  }
  return { chosen: result, rest: rest.join(', ') };
}
