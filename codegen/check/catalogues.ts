import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import { checkExpression, type ScopeSchemas } from '../../runtime/expressions/check';
import { type Path, pointerOf } from '../document';
import { type Check, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkPointer } from './pointers';
import { checkReferences, writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt, typesOf } from './schema-path';
import { checkText } from './texts';

type Rule = NonNullable<Catalogue['rules']>[number];

/** Checks a catalogue: what it points at is in the record, and its rules read what they have. */
export function checkCatalogue(check: Check<Catalogue>): void {
  const { record, key, title, picture, drawing, lists, fixed, fields, references, rules } = check.definition.value;
  checkReferences(check, ['record'], record);
  const schema = writtenOut(check, record);
  checkPointer(check, ['key'], key, schema);
  checkPointer(check, ['title'], title, schema);
  if (picture !== undefined) checkPointer(check, ['picture'], picture, schema);
  if (drawing !== undefined) checkPointer(check, ['drawing'], drawing, schema);
  lists?.forEach(({ at, name }, index) => {
    const path = ['lists', index];
    if (checkList(check, [...path, 'at'], at, schema)) checkPointer(check, [...path, 'name'], pointerOf([name]), partOf(at, schema));
  });
  fixed?.forEach((pointer, index) => checkPointer(check, ['fixed', index], pointer, schema));
  if (fields) {
    checkList(check, ['fields', 'at'], fields.at, schema);
    if (check.query('fieldset', fields.fieldset) === undefined)
      reportUnknown(check, 'unknown-fieldset', ['fields', 'fieldset'], 'fieldset', fields.fieldset, check.query('names', 'fieldset'));
  }
  references?.forEach(({ at, catalogue }, index) => {
    const path = ['references', index];
    checkPointer(check, [...path, 'at'], at, schema);
    if (check.query('catalogue', catalogue) === undefined)
      reportUnknown(check, 'unknown-catalogue', [...path, 'catalogue'], 'catalogue', catalogue, check.query('names', 'catalogue'));
  });
  const seen = new Set<string>();
  rules?.forEach((rule, index) => {
    const path = ['rules', index];
    if (seen.has(rule.id)) check.report('duplicate-id', [...path, 'id'], `Another rule of this catalogue has the id "${rule.id}".`);
    seen.add(rule.id);
    checkRule(check, path, rule, schema);
  });
}

function checkRule(check: Check, path: Path, rule: Rule, schema: JsonSchema | undefined): void {
  if (rule.each !== undefined && !checkList(check, [...path, 'each'], rule.each, schema)) return;
  const scope = ruleScope(rule, schema);
  checkSource(check, [...path, 'validWhen'], rule.validWhen, { scope }, 'boolean');
  checkText(check, [...path, 'message'], rule.message, { scope });
  if (rule.at !== undefined) checkPointer(check, [...path, 'at'], rule.at, rule.each === undefined ? schema : partOf(rule.each, schema));
}

/** A pointer leads to a list of the record. */
function checkList(check: Check, path: Path, pointer: string, schema: JsonSchema | undefined): boolean {
  const before = check.faults.length;
  checkPointer(check, path, pointer, schema);
  const found = partAt(schema, namesOf(pointer));
  if (found !== undefined && !typesOf(found).includes('array')) check.report('wrong-type', path, 'This must lead to a list.');
  return check.faults.length === before;
}

const partOf = (each: string, schema: JsonSchema | undefined) => itemsOf(partAt(schema, namesOf(each)));

const ruleScope = ({ each }: Rule, schema: JsonSchema | undefined): ScopeSchemas => ({
  item: schema,
  ...(each !== undefined && { part: partOf(each, schema) }),
});

const sound = new WeakMap<Catalogue, { schema: JsonSchema; rules: Rule[] }>();

/** The rules that can judge an item: what is wrong in one of the others is told in the catalogue. */
export function soundRules(catalogue: Catalogue, schema: JsonSchema): Rule[] {
  const known = sound.get(catalogue);
  if (known?.schema === schema) return known.rules;
  const rules = (catalogue.rules ?? []).filter((rule) => {
    const isList = rule.each === undefined || partOf(rule.each, schema) !== undefined;
    return isList && !('message' in checkExpression(rule.validWhen.$, ruleScope(rule, schema), 'boolean'));
  });
  sound.set(catalogue, { schema, rules });
  return rules;
}
