/** The operations of the language itself, for lists of them. */
export const languageOperations = [
  {
    op: 'insert-field',
    does: 'adds a field of the customer’s own',
    says: '`form`, `record`, `name`, `property`, `field`; the place by `before`, `after` or `group`; `required`, `columns`',
  },
  { op: 'insert', does: 'adds a part', says: '`in`, `value`; the place by `before`, `after` or `into`' },
  {
    op: 'insert-entry',
    does: 'adds a text or number to a list, or a value by its name',
    says: '`in`, `property`, `value`; `node` for a part; the place in a list by `before` or `after`; `name` if entries have names',
  },
  { op: 'set', does: 'changes a value of a part', says: '`in`, `property`, `to`; `node` for a part, `was` for the value in the base' },
  { op: 'move', does: 'moves a part', says: '`in`, `node`; the place by `before`, `after` or `into`' },
  { op: 'remove', does: 'removes a part', says: '`in`, `node`' },
] as const;
