import { checkActions } from '../actions';
import { checkArt } from '../art';
import { reportUnknown } from '../check';
import { checkSource } from '../expressions';
import { checkNames } from '../names';
import { checkText } from '../texts';
import { arrived } from './arrived';
import type { CheckOf } from './check-of';

/** The data is declared. Within it, the data is there and it is said what shows of an empty list. */
export const checkAwaitNode: CheckOf<'await'> = (check, path, { await: names, let: named, failed, missing, empty }, place) => {
  names.forEach((name, index) => {
    if (!Object.hasOwn(place.targets.data, name))
      reportUnknown(check, 'unknown-data', [...path, 'await', index], 'declared data', name, Object.keys(place.targets.data));
  });
  checkText(check, [...path, 'failed'], failed, place);
  checkText(check, [...path, 'missing'], missing, place);
  const known = names.every((name) => Object.hasOwn(place.targets.data, name));
  const there = { ...arrived(place, known ? names : [...place.pending]), emptySaid: empty !== undefined || place.emptySaid };
  const inside = checkNames(check, [...path, 'let'], named, there);
  if (empty) checkSource(check, [...path, 'empty', 'when'], empty.when, inside, 'boolean');
  checkText(check, [...path, 'empty', 'text'], empty?.text, inside);
  checkArt(check, [...path, 'empty', 'art'], empty?.art, inside);
  checkText(check, [...path, 'empty', 'action', 'text'], empty?.action?.text, inside);
  checkActions(check, [...path, 'empty', 'action', 'onPress'], empty?.action?.onPress, inside);
  return inside;
};
