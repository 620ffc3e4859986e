import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The texts read what there is. */
export const checkCopy: CheckOf<'copy'> = (check, path, { copy, failed }, place) => {
  checkText(check, [...path, 'copy'], copy, place);
  checkText(check, [...path, 'failed'], failed, place);
};

/** The texts read what there is. */
export const checkSaveText: CheckOf<'saveText'> = (check, path, { saveText, fileName }, place) => {
  checkText(check, [...path, 'saveText'], saveText, place);
  checkText(check, [...path, 'fileName'], fileName, place);
};
