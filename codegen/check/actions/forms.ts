import { own } from '../../../runtime/validation/own';
import { checkFormNodeId } from '../form-nodes';
import { checkTemplate } from '../templates';
import type { CheckOf } from './check-of';

/** The form node exists. */
export const checkSubmitForm: CheckOf<'submitForm'> = (check, path, { submitForm }, place) =>
  checkFormNodeId(check, [...path, 'submitForm'], submitForm, place);

/** The form node exists. */
export const checkResetForm: CheckOf<'resetForm'> = (check, path, { resetForm }, place) => checkFormNodeId(check, [...path, 'resetForm'], resetForm, place);

/** The form node exists, and its form has such values. */
export const checkFillForm: CheckOf<'fillForm'> = (check, path, { fillForm, values }, place) => {
  checkFormNodeId(check, [...path, 'fillForm'], fillForm, place);
  const form = own(place.targets.forms, fillForm);
  checkTemplate(check, [...path, 'values'], values, form === undefined ? undefined : check.query('formData', form), place, { partial: true });
};

/** The form node exists, and gets a list. */
export const checkShowErrors: CheckOf<'showErrors'> = (check, path, { showErrors, errors }, place) => {
  checkFormNodeId(check, [...path, 'showErrors'], showErrors, place);
  checkTemplate(check, [...path, 'errors'], errors, { type: 'array' }, place);
};
