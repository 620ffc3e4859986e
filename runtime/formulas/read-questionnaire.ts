import type { Questionnaire, QuestionFormula } from '../definitions/shapes/questionnaire';
import type { Formula, FormulaField, FormulaGroup } from './model';

/** The pages of a questionnaire as groups of formulas, without any answer. Information is a field that nobody must answer. */
export function questionnaireGroups(questionnaire: Questionnaire): FormulaGroup[] {
  return questionnaire.pages.map(
    ({ id, showWhen, contents }): FormulaGroup => ({
      id,
      formula: showWhen && formulaOf(showWhen),
      fields: contents.map(
        (content): FormulaField => ({
          id: content.id,
          formulas: (content.showWhen ?? []).map(formulaOf),
          isHidden: 'question' in content && content.hidden === true,
          isOptional: !('question' in content) || content.optional === true,
          given: [],
        }),
      ),
    }),
  );
}

function formulaOf(formula: QuestionFormula): Formula {
  const any = 'any' in formula;
  const conditions = any ? formula.any : formula.all;
  return { any, conditions: conditions.map(({ question, operator, values }) => ({ field: question, operator, values: values ?? [] })) };
}
