/** The widget of a field that names none, by the first line that fits its schema. One list, read from top to bottom. */
export const defaultWidgets = [
  { type: 'string', format: 'email', widget: 'email' },
  { type: 'string', format: 'date', widget: 'date' },
  { type: 'string', format: 'phone', widget: 'phone' },
  { type: 'string', choices: true, widget: 'select' },
  { type: 'number', choices: true, widget: 'select' },
  { type: 'integer', choices: true, widget: 'select' },
  { type: 'array', choices: true, widget: 'multi-select' },
  { type: 'string', longerThan: 500, widget: 'textarea' },
  { type: 'string', widget: 'text' },
  { type: 'number', widget: 'number' },
  { type: 'integer', widget: 'number' },
  { type: 'boolean', widget: 'yes-no' },
] as const;
