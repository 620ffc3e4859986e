import type { Art } from '../../runtime/definitions/shapes/art';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { publicArt } from '../public-art';
import { closest } from '../../runtime/definitions/fault';
import type { Check, Place } from './check';
import { checkSource } from './expressions';

/** Checks the name of a drawing; one that is computed may be any. */
export function checkArt(check: Check, path: Path, art: Art | undefined, place: Place): void {
  if (art === undefined) return;
  if (isExpression(art)) checkSource(check, path, art, place, 'text');
  else if (!publicArt().includes(art))
    check.report('wrong-value', path, `There is no drawing "${art}" in public/art.`, { suggestion: closest(art, publicArt()) });
}
