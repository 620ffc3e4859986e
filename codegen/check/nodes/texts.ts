import { isExpression } from '../../../runtime/definitions/shapes/is-expression';
import type { Path } from '../../document';
import { checkActions } from '../actions';
import type { Check } from '../check';
import { checkSource } from '../expressions';
import { checkPath } from '../routes';
import { checkAddress } from '../sources';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The text, what makes it take the focus, and its hint. */
export const checkTextNode: CheckOf<'text'> = (check, path, { text, focusOn, hint }, place) => {
  checkText(check, [...path, 'text'], text, place);
  checkText(check, [...path, 'hint'], hint, place);
  if (focusOn) checkSource(check, [...path, 'focusOn'], focusOn, place);
};

/** The message, and its button. */
export const checkAlertNode: CheckOf<'alert'> = (check, path, { alert, action }, place) => {
  checkText(check, [...path, 'alert'], alert, place);
  checkText(check, [...path, 'action', 'text'], action?.text, place);
  if (action?.when) checkSource(check, [...path, 'action', 'when'], action.when, place, 'boolean');
  checkActions(check, [...path, 'action', 'onPress'], action?.onPress, place);
};

/** The text, and the path or what computes it. */
export const checkLinkNode: CheckOf<'link'> = (check, path, { link, to, image, newWindow }, place) => {
  checkText(check, [...path, 'link'], link, place);
  if (isExpression(to)) checkSource(check, [...path, 'to'], to, place, 'text');
  else checkLinkAddress(check, [...path, 'to'], to);
  if (image) {
    checkSource(check, [...path, 'image'], image, place, 'text');
    checkAddress(check, [...path, 'image'], 'pictures', image);
  }
  if (isExpression(newWindow)) checkSource(check, [...path, 'newWindow'], newWindow, place, 'boolean');
};

/** Checks where a link leads: a path of a screen, or an address that a browser can open. */
export function checkLinkAddress(check: Check, path: Path, to: string): void {
  if (to.startsWith('/')) checkPath(check, path, to);
  else if (!URL.canParse(to)) check.report('wrong-value', path, `"${to}" is not an address that a browser can open.`);
}

/** The name, the picture and the path. */
export const checkLogoNode: CheckOf<'logo'> = (check, path, { logo, image, imageWidth, imageHeight, darkImage, to }, place) => {
  checkText(check, [...path, 'logo'], logo, place);
  for (const [key, size] of Object.entries({ imageWidth, imageHeight })) if (size) checkSource(check, [...path, key], size, place, 'number');
  for (const [key, address] of Object.entries({ image, darkImage })) {
    if (address === undefined) continue;
    checkSource(check, [...path, key], address, place, 'text');
    checkAddress(check, [...path, key], 'pictures', address);
  }
  checkPath(check, [...path, 'to'], to);
};
