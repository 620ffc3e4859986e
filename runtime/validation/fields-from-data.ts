import { isBlankText } from '../format/plain-text';
import type { JsonSchema } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { Field, FieldsetNode } from '../definitions/shapes/form';
import type { Text } from '../definitions/shapes/expression';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { fromStringList, type StringList } from './string-list';
import { readValidations } from './validations';
import { renamed } from './list-rows';
import { childPointer, dotPath, keyedPointer, segmentsOf, valueAt } from './pointer';
import { stringOf } from './string-of';

/** A field that a record of data describes, with the schema of its answer. */
interface FieldFromData {
  /** What the record calls it. */
  name: string;
  field: Field;
  schema: JsonSchema;
  required: boolean;
  /** The record that describes it. */
  record: unknown;
  /** How its widget reads the stored list of strings; absent where the value is no such list. */
  stringList?: StringList;
}

/** A record that no field could be made of, in a plain sentence. */
export interface FieldsetFault {
  code: 'unknown-field-type' | 'nameless-field' | 'unknown-validation' | 'impossible-limits' | 'missing-choices';
  message: string;
}

const text = (value: unknown): string | undefined => (value === undefined || value === null || value === '' ? undefined : stringOf(value));
const number = (value: unknown): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && !isBlankText(value)) ? finite(Number(value)) : undefined;
const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/** The choices of one record, as the items of a widget. */
function itemsOf(fieldset: Fieldset, record: unknown) {
  if (fieldset.options === undefined) return undefined;
  const { at, value, text: textAt, exclusive } = fieldset.options;
  const list = valueAt(record, at);
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown) => {
    const chosen = value === undefined ? item : valueAt(item, value);
    return {
      value: chosen as string | number,
      text: stringOf((textAt === undefined ? chosen : valueAt(item, textAt)) ?? chosen),
      ...(exclusive !== undefined && valueAt(item, exclusive) === true && { exclusive: true }),
    };
  });
}

/** One number of an answer that consists of several. */
interface Part {
  name: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
}

function partsOf({ parts }: Fieldset, record: unknown): Part[] | undefined {
  const list = parts && valueAt(record, parts.at);
  if (parts === undefined || !Array.isArray(list)) return undefined;
  const at = (part: unknown, pointer: string | undefined) => (pointer === undefined ? undefined : valueAt(part, pointer));
  return list.map((part: unknown) => {
    const [unit, minimum, maximum] = [text(at(part, parts.unit)), number(at(part, parts.minimum)), number(at(part, parts.maximum))];
    return {
      name: text(at(part, parts.name)) ?? '',
      ...(unit !== undefined && { unit }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    };
  });
}

/** Every number must be there, within its own limits. */
const schemaOfParts = (parts: readonly Part[]): JsonSchema => ({
  prefixItems: parts.map(({ name, unit, minimum, maximum }) => ({
    type: 'number',
    title: name,
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  })),
  items: false,
  minItems: parts.length,
});

/** The constraints of one record, beside those of its type. The decimal places of a quantity are those of the unit in which it is typed. */
function schemaOf(fieldset: Fieldset, record: unknown, type: Fieldset['types'][string], parts: Part[] | undefined, isQuantity: boolean): JsonSchema {
  const at = (pointer: string | undefined) => (pointer === undefined ? undefined : valueAt(record, pointer));
  const schema: JsonSchema = { ...type.schema };
  const decimals = number(at(fieldset.decimals));
  const limits = {
    minimum: number(at(fieldset.minimum)),
    maximum: number(at(fieldset.maximum)),
    maxLength: number(at(fieldset.maxLength)),
    pattern: text(at(fieldset.pattern)),
  };
  const isText = schema.type === 'string';
  if (!isText && decimals !== undefined && !isQuantity) schema.multipleOf = Number(`1e-${decimals}`);
  if (!isText && limits.minimum !== undefined) schema.minimum = limits.minimum;
  if (!isText && limits.maximum !== undefined) schema.maximum = limits.maximum;
  if (isText && limits.maxLength !== undefined) schema.maxLength = limits.maxLength;
  if (isText && limits.pattern !== undefined) schema.pattern = limits.pattern;
  return schema.type === 'array' && parts !== undefined ? { ...schema, ...schemaOfParts(parts) } : schema;
}

/** What is chosen is one of the choices. */
function withChoices(schema: JsonSchema, items: { value: string | number }[] | undefined): JsonSchema {
  if (items === undefined || items.length === 0) return schema;
  const choices = { enum: items.map(({ value }) => value) };
  return schema.type === 'array' ? { ...schema, items: { ...(schema.items as JsonSchema | undefined), ...choices } } : { ...schema, ...choices };
}

/** Where the answer of a field stands: a property of `node.at`, or an item of that list. */
function answerPointer(node: FieldsetNode, name: unknown): string {
  if (node.answers === 'properties') return childPointer(node.at, stringOf(name));
  const [key] = segmentsOf(node.answers.key);
  return `${keyedPointer(node.at, stringOf(key), name)}${node.answers.value}`;
}

/** What a field is computed of, as an expression of the form that its answers stand in. */
function computedOf(fieldset: Fieldset, node: FieldsetNode, record: unknown): Field['computed'] {
  const source = fieldset.computed === undefined ? undefined : text(valueAt(record, fieldset.computed));
  if (source === undefined || node.answers !== 'properties') return undefined;
  return { $: renamed(source, { values: dotPath(node.at) }) };
}

/** Messages that name limits in the kept unit: whoever reads another unit is told what the type of the field says. */
function keptErrors(ofRecord: Record<string, Text>, ofType: Record<string, Text>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(ofRecord).map(([code, text]): [string, Text] => {
      const otherwise = ofType[code];
      if (code === 'required' || typeof text !== 'string' || otherwise === undefined) return [code, text];
      return [code, { choose: [{ when: { $: 'limits.inKeptUnit' }, text }, ...choicesOf(otherwise)] }];
    }),
  );
}

