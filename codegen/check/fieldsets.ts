import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Check, Place } from './check';
import { checkPointer } from './forms';
import { checkJsonSchema, checkReferences, writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt } from './schema-path';
import { checkText } from './texts';
import { checkDrawable, checkOptions, findWidget } from './widgets';

const pointers = ['name', 'label', 'type', 'help', 'unit', 'required', 'readOnly', 'disabled', 'minimum', 'maximum', 'maxLength', 'pattern'] as const;

/** Checks a fieldset: its pointers lead into its record, its widgets exist and take the options they are given. */
export function checkFieldset(check: Check<Fieldset>): void {
  const { value } = check.definition;
  checkReferences(check, ['record'], value.record);
  const record = writtenOut(check, value.record);
  for (const key of pointers) {
    const pointer = value[key];
    if (pointer !== undefined) checkPointer(check, [key], pointer, record);
  }
  if (value.options) {
    checkPointer(check, ['options', 'at'], value.options.at, record);
    const option = itemsOf(partAt(record, namesOf(value.options.at)));
    for (const key of ['value', 'text'] as const) if (value.options[key] !== undefined) checkPointer(check, ['options', key], value.options[key], option);
  }
  const place: Place = { scope: {}, pending: new Set(), world: { kind: 'screen', data: {}, state: {}, forms: {}, events: {} } };
  const checkErrors = (path: string[], errors: Fieldset['types'][string]['errors']) => {
    for (const [code, text] of Object.entries(errors ?? {})) checkText(check, [...path, 'errors', code], text, { ...place, scope: { limit: {} } });
  };
  for (const [name, type] of Object.entries(value.types)) {
    checkJsonSchema(check, ['types', name, 'schema'], type.schema);
    const widget = findWidget(check, ['types', name, 'widget'], type.widget);
    checkDrawable(check, ['types', name, 'widget'], widget, type.schema);
    checkOptions(check, ['types', name, 'options'], widget, type.options, place);
    if (type.placeholder !== undefined) checkText(check, ['types', name, 'placeholder'], type.placeholder, place);
    checkErrors(['types', name], type.errors);
  }
  for (const [name, field] of Object.entries(value.fields ?? {})) {
    checkOptions(check, ['fields', name, 'options'], findWidget(check, ['fields', name, 'widget'], field.widget), field.options, place);
    if (field.placeholder !== undefined) checkText(check, ['fields', name, 'placeholder'], field.placeholder, place);
    checkErrors(['fields', name], field.errors);
  }
}
