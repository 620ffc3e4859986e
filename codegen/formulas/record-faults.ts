import { type Fault, sentenceOf } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { FormulasMapping } from '../../runtime/definitions/shapes/formulas';
import { readGroups } from '../../runtime/formulas/read-groups';
import { valueAt } from '../../runtime/validation/pointer';
import { type JsonDocument, type Path, pointerOf, positionOf } from '../document';
import { factsOfType, type FieldFacts } from './facts';
import { formulaFaults } from './formula-faults';
import type { FormulaPlace } from './known';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';

/** Checks the formulas of a record as those of a questionnaire are checked; what its fields' answers may be is read by their fieldset. */
export function recordFaults(document: JsonDocument, mapping: FormulasMapping, fieldset: Fieldset | undefined): Fault[] {
  const { groups, elsewhere, asked } = readGroups(document.value, mapping);
  if (groups.length === 0)
    return [{ code: 'missing-value', file: document.file, line: 1, column: 1, pointer: '', message: `The record has no list at ${mapping.groups}.` }];
  const isAsked = new Set(asked);
  const facts = new Map<string, FieldFacts>();
  for (const [group, { fields }] of groups.entries())
    for (const [field, { id }] of fields.entries()) {
      const record = valueAt(document.value, pointerOf(fieldPath(mapping, group, field)));
      if (!facts.has(id)) facts.set(id, { ...factsOfRecord(record, fieldset), isAsked: isAsked.has(id) });
    }
  return formulaFaults({ groups, facts, elsewhere: new Set(elsewhere.keys()) }).map(({ code, at, message, suggestion }) => {
    const path = pathOf(mapping, at);
    const fault: Fault = {
      code,
      file: document.file,
      ...positionOf(document, path),
      pointer: pointerOf(path),
      message: sentenceOf({ message, suggestion } as Fault),
    };
    return fault;
  });
}

function factsOfRecord(record: unknown, fieldset: Fieldset | undefined): FieldFacts {
  if (fieldset === undefined) return factsOfType(undefined);
  const name = valueAt(record, typeof fieldset.type === 'string' ? fieldset.type : fieldset.type.at);
  const type = typeof name === 'string' ? own(fieldset.types, name) : undefined;
  const facts = factsOfType(type);
  const number = (pointer: string | undefined): number | undefined => {
    const value = pointer === undefined ? undefined : valueAt(record, pointer);
    return typeof value === 'number' ? value : undefined;
  };
  const { at, value = '', exclusive } = fieldset.options ?? { at: '' };
  const listed = fieldset.options === undefined ? undefined : valueAt(record, at);
  if (type !== undefined && Array.isArray(listed) && listed.length > 0) {
    const valueOf = (option: unknown): string => stringOf(valueAt(option, value));
    const alone = exclusive === undefined ? [] : listed.filter((option) => valueAt(option, exclusive) === true);
    return { ...facts, kind: 'choice', options: listed.map(valueOf), exclusive: alone.map(valueOf) };
  }
  // What another server keeps for a type with values of its own is not known.
  return { ...facts, options: undefined, minimum: number(fieldset.minimum), maximum: number(fieldset.maximum) };
}

const names = (pointer: string): string[] => pointer.split('/').slice(1);

const fieldPath = ({ groups, group }: FormulasMapping, number: number, field: number): Path => [...names(groups), number, ...names(group.fields), field];

function pathOf(mapping: FormulasMapping, { group, field, formula, condition, part, value }: FormulaPlace): Path {
  const path: Path = field === undefined ? [...names(mapping.groups), group] : fieldPath(mapping, group, field);
  if (part === 'id') return [...path, ...names(field === undefined ? mapping.group.id : mapping.field.id)];
  const formulas: Path = field === undefined ? [...path, ...names(mapping.group.formula)] : [...path, ...names(mapping.field.formulas), formula ?? 0];
  if (part === 'any') return [...formulas, ...names(mapping.formula.any.at)];
  if (condition === undefined) return formulas;
  const at: Path = [...formulas, ...names(mapping.formula.conditions), condition];
  if (part === undefined) return at;
  return [...at, ...names(mapping.formula[part]), ...(part === 'values' && value !== undefined ? [value] : [])];
}
