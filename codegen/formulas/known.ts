import type { FaultCode } from '../../runtime/definitions/fault-codes';
import type { Condition, Formula, FormulaGroup } from '../../runtime/formulas/model';
import type { FieldFacts } from './facts';

/** Where something is wrong: a group, a field of it, one of its formulas, a condition, and what of it. Without a field it is of the group itself. */
export interface FormulaPlace {
  group: number;
  field?: number;
  formula?: number;
  condition?: number;
  part?: 'id' | 'any' | 'field' | 'operator' | 'values';
  /** The number of a value. */
  value?: number;
}

/** Something wrong in formulas, before it is known in which file they stand. */
export interface FormulaFault {
  code: FaultCode;
  at: FormulaPlace;
  message: string;
  suggestion?: string | undefined;
}

/** A condition, and where it stands. */
interface PlacedCondition {
  condition: Condition;
  at: FormulaPlace;
}

/** Groups with all that is known of their fields' answers. */
export interface Known {
  groups: readonly FormulaGroup[];
  facts: ReadonlyMap<string, FieldFacts>;
  /** Fields that are answered somewhere else. */
  elsewhere: ReadonlySet<string>;
}

/** The conditions of a group and its fields, each with its place. */
export function conditionsOf(of: FormulaGroup, group: number): PlacedCondition[] {
  return formulasOf(of, group).flatMap(({ formula: one, at }) => placed(one, at));
}

/** The formulas of a group and its fields, each with its place. */
export const formulasOf = ({ formula, fields }: FormulaGroup, group: number): { formula: Formula; at: FormulaPlace }[] => [
  ...(formula ? [{ formula, at: { group } }] : []),
  ...fields.flatMap(({ formulas }, field) => formulas.map((one, index) => ({ formula: one, at: { group, field, formula: index } }))),
];

const placed = ({ conditions }: Formula, at: FormulaPlace): PlacedCondition[] =>
  conditions.map((condition, index) => ({ condition, at: { ...at, condition: index } }));
