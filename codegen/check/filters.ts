import type { Filter, FilterPart } from '../../runtime/definitions/shapes/filter';
import type { Path } from '../document';
import { wholeFilter } from '../project/filter-forms';
import { type Check, reportLacking, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkFields, checkRules, formPlaceOf } from './forms';
import type { FormPlace } from './form-conditions';
import { checkVisibilityCycles } from './visibility-cycles';
import { checkJsonSchema, checkReferences } from './json-schemas';
import { checkAdds, checkCount, checkStarts } from './optional-groups';
import { checkOwnFields } from './own-fields';
import { checkText } from './texts';

/** Checks a filter: what it is sent as, its parts, and what a customer's own properties become. */
export function checkFilter(check: Check<Filter>): void {
  const { value } = check.definition;
  const base = baseOf(check);
  const whole = wholeFilter(check.definition, base ? [base] : []);
  if (value.data) checkReferences(check, ['data'], value.data);
  if (value.extends === undefined)
    for (const key of ['data', 'adds'] as const)
      if (value[key] === undefined)
        check.report('missing-key', [], `The key "${key}" is missing: a filter has it, or takes it from the one that it "extends".`);
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  const formPlace = formPlaceOf(check, whole?.input ?? value.input);
  const rules = new Set<string>();
  checkParts(check, value.filters ?? [], base?.value.filters ?? [], formPlace, rules);
  const ids = (whole?.filters ?? []).map(({ id }) => id);
  (value.required ?? []).forEach((id, index) => {
    if (whole !== undefined && !ids.includes(id)) reportLacking(check, 'unknown-node', ['required', index], 'This filter', 'part', id, ids);
  });
  if (value.ownFields) checkOwnFields(check, value.ownFields, formPlace);
  checkRules(check, ['rules'], value.rules, formPlace, rules);
  checkAdds(check, value.adds, formPlace.place);
  if (value.count) checkCount(check, value.count, formPlace.place);
}

/** The filter that this one extends. It extends none itself, so that it can be read in one place. */
function baseOf(check: Check<Filter>) {
  const { extends: id, data } = check.definition.value;
  if (id === undefined) return undefined;
  const base = check.query('filter', id);
  if (base === undefined) reportUnknown(check, 'unknown-filter', ['extends'], 'filter', id, check.query('names', 'filter'));
  else if (base.sound && base.value.extends !== undefined)
    check.report('wrong-value', ['extends'], `The filter "${id}" extends another itself: name that one.`);
  if (data !== undefined) check.report('wrong-place', ['data'], 'It is sent as the filter that it extends: remove "data".', { part: 'key' });
  return base?.sound === true ? base : undefined;
}

function checkParts(check: Check, parts: readonly FilterPart[], before: readonly FilterPart[], formPlace: FormPlace, rules: Set<string>): void {
  const { place, conditions } = formPlace;
  const ids = new Set(before.flatMap((part) => [part.id, ...part.fields.map(({ id }) => id)]));
  const sentBy = new Map(before.flatMap((part) => part.fields.map(({ at }) => [propertyOf(at), part.id])));
  const take = (id: string, path: Path) => {
    if (ids.has(id)) check.report('duplicate-id', [...path, 'id'], `Another part or field of this filter has the id "${id}".`);
    ids.add(id);
  };
  parts.forEach((part, index) => {
    const path: Path = ['filters', index];
    take(part.id, path);
    part.fields.forEach((field, place) => {
      const at = [...path, 'fields', place];
      take(field.id, at);
      const other = sentBy.get(propertyOf(field.at));
      if (other !== undefined && other !== part.id)
        check.report('wrong-value', [...at, 'at'], `The part "${other}" also sends this property: filling in one would change the other.`);
      sentBy.set(propertyOf(field.at), part.id);
    });
    checkText(check, [...path, 'label'], part.label, place);
    checkText(check, [...path, 'help'], part.help, place);
    if (part.visibleWhen) checkSource(check, [...path, 'visibleWhen'], part.visibleWhen, conditions.place, 'boolean');
    checkStarts(check, [...path, 'starts'], part.starts, formPlace);
    checkVisibilityCycles(check, part.fields, [...path, 'fields']);
    checkFields(check, [...path, 'fields'], part.fields, formPlace);
    checkRules(check, [...path, 'rules'], part.rules, formPlace, rules);
  });
}

const propertyOf = (pointer: string): string => pointer.split('/')[1] ?? '';
