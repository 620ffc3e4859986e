import { checkActions } from '../actions';
import { checkFormApplied } from '../applied-forms';
import { withVariable } from '../check';
import { checkSource } from '../expressions';
import { checkFieldEvents } from '../field-events';
import { checkNamed } from '../given';
import { checkTemplate } from '../templates';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The form exists and takes what it is given; what follows reads its data as `form`. */
export const checkFormNode: CheckOf<'form'> = (check, path, node, place) => {
  if (place.repeated === true)
    check.report('wrong-place', [...path, 'form'], 'A form within a list would be the same form for all elements: use a list field of one form, or a dialog.', {
      part: 'key',
    });
  checkNamed(check, path, 'form', { key: 'form', id: node.form }, { key: 'input', given: node.input }, place);
  const data = check.query('formData', node.form);
  checkTemplate(check, [...path, 'value'], node.value, data, place, { partial: true });
  if (node.key) checkSource(check, [...path, 'key'], node.key, place, 'text');
  checkText(check, [...path, 'label'], node.label, place);
  const filled = withVariable(place, 'form', data);
  checkActions(check, [...path, 'onSubmit'], node.onSubmit, filled);
  checkFormApplied(check, [...path, 'onSubmit'], node.form, node.onSubmit);
  if (node.onChange) checkActions(check, [...path, 'onChange'], node.onChange, filled);
  if (node.checkedWhen) checkSource(check, [...path, 'checkedWhen'], node.checkedWhen, place, 'boolean');
  checkFieldEvents(check, [...path, 'on'], node, filled);
};
