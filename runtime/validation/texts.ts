import type { Fieldset } from '../definitions/shapes/fieldset';

/** How a widget reads an answer that is kept as a list of texts. */
export type Texts = NonNullable<Fieldset['types'][string]['texts']>;

/** The value that a widget shows of a list of texts; nothing for no answer, and for a text that is no number where one is wanted. */
export function fromTexts(kept: unknown, texts: Texts): unknown {
  const list = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  if (list.length === 0) return undefined;
  if (texts === 'many') return list;
  if (texts === 'numbers') return list.map((one) => numberOf(one) ?? null);
  return texts === 'number' ? numberOf(list[0]) : list[0] || undefined;
}

/** The list of texts that is kept of a widget's value; empty for none. */
export function toTexts(value: unknown, texts: Texts): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (texts === 'many') return Array.isArray(value) ? value.map(String) : [String(value)];
  if (texts !== 'numbers') return [String(value)];
  const parts = Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? String(one) : '')) : [];
  return parts.every((part) => part === '') ? [] : parts;
}

const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};
