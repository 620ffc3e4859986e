import type { FormulasMapping } from '../../runtime/definitions/shapes/formulas';

/** Formulas of a small record that is no record of the product: for tests and the bench. */
export const surveyMapping = {
  id: 'survey',
  kind: 'formulas',
  record: { $ref: 'record:Survey' },
  groups: '/groups',
  group: { id: '/id', formula: '/formula', fields: '/fields' },
  field: {
    id: '/id',
    formulas: '/formulas',
    features: { at: '/words', hidden: 'hidden', optional: 'optional' },
    asked: { at: '/sort', is: 'question' },
    given: '/given',
    measured: '/measured',
  },
  formula: { any: { at: '/any', is: 'yes' }, conditions: '/conditions', field: '/field', operator: '/operator', values: '/values' },
  elsewhere: { at: '/others', field: '/id', given: '/given' },
} satisfies FormulasMapping;
