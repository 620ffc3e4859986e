import type { GroupsMapping } from '../../runtime/formulas/read-groups';

/** Where an assessment holds its pages, questions and answers. */
export const mapping: GroupsMapping = {
  groups: '/Pages',
  group: { id: '/PageId', formula: '/ShowPageFormula', fields: '/Details/Contents' },
  field: {
    id: '/Id',
    formulas: '/Formulas',
    features: { at: '/Features', hidden: 'Hidden', optional: 'Optional' },
    asked: { at: '/ContentType', is: 'Question' },
    given: '/Answer/UserAnswer',
    measured: '/Answer/BiometricAnswer',
  },
  formula: {
    any: { at: '/LogicalOperator', is: 'Or' },
    conditions: '/Expressions',
    field: '/EvaluatingItemId',
    operator: '/Operator',
    values: '/ExpressionValues',
  },
  elsewhere: { at: '/FormulaAnswers', field: '/QuestionId', given: '/Answer' },
};
