import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Field, FieldNode, Form, Group, ListField } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import { type Check, type Place, withVariable } from './check';
import { checkHasChoices } from './choices';
import { checkChoicesFrom } from './choices-from';
import { checkComputed, checkComputedCycles } from './computed';
import { checkCondition, type Conditions, type FormPlace } from './form-conditions';
import { faultScope } from './fault-scope';
import { checkFieldsetNode, checkFills } from './fieldset-nodes';
import { checkUpload } from './upload';
import { checkVisibilityCycles } from './visibility-cycles';
import { checkOptional, checkOwnWords } from './optional-groups';
import { checkSource } from './expressions';
import { checkJsonSchema, checkReferences, writtenOut } from './json-schemas';
import { checkPointer } from './pointers';
import { itemsOf, namesOf, partAt, typesOf } from './schema-path';
import { commonScope } from './screen-place';
import { checkFieldQuantity } from './quantities';
import { checkTemplate } from './templates';
import { checkText } from './texts';
import { checkUse } from './validators';
import { checkDrawable, checkOptions, findWidget } from './widgets';

/** Checks a form: its data, its fields, its rules. */
export function checkForm(check: Check<Form>): void {
  const { value } = check.definition;
  if (typeof value.data.$ref === 'string') checkReferences(check, ['data'], value.data);
  else checkJsonSchema(check, ['data'], value.data as JsonSchema);
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  const formPlace = formPlaceOf(check, value.input);
  checkFieldIds(check, value);
  checkVisibilityCycles(check, value.fields, ['fields']);
  checkComputedCycles(check, value.fields, ['fields']);
  checkFields(check, ['fields'], value.fields, formPlace);
  checkFills(check, value, formPlace.data, formPlace.place);
  checkRules(check, ['rules'], value.rules, formPlace);
  checkOptional(check, value, formPlace);
}

/** What the parts of the form of this definition may read. */
export function formPlaceOf(check: Check<{ id: string }>, given: JsonSchema | undefined): FormPlace {
  const { id } = check.definition.value;
  const data = check.query('formData', id);
  const [savedBy] = check.query('savedBy', id);
  const shared = { ...commonScope(check), form: data };
  const targets: Place['targets'] = { kind: 'screen', data: {}, state: {}, forms: {}, events: {} };
  const place: Place = { pending: new Set(), targets, scope: given === undefined ? shared : { ...shared, input: writtenOut(check, given) } };
  return { data, place, conditions: { place: savedBy === undefined ? place : { ...place, scope: shared }, savedBy } };
}

/** Checks what must hold of the data. `seen`: the ids of rules that there are already. */
export function checkRules(check: Check, path: Path, rules: Form['rules'] = [], { data, place, conditions }: FormPlace, seen = new Set<string>()): void {
  rules.forEach((rule, index) => {
    const at = [...path, index];
    if (seen.has(rule.id)) check.report('duplicate-id', [...at, 'id'], `Another rule of this ${check.definition.kind} has the id "${rule.id}".`);
    seen.add(rule.id);
    checkPointer(check, [...at, 'at'], rule.at, data);
    if ('use' in rule) return checkUse(check, at, rule, conditions.place);
    checkCondition(check, [...at, 'validWhen'], rule.validWhen, conditions);
    checkText(check, [...at, 'message'], rule.message, place);
  });
}

function checkFieldIds(check: Check, form: Form): void {
  const seen = new Set<string>();
  const visit = (nodes: readonly FieldNode[], path: Path): void =>
    nodes.forEach((node, index) => {
      if (seen.has(node.id)) check.report('duplicate-id', [...path, index, 'id'], `Another field of this form has the id "${node.id}".`);
      seen.add(node.id);
      if ('group' in node) visit(node.group, [...path, index, 'group']);
      if ('list' in node) visit(node.list, [...path, index, 'list']);
    });
  visit(form.fields, ['fields']);
}

export function checkFields(check: Check, path: Path, nodes: readonly FieldNode[], formPlace: FormPlace): void {
  nodes.forEach((node, index) => {
    const at = [...path, index];
    checkVisibility(check, at, node, formPlace.conditions);
    if ('group' in node) checkGroup(check, at, node, formPlace);
    else if ('list' in node) checkListField(check, at, node, formPlace);
    else if ('fieldset' in node) checkFieldsetNode(check, at, node, formPlace.data, formPlace.place);
    else checkField(check, at, node, formPlace);
  });
}

