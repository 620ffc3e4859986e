import type { FieldNode } from '../../runtime/definitions/shapes/form';
import type { Table } from '../../runtime/definitions/shapes/table';
import { checkActions } from './actions';
import { checkAllow } from './allow';
import { checkFormApplied } from './applied-forms';
import { type Check, type Place, reportLacking, reportUnknown, withVariable } from './check';
import { checkSource } from './expressions';
import { checkText } from './texts';

/** Cells with a press of their own cannot be pressed to be edited. */
const pressed = new Set(['link', 'toggle', 'button', 'actions']);

/** Checks cells that are edited where they stand: each has a field, and something saves the row. */
export function checkEdit(check: Check<Table>, inRow: Place): void {
  const { edit, columns } = check.definition.value;
  if (edit === undefined) return;
  const form = check.query('form', edit.form);
  if (form === undefined) reportUnknown(check, 'unknown-form', ['edit', 'form'], 'form', edit.form, check.query('names', 'form'));
  const places = form?.sound === true ? placesIn(form.value.fields) : undefined;
  edit.columns.forEach((id, index) => {
    const path = ['edit', 'columns', index];
    const column = columns.find((one) => one.id === id);
    if (column === undefined)
      return reportUnknown(
        check,
        'unknown-column',
        path,
        'column',
        id,
        columns.map((one) => one.id),
      );
    if (pressed.has(column.cell ?? '') || column.onPress !== undefined)
      check.report('wrong-place', path, `The cells of "${id}" have another action for a press, so a press cannot edit them.`);
    else if (column.at === undefined) check.report('wrong-place', path, `The column "${id}" is computed. Only a column with "at" can be edited.`);
    else if (places !== undefined && !places.includes(column.at))
      reportLacking(check, 'wrong-value', path, `The form "${edit.form}"`, 'field at', column.at, places);
    return undefined;
  });
  if (edit.when) checkSource(check, ['edit', 'when'], edit.when, inRow, 'boolean');
  checkAllow(check, ['edit', 'allow'], edit.allow);
  checkText(check, ['edit', 'label'], edit.label, inRow);
  checkActions(check, ['edit', 'onSave'], edit.onSave, withVariable(inRow, 'form', check.query('formData', edit.form)));
  checkFormApplied(check, ['edit', 'onSave'], edit.form, edit.onSave);
}

/** Where the fields of a form stand, those in groups too. */
const placesIn = (nodes: readonly FieldNode[]): string[] => nodes.flatMap((node) => ('group' in node ? placesIn(node.group) : 'at' in node ? [node.at] : []));
