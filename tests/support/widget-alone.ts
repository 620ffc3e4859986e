const nothing = () => {};

/** What a widget is given beside its value, label and options, where a test draws it without a form. */
export const alone = {
  id: 'alone',
  name: 'alone',
  schema: {},
  required: false,
  disabled: false,
  readonly: false,
  onChange: nothing,
  onBlur: nothing,
  onFocus: nothing,
  emit: nothing,
};