function choicesOf(text: Text): Extract<Text, { choose: unknown }>['choose'] {
  if (typeof text === 'string') return [{ text }];
  if ('choose' in text) return text.choose;
  return 'text' in text ? [text] : [{ text: '{message}', values: { message: text } }];
}

/** The quantity of a number, where the record names one. */
function quantityOf({ quantity, decimals }: Fieldset, record: unknown): Field['quantity'] {
  if (quantity === undefined) return undefined;
  const [name, kept] = typeof quantity === 'string' ? [quantity] : [quantity.at, quantity.kept];
  const found = text(valueAt(record, name));
  if (found === undefined) return undefined;
  const [unit, places] = [kept && text(valueAt(record, kept)), decimals === undefined ? undefined : number(valueAt(record, decimals))];
  return { name: found, ...(unit !== undefined && { kept: unit }), ...(places !== undefined && { decimals: places }) };
}

function typeOf({ type }: Fieldset, record: unknown): string {
  if (typeof type === 'string') return stringOf(valueAt(record, type));
  const named = valueAt(record, type.at);
  return named === undefined || named === null ? type.otherwise : stringOf(named);
}

const helpOf = ({ help }: Fieldset, record: unknown, scope: Scope): string | undefined =>
  help === undefined ? undefined : text(typeof help === 'string' ? valueAt(record, help) : textOf(help, { ...scope, item: record }));

/** What is known of an answer and can be filled in, with what its button says. */
function offerOf({ offer }: Fieldset, record: unknown, stringList: StringList | undefined, scope: Scope): Field['offer'] {
  const kept = offer === undefined ? undefined : valueAt(record, offer.value);
  const value = stringList === undefined ? kept : fromStringList(kept, stringList);
  if (offer === undefined || value === undefined || value === null) return undefined;
  return { value, text: textOf(offer.text, { ...scope, item: record }) };
}

function isRequired({ required }: Fieldset, record: unknown): boolean {
  if (required === undefined) return false;
  if (typeof required === 'string') return valueAt(record, required) === true;
  if (required.unless !== undefined && text(valueAt(record, required.unless)) !== undefined) return false;
  const words = valueAt(record, required.at);
  return !(Array.isArray(words) && words.includes(required.lacks));
}

