import { valueAt, withValue } from '../validation/pointer';

/** How an answer changes: where its list stands, where items have their key, and what becomes of which item. */
export interface AnswerChange {
  at: string;
  key: string | undefined;
  kind: 'replace' | 'prepend' | 'append' | 'remove' | 'merge';
  /** The item; of `remove` its key, of `merge` a list of items. */
  value: unknown;
  /** Of `merge`: where items have what they are ordered by. */
  by?: string | undefined;
}

/** The answer after a change. The same object where nothing of it changes; what is beside the way there stays as it is. */
export function changedAnswer(answer: unknown, { at, key, kind, value, by }: AnswerChange): unknown {
  if (kind === 'replace' && key === undefined) return withValue(answer, at, value);
  const found = valueAt(answer, at);
  const list: unknown[] = Array.isArray(found) ? found : [];
  if (kind === 'merge') {
    const known = new Set(list.map((item) => valueAt(item, key ?? '')));
    const added = (Array.isArray(value) ? (value as unknown[]) : []).filter((item) => !known.has(valueAt(item, key ?? '')));
    return added.length === 0 ? answer : withValue(answer, at, inOrder([...list, ...added], by ?? ''));
  }
  const wanted = kind === 'remove' || key === undefined ? value : valueAt(value, key);
  const isMeant = (item: unknown) => key !== undefined && valueAt(item, key) === wanted;
  if ((kind === 'replace' || kind === 'remove') && !list.some(isMeant)) return answer;
  if (kind === 'replace')
    return withValue(
      answer,
      at,
      list.map((item) => (isMeant(item) ? value : item)),
    );
  const others = list.filter((item) => !isMeant(item));
  return withValue(answer, at, kind === 'remove' ? others : kind === 'prepend' ? [value, ...others] : [...others, value]);
}

/** In the order of what stands there; those of which it is the same stay as they are. */
const inOrder = (items: unknown[], by: string): unknown[] =>
  items.toSorted((left, right) => {
    const [one, other] = [valueAt(left, by) as string, valueAt(right, by) as string];
    return one < other ? -1 : one > other ? 1 : 0;
  });

/** The same for answers that follow one another, as react-query keeps them: what is added goes into the first or the last of them, once. */
export function changedPages(kept: unknown, change: AnswerChange): unknown {
  const { pages, ...rest } = kept as { pages: unknown[] };
  if (change.kind === 'merge') return { ...rest, pages: pages.map((page, index) => (index === 0 ? changedAnswer(page, change) : page)) };
  const end = change.kind === 'prepend' ? 0 : change.kind === 'append' ? pages.length - 1 : undefined;
  const taken: AnswerChange = { ...change, kind: 'remove', value: change.key === undefined ? change.value : valueAt(change.value, change.key) };
  return { ...rest, pages: pages.map((page, index) => changedAnswer(page, end === undefined || index === end ? change : taken)) };
}
