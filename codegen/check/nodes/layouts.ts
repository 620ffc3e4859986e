import { isExpression } from '../../../runtime/definitions/shapes/is-expression';
import { checkActions } from '../actions';
import { checkArt } from '../art';
import { checkSource } from '../expressions';
import { checkPicture } from '../pictures';
import { checkLinkAddress } from './texts';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** When it is left out on paper. */
export const checkStackNode: CheckOf<'stack'> = (check, path, { onScreenOnly }, place) => {
  if (onScreenOnly) checkSource(check, [...path, 'onScreenOnly'], onScreenOnly, place, 'boolean');
};

/** There are as many shares as columns, or a width, and not both. */
export const checkColumnsNode: CheckOf<'columns'> = (check, path, { columns, widths, atLeast, keepWidth, scrolls }) => {
  if (scrolls && atLeast === undefined)
    check.report('wrong-place', [...path, 'scrolls'], 'Only columns with "atLeast" have a width in a row that scrolls.', { part: 'key' });
  if (keepWidth && atLeast === undefined)
    check.report('wrong-place', [...path, 'keepWidth'], 'Only columns with "atLeast" have a width to keep.', { part: 'key' });
  if (widths && atLeast !== undefined)
    check.report('wrong-value', [...path, 'atLeast'], 'Columns have either "widths" (shares) or "atLeast" (a width), not both.', { part: 'key' });
  if (widths && widths.length !== columns.length)
    check.report('wrong-value', [...path, 'widths'], `There are ${columns.length} columns and ${widths.length} widths.`);
};

/** The title or what names it for screen readers, the picture and the badge, and what a press does or where it leads: the title is its button or link. */
export const checkCardNode: CheckOf<'card'> = (check, path, { title, label, picture, cover, coverAs, badge, onPress, to, newWindow }, place) => {
  if (picture !== undefined) checkPicture(check, [...path, 'picture'], picture, place);
  checkArt(check, [...path, 'cover'], cover, place);
  if (coverAs !== undefined && cover === undefined)
    check.report('wrong-place', [...path, 'coverAs'], 'Only a card with "cover" has a drawing.', { part: 'key' });
  if (isExpression(coverAs)) checkSource(check, [...path, 'coverAs'], coverAs, place, 'text');
  checkText(check, [...path, 'badge'], badge, place);
  checkActions(check, [...path, 'onPress'], onPress, place);
  if (newWindow !== undefined && to === undefined)
    check.report('wrong-place', [...path, 'newWindow'], 'Only a card with "to" opens a window.', { part: 'key' });
  if (isExpression(newWindow)) checkSource(check, [...path, 'newWindow'], newWindow, place, 'boolean');
  if (typeof to === 'string') checkLinkAddress(check, [...path, 'to'], to);
  else if (to !== undefined) checkSource(check, [...path, 'to'], to, place, 'text');
  if (onPress !== undefined && to !== undefined)
    check.report('wrong-value', [...path, 'to'], 'A card has either "to" (a screen) or "onPress" (actions), not both.', { part: 'key' });
  if ((onPress ?? to) !== undefined && title === undefined)
    check.report('missing-key', path, 'The key "title" is missing: it is the button or the link of the card.');
  checkText(check, [...path, 'title'], title, place);
  checkText(check, [...path, 'label'], label, place);
};

/** What names it for screen readers. */
export const checkSideBarNode: CheckOf<'sideBar'> = (check, path, { label }, place) => checkText(check, [...path, 'label'], label, place);
