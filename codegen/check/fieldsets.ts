import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Check, Place } from './check';
import { checkSource } from './expressions';
import { faultScope } from './fault-scope';
import { checkPointer } from './pointers';
import { checkWord } from './formulas';
import { checkJsonSchema, checkReferences, writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt } from './schema-path';
import { reportUnknown } from './check';
import { checkText } from './texts';
import { checkDrawable, checkOptions, findWidget } from './widgets';

const pointers = ['name', 'label', 'unit', 'readOnly', 'disabled', 'minimum', 'maximum', 'maxLength', 'decimals', 'pattern', 'computed'] as const;

/** Checks a fieldset: its pointers lead into its record, its widgets exist and take the options they are given. */
export function checkFieldset(check: Check<Fieldset>): void {
  const { value } = check.definition;
  checkReferences(check, ['record'], value.record);
  const record = writtenOut(check, value.record);
  for (const key of pointers) {
    const pointer = value[key];
    if (pointer !== undefined) checkPointer(check, [key], pointer, record);
  }
  const place: Place = { scope: {}, pending: new Set(), targets: { kind: 'screen', data: {}, state: {}, forms: {}, events: {} } };
  checkType(check, record);
  checkHelp(check, record, place);
  checkOffer(check, record, place);
  checkQuantityPointers(check, record);
  checkRequired(check, record);
  if (value.parts) {
    const { at, ...inPart } = value.parts;
    checkPointer(check, ['parts', 'at'], at, record);
    const part = itemsOf(partAt(record, namesOf(at)));
    for (const [key, pointer] of Object.entries(inPart)) checkPointer(check, ['parts', key], pointer, part);
  }
  checkValidations(check, record);
  if (value.options) {
    checkPointer(check, ['options', 'at'], value.options.at, record);
    const option = itemsOf(partAt(record, namesOf(value.options.at)));
    for (const key of ['value', 'text', 'exclusive'] as const)
      if (value.options[key] !== undefined) checkPointer(check, ['options', key], value.options[key], option);
    checkOptionsQuantityPointers(check, value, record, option);
  }
  const checkErrors = (path: string[], errors: Fieldset['types'][string]['errors']) => {
    for (const [code, text] of Object.entries(errors ?? {})) checkText(check, [...path, 'errors', code], text, { ...place, scope: faultScope });
  };
  checkErrors([], value.errors);
  for (const [name, type] of Object.entries(value.types)) {
    checkJsonSchema(check, ['types', name, 'schema'], type.schema);
    const widget = findWidget(check, ['types', name, 'widget'], type.widget);
    checkDrawable(check, ['types', name, 'widget'], widget, type.schema);
    checkOptions(check, ['types', name, 'options'], widget, type.options, place);
    for (const [option, pointer] of Object.entries(type.optionsAt ?? {})) {
      checkPointer(check, ['types', name, 'optionsAt', option], pointer, record);
      const known = Object.keys(widget?.value.options?.properties ?? {});
      if (widget !== undefined && !known.includes(option))
        reportUnknown(check, 'unknown-option', ['types', name, 'optionsAt', option], 'option', option, known);
    }
    if (type.placeholder !== undefined) checkText(check, ['types', name, 'placeholder'], type.placeholder, place);
    checkErrors(['types', name], type.errors);
  }
  for (const [name, field] of Object.entries(value.fields ?? {})) {
    const widget = findWidget(check, ['fields', name, 'widget'], field.widget);
    if (field.schema) checkJsonSchema(check, ['fields', name, 'schema'], field.schema);
    checkOptions(check, ['fields', name, 'options'], widget, field.options, place);
    if (field.placeholder !== undefined) checkText(check, ['fields', name, 'placeholder'], field.placeholder, place);
    checkErrors(['fields', name], field.errors);
  }
}

