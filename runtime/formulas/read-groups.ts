import type { FormulasMapping } from '../definitions/shapes/formulas';
import { valueAt } from '../validation/pointer';
import type { Condition, Formula, FormulaField, FormulaGroup } from './model';

/** Where a record holds its groups, fields, formulas and answers; and its words for what they are. */
type GroupsMapping = Pick<FormulasMapping, 'groups' | 'group' | 'field' | 'formula' | 'elsewhere'>;

/** What a record holds, as formulas need it. */
export interface ReadGroups {
  groups: FormulaGroup[];
  elsewhere: Map<string, readonly string[]>;
  /** The ids of what is asked, in the order of the record. */
  asked: string[];
}

/** Reads groups and fields from a record. What is not as the mapping says is read as if it were not there. */
export function readGroups(record: unknown, mapping: GroupsMapping): ReadGroups {
  const asked: string[] = [];
  const groups = list(valueAt(record, mapping.groups)).map((group): FormulaGroup => {
    const formula = valueAt(group, mapping.group.formula);
    const fields = list(valueAt(group, mapping.group.fields)).map((field) => readField(field, mapping));
    for (const { id, isAsked } of fields) if (isAsked) asked.push(id);
    return {
      id: text(valueAt(group, mapping.group.id)),
      formula: formula === undefined || formula === null ? null : readFormula(formula, mapping),
      fields: fields.map(({ isAsked: _asked, ...field }) => field),
    };
  });
  const { elsewhere } = mapping;
  const others = elsewhere === undefined ? [] : list(valueAt(record, elsewhere.at));
  return {
    groups,
    asked,
    elsewhere: new Map(others.map((one) => [text(valueAt(one, elsewhere?.field ?? '')), texts(valueAt(one, elsewhere?.given ?? ''))])),
  };
}

function readField(field: unknown, mapping: GroupsMapping): FormulaField & { isAsked: boolean } {
  const { field: at } = mapping;
  const features = texts(valueAt(field, at.features.at));
  const isAsked = valueAt(field, at.asked.at) === at.asked.is;
  const measured = valueAt(field, at.measured);
  return {
    id: text(valueAt(field, at.id)),
    isAsked,
    formulas: list(valueAt(field, at.formulas)).map((formula) => readFormula(formula, mapping)),
    isHidden: features.includes(at.features.hidden),
    isOptional: !isAsked || features.includes(at.features.optional),
    given: texts(valueAt(field, at.given)),
    measured: typeof measured === 'string' || typeof measured === 'number' ? measured : undefined,
  };
}

function readFormula(formula: unknown, { formula: at }: GroupsMapping): Formula {
  const word = valueAt(formula, at.any.at);
  const isUnknown = at.any.otherwise !== undefined && word !== undefined && word !== at.any.is && word !== at.any.otherwise;
  return {
    any: word === at.any.is,
    ...(isUnknown && { unknown: text(word) }),
    conditions: list(valueAt(formula, at.conditions)).map(
      (condition): Condition => ({
        field: text(valueAt(condition, at.field)),
        operator: text(valueAt(condition, at.operator)),
        values: texts(valueAt(condition, at.values)),
      }),
    ),
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '');
const texts = (value: unknown): string[] => list(value).map(text);
