import { controlOf } from './questions';
import type { Item } from './resource';

/** What becomes one page: a group with what is in it, or items that stand beside groups. */
interface PageDraft {
  group?: Item;
  items: Item[];
  /** The groups around it that have become several pages: their conditions hold for each. */
  around: Item[];
}

const isGroup = ({ type }: Item): boolean => type === 'group';
const isNamedGroup = (item: Item): boolean => isGroup(item) && Boolean(item.text?.trim());
const childrenOf = ({ item = [] }: Item): Item[] => item;

/** Whether a group is no page itself: its parts are shown one at a time, or it stands alone around several parts. */
const holdsPages = (item: Item): boolean => isGroup(item) && (controlOf(item) === 'tab-container' || childrenOf(item).some((one) => controlOf(one) === 'page'));
const holdsSeveral = (item: Item): boolean =>
  holdsPages(item) || childrenOf(item).filter(isNamedGroup).length > 1 || (childrenOf(item).length === 1 && childrenOf(item).some(holdsSeveral));

/** The pages of a questionnaire: the groups of the first level that has several, and those that are shown one at a time wherever they stand. */
export function pageDrafts(items: readonly Item[], around: Item[] = []): PageDraft[] {
  const groups = items.filter(isGroup);
  const drafts: PageDraft[] = [];
  for (const item of items) {
    const isPage = isGroup(item) && (around.length === 0 || isNamedGroup(item) || controlOf(item) === 'page');
    const last = drafts.at(-1);
    if (holdsPages(item) || (isPage && groups.length === 1 && holdsSeveral(item))) drafts.push(...pageDrafts(childrenOf(item), [...around, item]));
    else if (isPage) drafts.push({ group: item, items: childrenOf(item), around });
    else if (last !== undefined && last.group === undefined && last.around === around) last.items.push(item);
    else drafts.push({ items: [item], around });
  }
  return drafts;
}
