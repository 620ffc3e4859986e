import type { PageRange } from '../records/pages';

/** What calls whose lists have pages are asked by. Each has a default in the document. */
interface PageQuery {
  Page?: number;
  PageSize?: number;
}

/** The part of a list that a call asks for. */
export function rangeOf(query: PageQuery): Pick<PageRange, 'offset' | 'size'> {
  const { Page, PageSize: size } = query as Required<PageQuery>;
  return { offset: Page * size, size };
}
