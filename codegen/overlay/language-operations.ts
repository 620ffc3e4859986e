/** The operations of the language itself, as lists of them say it. */
export const languageOperations = [
  {
    op: 'insert-field',
    does: 'a field of the customer’s own',
    says: '`form`, `record`, `name`, `property`, `field`; where by `before`, `after` or `group`; `required`, `columns`',
  },
  { op: 'insert', does: 'a part more', says: '`in`, `value`; where by `before`, `after` or `into`' },
  {
    op: 'insert-entry',
    does: 'a text or number more in a list, or a value more by its name',
    says: '`in`, `property`, `value`; `node` for a part; where in a list by `before` or `after`; `name` where entries have names',
  },
  { op: 'set', does: 'another value of a part', says: '`in`, `property`, `to`; `node` for a part, `was` for what it is now' },
  { op: 'move', does: 'another place', says: '`in`, `node`; where by `before`, `after` or `into`' },
  { op: 'remove', does: 'a part less', says: '`in`, `node`' },
] as const;
