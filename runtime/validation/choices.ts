import type { ChoicesFrom } from '../definitions/shapes/form';
import { dependenciesOf, resolveTemplate, type Report, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { isExpression } from '../definitions/shapes/is-expression';
import { valueAt } from './pointer';

/** One thing to choose, as it was found in an answer. */
export interface FoundChoice {
  value: string | number | boolean;
  text: string;
}

type ChoicePlaces = Pick<ChoicesFrom, 'items' | 'value' | 'text'>;

/** What is asked of the call: its parameters, by name. */
export const choicesInput = ({ input }: ChoicesFrom, scope: Scope, asked: { search: string; chosen: readonly unknown[] }): Record<string, unknown> =>
  (resolveTemplate(input ?? {}, { ...scope, ...asked }) ?? {}) as Record<string, unknown>;

/** Where an answer holds its choices. By default it is a list of options: `{ Items: [{ Value, Text }] }`. */
export const choicePlaces = ({ items = '/Items', value = '/Value', text = '/Text' }: ChoicePlaces): Required<ChoicePlaces> => ({ items, value, text });

/** The choices that an answer holds. What has no value, or no text, is none; of two with one value the first counts. */
export function choicesIn(from: ChoicePlaces, answer: unknown, report?: Report): FoundChoice[] {
  const { items, value, text } = choicePlaces(from);
  const list = valueAt(answer, items);
  const found = new Map<FoundChoice['value'], FoundChoice>();
  for (const item of Array.isArray(list) ? list : []) {
    const own = valueAt(item, value);
    const read = typeof text === 'string' ? valueAt(item, text) : textOf(text, { item }, report);
    if (isPlain(own) && ((typeof read === 'string' && read !== '') || typeof read === 'number') && !found.has(own))
      found.set(own, { value: own, text: String(read) });
  }
  return [...found.values()];
}

const isPlain = (value: unknown): value is FoundChoice['value'] => ['string', 'number', 'boolean'].includes(typeof value);

/** The values that are chosen: of a list each of its entries. */
export const chosenIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]);

/** Which of `search`, `chosen` and `form` the call is given. */
export function readsOf(input: unknown): ReadonlySet<string> {
  const read = new Set<string>();
  const visit = (part: unknown): void => {
    if (isExpression(part)) for (const name of dependenciesOf(part.$)) read.add(name.split('.')[0] ?? '');
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(input);
  return read;
}