/** The list of what a value must be: where it stands, and what each kind in it means. */
function checkValidations(check: Check<Fieldset>, record: JsonSchema | undefined): void {
  const { validations } = check.definition.value;
  if (validations === undefined) return;
  const path = ['validations'];
  checkPointer(check, [...path, 'at'], validations.at, record);
  const item = itemsOf(partAt(record, namesOf(validations.at)));
  for (const key of ['type', 'message', 'minimum', 'maximum'] as const)
    if (validations[key] !== undefined) checkPointer(check, [...path, key], validations[key], item);
  if (validations.limitsWhen) checkSource(check, [...path, 'limitsWhen'], validations.limitsWhen, { scope: { item } }, 'boolean');
  for (const [name, { required, schema }] of Object.entries(validations.types)) {
    checkWord(check, [...path, 'types', name], name, partAt(item, namesOf(validations.type)));
    if (schema) checkJsonSchema(check, [...path, 'types', name, 'schema'], schema);
    if (required === undefined && schema === undefined)
      check.report('missing-key', [...path, 'types', name], 'This does not constrain a value: add "required", or a "schema".');
  }
}

function checkOptionsQuantityPointers(check: Check, { optionsQuantity }: Fieldset, record: JsonSchema | undefined, option: JsonSchema | undefined): void {
  if (optionsQuantity === undefined) return;
  checkPointer(check, ['optionsQuantity', 'at'], optionsQuantity.at, record);
  checkPointer(check, ['optionsQuantity', 'names'], optionsQuantity.names, option);
  checkPointer(check, ['optionsQuantity', 'unit'], optionsQuantity.unit, itemsOf(partAt(option, namesOf(optionsQuantity.names))));
}

/** Checks where the quantity of a number is named, and the unit in which it is kept. */
function checkQuantityPointers(check: Check<Fieldset>, record: JsonSchema | undefined): void {
  const { quantity } = check.definition.value;
  if (quantity === undefined) return;
  if (typeof quantity === 'string') return checkPointer(check, ['quantity'], quantity, record);
  checkPointer(check, ['quantity', 'at'], quantity.at, record);
  checkPointer(check, ['quantity', 'kept'], quantity.kept, record);
}

function checkType(check: Check<Fieldset>, record: JsonSchema | undefined): void {
  const { type, types } = check.definition.value;
  if (typeof type === 'string') return checkPointer(check, ['type'], type, record);
  checkPointer(check, ['type', 'at'], type.at, record);
  if (!Object.hasOwn(types, type.otherwise))
    check.report('unknown-field-type', ['type', 'otherwise'], `This fieldset has no type "${type.otherwise}".`, {
      suggestion: closest(type.otherwise, Object.keys(types)),
    });
}

function checkHelp(check: Check<Fieldset>, record: JsonSchema | undefined, place: Place): void {
  const { help } = check.definition.value;
  if (typeof help === 'string') checkPointer(check, ['help'], help, record);
  else if (help !== undefined) checkText(check, ['help'], help, recordPlace(check, record, place));
}

/** What texts about one record read. */
const recordPlace = (check: Check, record: JsonSchema | undefined, place: Place): Place => ({
  ...place,
  scope: { item: record ?? {}, session: check.query('session'), settings: check.query('settings') },
});

function checkOffer(check: Check<Fieldset>, record: JsonSchema | undefined, place: Place): void {
  const { offer } = check.definition.value;
  if (offer === undefined) return;
  checkPointer(check, ['offer', 'value'], offer.value, record);
  checkText(check, ['offer', 'text'], offer.text, recordPlace(check, record, place));
}

function checkRequired(check: Check<Fieldset>, record: JsonSchema | undefined): void {
  const { required } = check.definition.value;
  if (required === undefined) return;
  if (typeof required === 'string') return checkPointer(check, ['required'], required, record);
  checkPointer(check, ['required', 'at'], required.at, record);
  if (required.unless !== undefined) checkPointer(check, ['required', 'unless'], required.unless, record);
  checkWord(check, ['required', 'lacks'], required.lacks, itemsOf(partAt(record, namesOf(required.at))));
}
