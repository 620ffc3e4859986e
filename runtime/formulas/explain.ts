import { conditionHolds } from './compare';
import type { Formulas } from './formulas';
import type { Condition, Formula, FormulaField, FormulaGroup } from './model';

/** One comparison as it stands now, with the answers that it saw. */
export interface ExplainedCondition extends Condition {
  holds: boolean;
  /** The answers that count of the field. */
  answers: readonly string[];
  /** Why there are none: the field does not exist, is hidden, stands on a hidden group, or is not answered. */
  unanswered?: 'missing' | 'hidden' | 'groupHidden' | 'noAnswer';
}

export interface ExplainedFormula {
  any: boolean;
  holds: boolean;
  conditions: ExplainedCondition[];
}

/** Why a field shows or not. */
interface Explanation {
  shows: boolean;
  groupShows: boolean;
  /** It came hidden, and has no formula that could show it. */
  isAlwaysHidden: boolean;
  formulas: ExplainedFormula[];
  /** The formula of its group; absent where that has none. */
  group?: ExplainedFormula;
}

/** Says for a field why it shows or not, with the actual answers. Throws for an id that there is not. */
export function explain(formulas: Formulas, id: string): Explanation {
  const { graph } = formulas;
  const number = graph.fieldOf.get(id);
  if (number === undefined) throw new Error(`There is no field "${id}".`);
  const { field, group } = graph.fields[number] as { field: FormulaField; group: number };
  const { formula } = graph.groups[group] as FormulaGroup;
  return {
    shows: formulas.shows(id),
    groupShows: formulas.groupShows(group),
    isAlwaysHidden: field.isHidden && field.formulas.length === 0,
    formulas: field.formulas.map((one) => explained(formulas, one)),
    ...(formula && { group: explained(formulas, formula) }),
  };
}

function explained(formulas: Formulas, { any, conditions }: Formula): ExplainedFormula {
  const each = conditions.map((condition): ExplainedCondition => {
    const answers = formulas.counted(condition.field);
    const reason = answers.length === 0 ? reasonOf(formulas, condition.field) : undefined;
    return { ...condition, answers, holds: conditionHolds(condition, answers), ...(reason && { unanswered: reason }) };
  });
  const holds = each.length === 0 || (any ? each.some((one) => one.holds) : each.every((one) => one.holds));
  return { any, holds, conditions: each };
}

function reasonOf(formulas: Formulas, id: string): ExplainedCondition['unanswered'] {
  const number = formulas.graph.fieldOf.get(id);
  if (number === undefined) return formulas.knowsElsewhere(id) ? 'noAnswer' : 'missing';
  if (!formulas.groupShows(formulas.graph.fields[number]?.group ?? -1)) return 'groupHidden';
  return formulas.shows(id) ? 'noAnswer' : 'hidden';
}
