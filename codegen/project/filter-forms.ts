import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Filter } from '../../runtime/definitions/shapes/filter';
import type { Field, FieldNode, Form } from '../../runtime/definitions/shapes/form';
import { formOfFilter, type OwnProperty } from '../filter-form';
import type { Definition } from './definition';
import type { RecordShape } from './standard-shapes';

/** The forms that filters become. A form of its own with the same id goes before. The same object while what it is made of stays the same. */
export function filterForms(definitions: readonly Definition[]): Definition<Form>[] {
  const filters = definitions.filter(({ kind, sound }) => kind === 'filter' && sound) as Definition<Filter>[];
  return filters.flatMap((definition) => {
    const value = wholeFilter(definition, filters);
    return value === undefined ? [] : made(definition, formOfFilter(value, ownPropertiesOf(value, definitions)));
  });
}

/** A filter with what it takes from the one that it extends; nothing where that is none, or extends another itself. */
export function wholeFilter({ value }: Definition<Filter>, filters: readonly Definition<Filter>[]): Filter | undefined {
  if (value.extends === undefined) return value.data === undefined ? undefined : value;
  const base = filters.find(({ id }) => id === value.extends)?.value;
  if (base === undefined || base.extends !== undefined) return undefined;
  const { extends: _extends, ...own } = value;
  return { ...base, ...own, filters: [...(base.filters ?? []), ...(own.filters ?? [])], rules: [...(base.rules ?? []), ...(own.rules ?? [])] };
}

const known = new WeakMap<Definition, Map<string, Definition<Form>>>();

function made(filter: Definition<Filter>, value: Form): Definition<Form> {
  const forms = known.get(filter) ?? new Map<string, Definition<Form>>();
  known.set(filter, forms);
  const content = JSON.stringify(value);
  const form = forms.get(content) ?? { kind: 'form', id: filter.id, document: filter.document, value, sound: true, faults: [] };
  forms.set(content, form);
  return form;
}

/** What a customer has added to the record, with the label and the choices that the form has for it. */
function ownPropertiesOf({ ownFields }: Filter, definitions: readonly Definition[]): OwnProperty[] {
  if (ownFields === undefined) return [];
  const record = definitions.find(({ kind, id, sound }) => kind === 'record' && sound && `record:${id}` === ownFields.record.$ref)?.value as
    | RecordShape
    | undefined;
  const form = definitions.find(({ kind, id, sound }) => kind === 'form' && sound && id === ownFields.form)?.value as Form | undefined;
  const fields = form === undefined ? [] : fieldsIn(form.fields);
  return Object.entries((record?.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    field: fields.find(({ at }) => at.endsWith(`/${name}`)),
  }));
}

const fieldsIn = (nodes: readonly FieldNode[]): Field[] =>
  nodes.flatMap((node) => ('group' in node ? fieldsIn(node.group) : 'fieldset' in node || 'list' in node ? [] : node));
