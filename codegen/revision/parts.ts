import type { CatalogueNames, CompiledForm, CompiledRule, JsonSchema } from '../../runtime/definitions/compiled';
import type { Catalogue, Item } from '../../runtime/definitions/shapes/catalogue';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Filter } from '../../runtime/definitions/shapes/filter';
import type { Field, FieldNode, Form } from '../../runtime/definitions/shapes/form';
import type { Validator } from '../../runtime/definitions/shapes/validator';
import type { Definition } from '../project/definition';
import type { DefinitionKind } from '../project/definition-kinds';
import type { Project } from '../project/project';
import { withNamedRoles } from './named-roles';

const plain = new WeakMap<object, object>();

/** A definition's value as the runtime gets it: without what only editors and authors read. The same object while it does not change. */
function plainOf<Value extends object>(value: Value): Value {
  if (!plain.has(value)) {
    const { $schema: _schema, description: _said, ...rest } = value as Value & { $schema?: unknown; description?: unknown };
    plain.set(value, rest);
  }
  return plain.get(value) as Value;
}

/** All definitions of a kind by id, in the order of their ids. */
export const allOf = <Value extends object>(project: Project, kind: DefinitionKind): Record<string, Value> =>
  byId(project.all(kind).map((definition) => [definition.id, withNamedRoles(project, plainOf(definition.value as Value))]));

/** An object whose keys are in order, so that the order of files says nothing. */
export const byId = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));

const compiled = new WeakMap<Definition, CompiledForm>();

/** Every form with its data written out, its fields with the messages of their widgets, and its rules with their validators. */
export const formsOf = (project: Project): Record<string, CompiledForm> =>
  byId(
    (project.all('form') as Definition<Form>[]).map((form) => [
      form.id,
      compiledForm(form, {
        data: project.query('formData', form.id) ?? {},
        fields: fieldsOf(form.value.fields, project),
        rules: rulesOf(form.value, project),
        base: (project.find('filter', form.id)?.value as Partial<Filter> | undefined)?.extends,
      }),
    ]),
  );

function rulesOf({ rules }: Form, project: Project): CompiledRule[] | undefined {
  return rules?.map((rule) => {
    if (!('use' in rule)) return rule;
    const { use, message, ...rest } = rule;
    const validator = project.query('validator', use)?.value as Validator;
    return {
      ...rest,
      validWhen: validator.validWhen,
      message: message ?? validator.message,
      validator: { evenEmpty: validator.evenEmpty ?? false, limits: validator.limits },
    };
  });
}

const fieldsOf = (nodes: readonly FieldNode[], project: Project): FieldNode[] =>
  nodes.map((node) => {
    if ('group' in node) return { ...node, group: fieldsOf(node.group, project) };
    if ('list' in node) return { ...node, list: fieldsOf(node.list, project) as Field[] };
    return 'fieldset' in node ? node : withMessages(node, project);
  });

const compiledFieldsets = new WeakMap<Definition, Fieldset>();

/** Every fieldset, its types with the messages of their widgets. */
export const fieldsetsOf = (project: Project): Record<string, Fieldset> =>
  byId(
    (project.all('fieldset') as Definition<Fieldset>[]).map((definition) => {
      const plain = plainOf(definition.value);
      const eachWithMessages = <Drawn extends Pick<Field, 'widget' | 'errors'>>(drawn: Record<string, Drawn>) =>
        Object.fromEntries(Object.entries(drawn).map(([name, one]) => [name, withMessages({ ...one, errors: { ...plain.errors, ...one.errors } }, project)]));
      const after: Fieldset = { ...plain, types: eachWithMessages(plain.types), ...(plain.fields && { fields: eachWithMessages(plain.fields) }) };
      const before = compiledFieldsets.get(definition);
      // The same object while it says the same: its digest is known.
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(after)) return [definition.id, before];
      compiledFieldsets.set(definition, after);
      return [definition.id, after];
    }),
  );

/** Of each catalogue the values of the items that are offered. */
export function cataloguesOf(project: Project): Record<string, unknown[]> {
  const items = Object.values(allOf<Item>(project, 'item')).filter(({ offered }) => offered !== false);
  return byId(
    Object.keys(allOf<Catalogue>(project, 'catalogue')).map((id) => [id, items.filter(({ catalogue }) => catalogue === id).map(({ value }) => value)]),
  );
}

/** What names the items of each catalogue, and their parts. */
export const catalogueNamesOf = (project: Project): Record<string, CatalogueNames> =>
  byId(Object.entries(allOf<Catalogue>(project, 'catalogue')).map(([id, { key, title, lists }]) => [id, { key, title, ...(lists && { lists }) }]));

/** A field with what its widget says for faults; what the definition says counts more. */
function withMessages<Drawn extends Pick<Field, 'widget' | 'errors'>>(field: Drawn, project: Project): Drawn {
  const messages = field.widget === undefined ? undefined : project.query('widget', field.widget)?.value.messages;
  return messages === undefined ? field : { ...field, errors: { ...messages, ...field.errors } };
}

interface Parts {
  data: JsonSchema;
  fields: FieldNode[];
  rules: CompiledRule[] | undefined;
  /** Of a filter: the one that it extends. */
  base: string | undefined;
}

function compiledForm(form: Definition<Form>, { data, fields, rules, base }: Parts): CompiledForm {
  const before = compiled.get(form);
  if (before?.data === data && JSON.stringify([before.fields, before.rules]) === JSON.stringify([fields, rules])) return before;
  const after = { ...plainOf(form.value), data, fields, rules, ...(base !== undefined && { extends: base }) };
  compiled.set(form, after);
  return after;
}
