import type { Count, Field, FieldNode, Form, Group } from '../../runtime/definitions/shapes/form';
import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { Path } from '../document';
import { checkCallInput, findCall } from './calls';
import { type Check, type Place, withVariable } from './check';
import type { FormPlace } from './form-conditions';
import { checkPointer } from './pointers';
import { itemsOf, namesOf, partAt, typesOf } from './schema-path';
import { checkTemplate } from './templates';
import { checkText } from './texts';

/** Checks what a form says of the groups that a person adds, and of how many its data describes. */
export function checkOptional(check: Check<Form>, form: Form, formPlace: FormPlace): void {
  const { place } = formPlace;
  checkAdds(check, form.adds, place);
  if (form.count) checkCount(check, form.count, place);
  form.fields.forEach((node, index) => 'group' in node && checkGroup(check, ['fields', index], node, form, formPlace, true));
}

/** What stands where something is added. */
export function checkAdds(check: Check, adds: Form['adds'], place: Place): void {
  checkText(check, ['adds', 'label'], adds?.label, place);
  checkText(check, ['adds', 'none'], adds?.none, place);
}

function checkGroup(check: Check, path: Path, group: Group, form: Form, formPlace: FormPlace, isOutside: boolean): void {
  const { data, place } = formPlace;
  if (group.optional && !isOutside)
    check.report('wrong-place', [...path, 'optional'], 'A group inside another group cannot be added by itself. Move it out of that group.', { part: 'key' });
  else if (group.optional && form.adds === undefined)
    check.report('missing-key', [...path, 'optional'], 'The form lacks "adds", which says how people add this group.', { part: 'key' });
  if (group.starts !== undefined && !group.optional)
    check.report('wrong-place', [...path, 'starts'], 'People do not add this group: only an "optional" group can start with values.', { part: 'key' });
  checkStarts(check, [...path, 'starts'], group.starts, { data, place });
  group.group.forEach((node: FieldNode, index) => 'group' in node && checkGroup(check, [...path, 'group', index], node, form, formPlace, false));
}

/** What a group starts with is a part of the data. */
export const checkStarts = (check: Check, path: Path, starts: unknown, { data, place }: Pick<FormPlace, 'data' | 'place'>): void =>
  checkTemplate(check, path, starts, data, place, { partial: true });

/** How many there are is asked of a call that changes nothing. */
export function checkCount(check: Check, { call, input, at, text }: Count, place: Place): void {
  const operation = findCall(check, ['count', 'call'], call);
  if (operation !== undefined && !changesNothing(operation))
    return check.report('wrong-method', ['count', 'call'], `The call "${call}" is a ${operation.method}: a count comes from a call that only reads.`);
  checkCallInput(check, ['count', 'input'], operation, input, place);
  checkPointer(check, ['count', 'at'], at, operation?.answer);
  checkText(check, ['count', 'text'], text, withVariable(place, 'count', { type: 'number' }));
}

/** Checks how a field speaks of its value, how it is kept, and what goes when it changes. */
export function checkOwnWords(check: Check, path: Path, { at, clears, stringList, phrase }: Field, { data, place }: Pick<FormPlace, 'data' | 'place'>): void {
  checkText(check, [...path, 'phrase'], phrase, withVariable(place, 'value', { type: 'string' }));
  (clears ?? []).forEach((pointer, index) => {
    checkPointer(check, [...path, 'clears', index], pointer, data);
    if (pointer === at) check.report('wrong-value', [...path, 'clears', index], 'A change cannot clear the value that it writes.');
  });
  const kept = stringList === undefined ? undefined : partAt(data, namesOf(at));
  const items = itemsOf(kept);
  if (kept !== undefined && (!typesOf(kept).includes('array') || (items !== undefined && !typesOf(items).includes('string'))))
    check.report('wrong-value', [...path, 'stringList'], 'This value is no list of strings.');
}
