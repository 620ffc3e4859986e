import { closest } from '../../runtime/definitions/fault';
import { pictureNames } from '../../runtime/definitions/picture-names';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Picture } from '../../runtime/definitions/shapes/picture';
import { materialIcons } from '../material-icons';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { checkSource } from './expressions';

/** Checks the name of a picture; one that is computed may be any. */
export function checkPicture(check: Check, path: Path, picture: Picture, place: Place): void {
  if (isExpression(picture)) checkSource(check, path, picture, place);
  else if (!(pictureNames as readonly string[]).includes(picture) && !materialIcons().has(picture)) {
    const suggestion = closest(picture, pictureNames) ?? closest(picture, materialIcons());
    const list = suggestion === undefined ? ` There are ${pictureNames.join(', ')}, and all icons of Material by their names.` : '';
    check.report('wrong-value', path, `There is no picture "${picture}".${list}`, { suggestion });
  }
}
