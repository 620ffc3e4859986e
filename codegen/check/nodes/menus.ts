import type { Opener } from '../../../runtime/definitions/shapes/menu';
import type { Path } from '../../document';
import type { Check, Place } from '../check';
import { checkSource } from '../expressions';
import { checkIcon } from '../icons';
import { checkAddress } from '../sources';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** A menu that drops has what opens it, and no other has. */
export const checkMenuNode: CheckOf<'menu'> = (check, path, { label, more, opener, look, further }, place) => {
  checkText(check, [...path, 'label'], label, place);
  checkText(check, [...path, 'more'], more, place);
  if (opener) checkOpener(check, [...path, 'opener'], opener, place);
  if ((look === 'drop') !== (opener !== undefined)) check.report('wrong-place', path, 'A menu with look "drop" has an "opener", and no other has one.');
  if (further) checkSource(check, [...path, 'further', 'items'], further.items, place, 'list');
};

/** What opens it. */
export const checkPopoverNode: CheckOf<'popover'> = (check, path, { opener }, place) => checkOpener(check, [...path, 'opener'], opener, place);

function checkOpener(check: Check, path: Path, { text, image, badge, icon, hideText }: Opener, place: Place): void {
  checkIcon(check, [...path, 'icon'], icon);
  checkText(check, [...path, 'text'], text, place);
  if (hideText && icon === undefined && image === undefined)
    check.report('missing-key', path, 'Only a text with a picture can be hidden. Add "icon" or "image".');
  if (image) {
    checkSource(check, [...path, 'image'], image, place, 'text');
    checkAddress(check, [...path, 'image'], 'pictures', image);
  }
  if (badge) checkSource(check, [...path, 'badge'], badge, place, 'number');
}
