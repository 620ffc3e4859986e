import type { JsonSchema } from '../runtime/definitions/compiled';
import type { FieldInEntry, Filter, FilterPart, OwnFields } from '../runtime/definitions/shapes/filter';
import type { Field, Form, Group, Rule } from '../runtime/definitions/shapes/form';
import { keyedPointer } from '../runtime/validation/pointer';
import { stringOf } from '../runtime/validation/string-of';

/** A property that somebody has added to a record, and the field that shows it elsewhere. */
export interface OwnProperty {
  name: string;
  schema: JsonSchema;
  field: Field | undefined;
}

/** How the ids begin that nobody wrote: no id of a definition does. */
export const ownPrefix = 'own:';

/** Whether somebody can be found by it: by a text, a number, yes or no, a date, or one of several texts; not by files. */
const isLookedFor = ({ schema: { type, items } }: OwnProperty): boolean =>
  type === 'array' ? (items as JsonSchema | undefined)?.type === 'string' : ['boolean', 'integer', 'number', 'string'].includes(stringOf(type));

/** The form that a filter is: each of its parts a group that a person adds. */
export function formOfFilter(filter: Filter, properties: readonly OwnProperty[]): Form {
  const { id, description, data, input, adds, count, required = [], filters = [], rules = [], ownFields } = filter;
  const own = ownFields === undefined ? [] : properties.filter(isLookedFor).map((property) => ownPart(ownFields, property));
  return {
    id,
    kind: 'form',
    ...(description !== undefined && { description }),
    data: data as NonNullable<Filter['data']>,
    ...(input && { input }),
    fields: [...filters.map((part) => groupOf(part, required.includes(part.id))), ...own.map(({ group }) => group)],
    ...(adds && { adds }),
    ...(count && { count }),
    rules: [...filters.flatMap((part) => part.rules ?? []), ...rules, ...own.flatMap((part) => part.rules)],
  };
}

/** A part as a group; the first field of one that must be there is required. */
function groupOf({ id, label, help, fields, visibleWhen, starts }: FilterPart, isRequired: boolean): Group {
  const group = fields.map((field, index) => ({
    ...field,
    label: field.label ?? label,
    ...(isRequired && index === 0 && { requiredWhen: { $: 'true' } }),
  }));
  return {
    id,
    title: label,
    ...(help !== undefined && { help }),
    ...(visibleWhen && { visibleWhen, whenHidden: 'clear' as const }),
    ...(isRequired ? {} : { optional: true as const, ...(starts !== undefined && { starts }) }),
    group,
  };
}

interface OwnPart {
  group: Group;
  rules: Rule[];
}

/** The filter of a property that somebody has added: by its type, its values, yes or no, or a range of dates. */
function ownPart(own: OwnFields, property: OwnProperty): OwnPart {
  const { name, schema, field } = property;
  const id = `${ownPrefix}${name}`;
  const label = field?.label ?? (typeof schema.title === 'string' ? schema.title : name);
  const entry = keyedPointer(own.at, own.name.slice(1), name);
  const at = (part: FieldInEntry, suffix: string, more: Partial<Field>): Field => ({ label, ...part, ...more, id: `${id}${suffix}`, at: `${entry}${part.at}` });
  const group = (fields: Field[]): Group => ({ id: `${id}-filter`, title: label, optional: true, group: fields });
  if (schema.type !== 'string' || schema.format !== 'date') return { group: group([at(own.values, '', valuesOf(property))]), rules: [] };

  const { status, range, start, end, rules = [] } = own.dates;
  const valueOf = (part: FieldInEntry) =>
    `first(orElse(form.${own.at.slice(1)}, []).filter(e, e${own.name.replace('/', '.')} == ${JSON.stringify(name)}).map(e, e${part.at.replace('/', '.')}))`;
  const isRange = { $: `${valueOf(status)} == ${JSON.stringify(range)}` };
  const inRange: Partial<Field> = { visibleWhen: isRange, whenHidden: 'clear' };
  return {
    group: group([at(status, '', {}), at(start, '-start', inRange), at(end, '-end', inRange)]),
    rules: rules.map(({ id: rule, of, use, given, options, message }) => ({
      id: `${id}-${rule}`,
      at: `${entry}${own.dates[of].at}`,
      use,
      ...((options !== undefined || given !== undefined) && {
        options: { ...options, ...(given !== undefined && { [given]: { $: valueOf(of === 'start' ? end : start) } }) },
      }),
      ...(message !== undefined && { message }),
    })),
  };
}

/** How the values of a property are asked: chosen where there are choices, else written. */
function valuesOf({ schema, field }: OwnProperty): Partial<Field> {
  const choices = choicesOf(schema, field);
  if (choices !== undefined) return { widget: 'multi-select', stringList: 'many', options: { items: choices, emptyText: 'Select' } };
  return schema.type === 'number' || schema.type === 'integer' ? { widget: 'number', stringList: 'number' } : { widget: 'text', stringList: 'one' };
}

function choicesOf({ items, type, enum: values }: JsonSchema, field: Field | undefined): { value: string; text: string }[] | undefined {
  if (type === 'boolean')
    return [
      { value: 'true', text: 'Yes' },
      { value: 'false', text: 'No' },
    ];
  if (type === 'array') return typeof items === 'object' && items !== null ? choicesOf(items as JsonSchema, field) : undefined;
  if (!Array.isArray(values)) return undefined;
  const named = (field?.options as { items?: { value: unknown; text: string }[] } | undefined)?.items;
  const textOf = (value: unknown) => (Array.isArray(named) ? named.find((item) => item.value === value)?.text : undefined) ?? stringOf(value);
  return values.filter((value) => value !== null).map((value) => ({ value: String(value), text: textOf(value) }));
}