function checkGroup(check: Check, path: Path, node: Group, formPlace: FormPlace): void {
  checkText(check, [...path, 'title'], node.title, formPlace.place);
  checkText(check, [...path, 'help'], node.help, formPlace.place);
  checkFields(check, [...path, 'group'], node.group, formPlace);
}

/** A list of objects; its fields stand in one of them, and read it as `row`. */
function checkListField(check: Check, path: Path, node: ListField, formPlace: FormPlace): void {
  const { data, place, conditions } = formPlace;
  checkPointer(check, [...path, 'at'], node.at, data);
  const list = partAt(data, namesOf(node.at));
  const row = itemsOf(list);
  if (list !== undefined && typesOf(list).length > 0 && !typesOf(list).includes('array'))
    return check.report('wrong-type', [...path, 'at'], 'This must be the list of rows.');
  if (row !== undefined && typesOf(row).length > 0 && !typesOf(row).includes('object'))
    return check.report('wrong-type', [...path, 'at'], 'The rows of this list are not objects: use a field with a widget for lists.');
  for (const key of ['label', 'help', 'addLabel', 'empty'] as const) checkText(check, [...path, key], node[key], place);
  const inRow = (around: Place): Place => withVariable(around, 'row', row);
  checkText(check, [...path, 'rowLabel'], node.rowLabel, withVariable(inRow(place), 'position', { type: 'number' }));
  checkFields(check, [...path, 'list'], node.list, { data: row, place: inRow(place), conditions: { ...conditions, place: inRow(conditions.place) } });
}

export function checkField(check: Check, path: Path, node: Field, { data, place, conditions }: FormPlace): void {
  checkPointer(check, [...path, 'at'], node.at, data);
  const widget = node.widget === undefined ? undefined : findWidget(check, [...path, 'widget'], node.widget, partAt(data, namesOf(node.at)));
  checkDrawable(check, [...path, 'widget'], widget, partAt(data, namesOf(node.at)));
  if (widget === undefined) checkTemplate(check, [...path, 'options'], node.options, undefined, place);
  else checkOptions(check, [...path, 'options'], widget, node.options, place);
  for (const key of ['label', 'help', 'placeholder'] as const) checkText(check, [...path, key], node[key], place);
  checkOwnWords(check, path, node, { data, place });
  for (const [code, text] of Object.entries(node.errors ?? {}))
    checkText(check, [...path, 'errors', code], text, { ...place, scope: { ...place.scope, ...faultScope } });
  checkFieldQuantity(check, path, node, partAt(data, namesOf(node.at)));
  if (node.offer !== undefined) {
    checkTemplate(check, [...path, 'offer', 'value'], node.offer.value, partAt(data, namesOf(node.at)), place);
    checkText(check, [...path, 'offer', 'text'], node.offer.text, place);
  }
  checkChoicesFrom(check, path, node, widget, place);
  checkUpload(check, path, node, widget, partAt(data, namesOf(node.at)));
  checkHasChoices(check, path, node, widget, partAt(data, namesOf(node.at)));
  checkCondition(check, [...path, 'requiredWhen'], node.requiredWhen, conditions);
  if (node.readOnlyWhen) checkSource(check, [...path, 'readOnlyWhen'], node.readOnlyWhen, place, 'boolean');
  if (node.enabledWhen) checkSource(check, [...path, 'enabledWhen'], node.enabledWhen, place, 'boolean');
  checkComputed(check, path, node, { data, place, conditions });
}

function checkVisibility(check: Check, path: Path, node: FieldNode, conditions: Conditions): void {
  checkCondition(check, [...path, 'visibleWhen'], node.visibleWhen, conditions);
  if (node.visibleWhen && node.whenHidden === undefined)
    check.report('missing-when-hidden', [...path, 'visibleWhen'], '"visibleWhen" needs "whenHidden": keep, clear or omit the value while it is hidden.', {
      part: 'key',
    });
  if (!node.visibleWhen && node.whenHidden !== undefined)
    check.report('needless-when-hidden', [...path, 'whenHidden'], 'Without "visibleWhen" this is never hidden, so "whenHidden" says nothing.', { part: 'key' });
}