/** The fields that a list of records describes. What no field can be made of is said, not dropped. The scope gives texts `session` and `settings`. */
export function fieldsFromData(
  fieldset: Fieldset,
  node: FieldsetNode,
  records: unknown,
  scope: Scope = {},
): { fields: FieldFromData[]; faults: FieldsetFault[] } {
  const fields: FieldFromData[] = [];
  const faults: FieldsetFault[] = [];
  const common: Scope = { session: scope.session, settings: scope.settings };
  for (const [index, record] of (Array.isArray(records) ? (records as unknown[]) : []).entries()) {
    const name = valueAt(record, fieldset.name);
    const typeName = typeOf(fieldset, record);
    const type = Object.hasOwn(fieldset.types, typeName) ? fieldset.types[typeName] : undefined;
    if (name === undefined || name === null || name === '') {
      faults.push({ code: 'nameless-field', message: `Field ${index + 1} of "${node.id}" has no name at ${fieldset.name}.` });
      continue;
    }
    if (type === undefined) {
      faults.push({
        code: 'unknown-field-type',
        message: `The fieldset "${fieldset.id}" does not know the type "${typeName}" of the field "${stringOf(name)}". It knows ${Object.keys(fieldset.types).join(', ')}.`,
      });
      continue;
    }
    const items = itemsOf(fieldset, record);
    if (type.hiddenWithoutOptions === true && (items === undefined || items.length === 0)) continue;
    if (type.needsOptions === true && (items === undefined || items.length === 0)) {
      faults.push({ code: 'missing-choices', message: `The field "${text(valueAt(record, fieldset.label)) ?? stringOf(name)}" has nothing to choose from.` });
      continue;
    }
    const own = fieldset.fields !== undefined && Object.hasOwn(fieldset.fields, stringOf(name)) ? fieldset.fields[stringOf(name)] : undefined;
    const parts = partsOf(fieldset, record);
    const unit = fieldset.unit === undefined ? undefined : text(valueAt(record, fieldset.unit));
    const says = (pointer: string | undefined) => pointer !== undefined && valueAt(record, pointer) === true;
    const help = helpOf(fieldset, record, common);
    const offer = offerOf(fieldset, record, type.stringList, common);
    const fromRecord = Object.entries(type.optionsAt ?? {}).flatMap(([option, pointer]) => {
      const value = valueAt(record, pointer);
      return value === undefined || value === null ? [] : [[option, value]];
    });
    const isTooltip = help !== undefined && fieldset.tooltipAbove !== undefined && Array.from(help).length > fieldset.tooltipAbove;
    const placeholder = (own ?? type).placeholder;
    const computed = computedOf(fieldset, node, record);
    const quantity = quantityOf(fieldset, record);
    const width = own?.width ?? type.width;
    const validated = readValidations(fieldset, record, type.schema, stringOf(name));
    faults.push(...validated.faults);
    fields.push({
      name: stringOf(name),
      record,
      ...(type.stringList === undefined ? {} : { stringList: type.stringList }),
      field: {
        id: `${node.id}-${index}`,
        at: answerPointer(node, name),
        widget: own?.widget ?? type.widget,
        label: text(valueAt(record, fieldset.label)) ?? stringOf(name),
        ...(help === undefined ? {} : { help, ...(isTooltip ? { helpAs: 'tooltip' } : {}) }),
        ...(placeholder === undefined ? {} : { placeholder }),
        ...(width === undefined ? {} : { width }),
        ...(computed === undefined ? {} : { computed }),
        ...(quantity === undefined ? {} : { quantity }),
        ...(offer === undefined ? {} : { offer }),
        errors: { ...(own ?? type).errors, ...(quantity === undefined ? validated.errors : keptErrors(validated.errors, (own ?? type).errors ?? {})) },
        ...(says(fieldset.readOnly) ? { readOnlyWhen: { $: 'true' } } : {}),
        ...(says(fieldset.disabled) ? { enabledWhen: { $: 'false' } } : {}),
        options: {
          ...type.options,
          ...own?.options,
          ...(Object.fromEntries(fromRecord) as Record<string, unknown>),
          ...(items === undefined || items.length === 0 ? {} : { items }),
          ...(parts === undefined ? {} : { parts }),
          ...(unit === undefined ? {} : { suffix: unit }),
        },
      },
      schema: withChoices({ ...schemaOf(fieldset, record, type, parts, quantity !== undefined), ...own?.schema, ...validated.schema }, items),
      required: type.onlyRead !== true && (validated.required || isRequired(fieldset, record)),
    });
  }
  return { fields, faults };
}
