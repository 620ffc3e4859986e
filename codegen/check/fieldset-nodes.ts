import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { FieldsetNode, Form } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import { type Check, type Place, reportUnknown, withVariable } from './check';
import { checkSource, schemaOfSource } from './expressions';
import { checkPointer } from './pointers';
import { writtenOut } from './json-schemas';
import { follow, itemsOf, namesOf, partAt } from './schema-path';

/** Checks fields that come from data: where their records and their answers stand, and what is asked of them. */
export function checkFieldsetNode(check: Check, path: Path, node: FieldsetNode, data: JsonSchema | undefined, place: Place): void {
  const fieldset = check.query('fieldset', node.fieldset);
  if (fieldset === undefined) reportUnknown(check, 'unknown-fieldset', [...path, 'fieldset'], 'fieldset', node.fieldset, check.query('names', 'fieldset'));
  checkSource(check, [...path, 'items'], node.items, place, 'list');
  const given = itemsOf(schemaOfSource(node.items.$, place.scope));
  if (
    fieldset?.sound === true &&
    given !== undefined &&
    partAt(given, namesOf(fieldset.value.name)) === undefined &&
    follow(given, namesOf(fieldset.value.name)) !== 'unknown'
  )
    check.report(
      'wrong-expression-type',
      [...path, 'items', '$'],
      `These are no records as the fieldset "${node.fieldset}" reads them: they have no ${fieldset.value.name}.`,
    );
  for (const key of ['requiredWhen', 'enabledWhen'] as const) {
    const condition = node[key];
    if (condition) checkSource(check, [...path, key], condition, place, 'boolean');
  }
  checkShowsBy(check, [...path, 'showsBy'], node, place);
  checkAtLeastOne(check, [...path, 'atLeastOne'], node, place, fieldset?.sound === true ? writtenOut(check, fieldset.value.record) : undefined);
  checkPointer(check, [...path, 'at'], node.at, data);
  if (typeof node.answers !== 'object') return;
  if (fieldset?.sound === true && fieldset.value.computed !== undefined)
    check.report(
      'wrong-place',
      [...path, 'answers'],
      `Values can be computed only from answers that are properties: the fieldset "${node.fieldset}" has "computed".`,
    );
  const answer = itemsOf(partAt(data, namesOf(node.at)));
  checkPointer(check, [...path, 'answers', 'key'], node.answers.key, answer);
  checkPointer(check, [...path, 'answers', 'value'], node.answers.value, answer);
}

function checkShowsBy(check: Check, path: Path, { showsBy }: FieldsetNode, place: Place): void {
  if (showsBy === undefined) return;
  const formulas = check.query('formulas', showsBy.formulas);
  if (formulas === undefined)
    reportUnknown(check, 'unknown-formulas', [...path, 'formulas'], 'definition of formulas', showsBy.formulas, check.query('names', 'formulas'));
  checkSource(check, [...path, 'record'], showsBy.record, place);
  const record = schemaOfSource(showsBy.record.$, place.scope);
  // Where the formulas themselves are wrong, that is told there.
  const isRight = formulas?.sound === true && partAt(writtenOut(check, formulas.value.record), namesOf(formulas.value.groups)) !== undefined;
  if (isRight && record !== undefined) checkPointer(check, [...path, 'record', '$'], formulas.value.groups, record);
}

function checkAtLeastOne(check: Check, path: Path, { atLeastOne }: FieldsetNode, place: Place, record: JsonSchema | undefined): void {
  if (atLeastOne === undefined) return;
  if (atLeastOne.when) checkSource(check, [...path, 'when'], atLeastOne.when, place, 'boolean');
  const ofRecord = withVariable(place, 'item', record);
  for (const key of ['among', 'report'] as const) {
    const condition = atLeastOne[key];
    if (condition) checkSource(check, [...path, key], condition, ofRecord, 'boolean');
  }
}

/** Checks what is computed for the person: from values and for a value that the data has. */
export function checkFills(check: Check, { fills = [] }: Form, data: JsonSchema | undefined, place: Place): void {
  const seen = new Set<string>();
  fills.forEach((fill, index) => {
    const path: Path = ['fills', index];
    if (seen.has(fill.id)) check.report('duplicate-id', [...path, 'id'], `Another value that is filled in has the id "${fill.id}".`);
    seen.add(fill.id);
    checkPointer(check, [...path, 'at'], fill.at, data);
    fill.after.forEach((pointer, position) => {
      checkPointer(check, [...path, 'after', position], pointer, data);
      if (pointer === fill.at) check.report('wrong-value', [...path, 'after', position], 'A value cannot follow itself.');
    });
    checkSource(check, [...path, 'value'], fill.value, place);
    if (fill.replaces) checkSource(check, [...path, 'replaces'], fill.replaces, place, 'boolean');
  });
}
