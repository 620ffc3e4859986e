import { checkActions } from '../actions';
import { checkSource } from '../expressions';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';
import { checkRepeated } from './repeated';

/** The list is one, and it is said what shows when it is empty. Within it, an element has its name; what brings more stands behind it. */
export const checkEachNode: CheckOf<'each'> = (check, path, { each, more, ...rest }, place) => {
  if (more) checkSource(check, [...path, 'more', 'when'], more.when, place, 'boolean');
  if (more) checkActions(check, [...path, 'more', 'do'], more.do, place);
  checkText(check, [...path, 'more', 'text'], more?.text, place);
  return checkRepeated(check, path, 'each', { list: each, ...rest }, place);
};
