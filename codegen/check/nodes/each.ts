import { withVariable } from '../check';
import { checkSource, readValues, schemaOfSource } from '../expressions';
import { itemsOf } from '../schema-path';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The list is one, and it is said what shows when it is empty. Within it, `item` is an element. */
export const checkEachNode: CheckOf<'each'> = (check, path, { each, key, empty }, place) => {
  checkSource(check, [...path, 'each'], each, place, 'list');
  if (empty === undefined && place.emptySaid !== true && readValues(each.$).length > 0)
    check.report('missing-empty', path, 'Say what shows when the list is empty: by "empty" here, or by "empty" of the "await" around it.');
  const inside = withVariable(place, 'item', itemsOf(schemaOfSource(each.$, place.scope)));
  checkSource(check, [...path, 'key'], key, inside, 'text');
  checkText(check, [...path, 'empty'], empty, place);
  return inside;
};
