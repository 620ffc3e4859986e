import { valueAt, withValue } from '../validation/pointer';

/** How an answer changes: where its list stands, where items have their key, and what becomes of which item. */
export interface AnswerChange {
  at: string;
  key: string | undefined;
  kind: 'replace' | 'prepend' | 'append' | 'remove';
  /** The item; of `remove` its key. */
  value: unknown;
}

/** The answer after a change. The same object where nothing of it changes; what is beside the way there stays as it is. */
export function changedAnswer(answer: unknown, { at, key, kind, value }: AnswerChange): unknown {
  if (kind === 'replace' && key === undefined) return withValue(answer, at, value);
  const found = valueAt(answer, at);
  const list: unknown[] = Array.isArray(found) ? found : [];
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

/** The same for answers that follow one another, as react-query keeps them: what is added goes into the first or the last of them, once. */
export function changedPages(kept: unknown, change: AnswerChange): unknown {
  const { pages, ...rest } = kept as { pages: unknown[] };
  const end = change.kind === 'prepend' ? 0 : change.kind === 'append' ? pages.length - 1 : undefined;
  const taken: AnswerChange = { ...change, kind: 'remove', value: change.key === undefined ? change.value : valueAt(change.value, change.key) };
  return { ...rest, pages: pages.map((page, index) => changedAnswer(page, end === undefined || index === end ? change : taken)) };
}
