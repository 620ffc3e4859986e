import type { Expression, Text } from '../../../runtime/definitions/shapes/expression';
import type { Path } from '../../document';
import { type Check, type Place, withVariable } from '../check';
import { checkSource, readValues, schemaOfSource } from '../expressions';
import { withNamed } from '../names';
import { itemsOf } from '../schema-path';
import { checkText } from '../texts';

interface Repeated {
  list: Expression;
  as?: string | undefined;
  key?: Expression | undefined;
  empty?: Text | undefined;
}

/** Checks what stands once for each element of a list, and answers the place of an element. `at`: the key under which the list stands. */
export function checkRepeated(check: Check, path: Path, at: 'each' | 'from', { list, as, key, empty }: Repeated, place: Place): Place {
  checkSource(check, [...path, at], list, place, 'list');
  if (empty === undefined && place.emptySaid !== true && readValues(list.$).length > 0)
    check.report('missing-empty', path, 'Add what shows when the list is empty: "empty" here, or "empty" of the "await" around it.');
  checkText(check, [...path, 'empty'], empty, place);
  const element = itemsOf(schemaOfSource(list.$, place.scope));
  if (as === undefined && Object.hasOwn(place.scope, 'item'))
    check.report('taken-name', [...path, at], 'A list around this one already has `item`: name the elements of one of them with "as".', {
      part: 'key',
    });
  const named = as === undefined ? withVariable(place, 'item', element) : withNamed(check, [...path, 'as'], as, element, place, 'value');
  const inside = { ...named, repeated: true };
  if (key) checkSource(check, [...path, 'key'], key, inside, 'text');
  return inside;
}
