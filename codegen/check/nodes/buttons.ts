import { checkActions } from '../actions';
import { checkDisabledText } from '../disabled-text';
import { checkSource } from '../expressions';
import { checkIcon } from '../icons';
import { checkFormNodeId } from '../form-nodes';
import { checkPicture } from '../pictures';
import { checkAddress } from '../sources';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The text, the conditions, the form that it submits, and what it does. */
export const checkButtonNode: CheckOf<'button'> = (
  check,
  path,
  { button, name, onPress, enabledWhen, disabledText, busyWhen, submits, image, icon, hint },
  place,
) => {
  checkIcon(check, [...path, 'icon'], icon);
  checkText(check, [...path, 'button'], button, place);
  checkText(check, [...path, 'name'], name, place);
  checkText(check, [...path, 'hint'], hint, place);
  checkDisabledText(check, path, { enabledWhen, disabledText }, place);
  if (image) {
    checkSource(check, [...path, 'image'], image, place, 'text');
    checkAddress(check, [...path, 'image'], 'pictures', image);
  }
  if (busyWhen) checkSource(check, [...path, 'busyWhen'], busyWhen, place, 'boolean');
  if (submits !== undefined) checkFormNodeId(check, [...path, 'submits'], submits, place);
  checkActions(check, [...path, 'onPress'], onPress, place);
};

/** The texts, the picture, and what it does. */
export const checkTileNode: CheckOf<'tile'> = (check, path, { tile, icon, value, trend, caption, onPress }, place) => {
  checkText(check, [...path, 'tile'], tile, place);
  checkPicture(check, [...path, 'icon'], icon, place);
  checkText(check, [...path, 'value'], value, place);
  if (trend) checkSource(check, [...path, 'trend', 'values'], trend.values, place, 'list');
  if (trend?.goals) checkSource(check, [...path, 'trend', 'goals'], trend.goals, place, 'list');
  checkText(check, [...path, 'trend', 'text'], trend?.text, place);
  checkText(check, [...path, 'caption'], caption, place);
  checkActions(check, [...path, 'onPress'], onPress, place);
};
