import type { CatalogueNames, JsonSchema, Revision } from '../../runtime/definitions/compiled';
import { type Kind, type KindName, kinds } from '../../runtime/definitions/kinds';
import { valueAt } from '../../runtime/validation/pointer';
import type { DefinitionKind } from '../project/definition-kinds';
import { stringOf } from '../../runtime/validation/string-of';

/** One definition of a compiled revision. */
export interface CompiledDefinition {
  kind: DefinitionKind | 'operation';
  id: string;
  value: object;
}

/** All definitions of a revision but the schemas of its records, by kind and id. */
export function definitionsOf(revision: Revision): Map<string, CompiledDefinition> {
  const { shell, screens, forms, tables, fieldsets, formulas, questionnaires, messages, rules, catalogues, catalogueNames, resources, operations, constants } =
    revision;
  const found = new Map<string, CompiledDefinition>();
  const add = (kind: CompiledDefinition['kind'], id: string, value: object) => found.set(`${kind}:${id}`, { kind, id, value });
  const addAll = (kind: CompiledDefinition['kind'], values: Record<string, object>) => {
    for (const [id, value] of Object.entries(values)) add(kind, id, value);
  };
  for (const [kind, { bundle: key, parts }] of Object.entries<Kind>(kinds))
    if (key !== undefined && parts !== undefined && !Object.hasOwn(revision, key))
      for (const bundle of [shell, ...Object.values(screens)]) addAll(kind as KindName, bundle[key]);
  // What a form's data is, is compared with the records.
  for (const [id, { data: _data, ...form }] of Object.entries(forms)) add(form.adds === undefined ? 'form' : 'filter', id, form);
  for (const [id, { screen }] of Object.entries(screens)) add('screen', id, screen);
  addAll('table', tables);
  addAll('fieldset', fieldsets);
  addAll('formulas', formulas);
  addAll('questionnaire', questionnaires);
  addAll('message', messages);
  addAll('rule', rules);
  // What a row is, is compared with the records.
  for (const [id, { schema: _schema, columns: _columns, ...resource }] of Object.entries(resources)) add('resource', id, resource);
  for (const [id, items] of Object.entries(catalogues))
    for (const item of items) {
      const names = catalogueNames[id] as CatalogueNames;
      const known = `item:${id} ${JSON.stringify(valueAt(item, names.key))}`;
      found.set(known, { kind: 'item', id: stringOf(valueAt(item, names.title)), value: withIds(item, names, '') as object });
    }
  addAll('layout', shell.layouts);
  for (const [id, { body: _body, answer: _answer, ...operation }] of Object.entries(operations)) add('operation', id, operation);
  const { navigation, branding, ...app } = shell.app;
  add('app', app.id, app);
  if (navigation) add('navigation', navigation.id, navigation);
  if (branding) add('branding', branding.id, branding);
  add('guards', 'guards', { guards: shell.guards });
  add('constants', 'constants', { values: Object.assign({}, ...Object.values(constants)) as Record<string, unknown> });
  return found;
}

/** A value of an item in which each part of a list with names has its name as its id. */
function withIds(value: unknown, names: CatalogueNames, at: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part, names, `${at}/${key}`)]));
  const name = names.lists?.find((list) => list.at === at)?.name;
  const parts = value.map((part: unknown) => withIds(part, names, `${at}/-`));
  return name === undefined ? parts : parts.map((part) => ({ ...(part as object), id: stringOf(valueAt(part, `/${name}`)) }));
}

/** All schemas of a revision, the forms' before the records', so that a change is told where an author sees it. */
export const schemasOf = ({ forms, records }: Revision): Map<string, JsonSchema> =>
  new Map([
    ...Object.entries(forms).map(([id, { data }]): [string, JsonSchema] => [`form:${id}`, data]),
    ...Object.entries(records).map(([name, schema]): [string, JsonSchema] => [`record:${name}`, schema]),
  ]);
