import { withVariable } from '../check';
import { checkNamed } from '../given';
import { writtenOut } from '../json-schemas';
import { checkTemplate } from '../templates';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The dialog exists and takes what it is given; what follows reads its result. */
export const checkOpenDialog: CheckOf<'openDialog'> = (check, path, { openDialog, input, onResult, onDismiss }, place, checkActions) => {
  const dialog = checkNamed(check, path, 'dialog', { key: 'openDialog', id: openDialog }, { key: 'input', given: input }, place);
  checkActions(check, [...path, 'onResult'], onResult, withVariable(place, 'event', writtenOut(check, dialog?.result)));
  const dismissedAs = dialog?.dismissedAs;
  checkActions(
    check,
    [...path, 'onDismiss'],
    onDismiss,
    dismissedAs === undefined ? place : withVariable(place, 'event', { type: typeof dismissedAs, const: dismissedAs }),
  );
};

/** It stands in a dialog, and gives its result. */
export const checkCloseDialog: CheckOf<'closeDialog'> = (check, path, { result }, place) => {
  if (place.targets.kind !== 'dialog' && place.targets.kind !== 'table')
    check.report('wrong-place', [...path, 'closeDialog'], 'This is not a dialog: only a dialog can close itself.', { part: 'key' });
  checkTemplate(check, [...path, 'result'], result, result === undefined ? undefined : place.targets.result, place);
};

/** The texts and what is done at yes and at no. */
export const checkConfirm: CheckOf<'confirm'> = (check, path, action, place, checkActions) => {
  for (const key of ['confirm', 'title', 'yes', 'no'] as const) checkText(check, [...path, key], action[key], place);
  checkActions(check, [...path, 'onYes'], action.onYes, place);
  checkActions(check, [...path, 'onNo'], action.onNo, place);
};
