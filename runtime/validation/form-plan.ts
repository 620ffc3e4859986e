import type { CompiledForm, CompiledRule, JsonSchema } from '../definitions/compiled';
import type { Expression } from '../definitions/shapes/expression';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { Field, FieldNode, FieldsetNode, Group, ListField } from '../definitions/shapes/form';
import type { FormulasMapping } from '../definitions/shapes/formulas';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import { type ReadGroups, readGroups } from '../formulas/read-groups';
import { type FieldsetFault, fieldsFromData } from './fields-from-data';
import { valueAt } from './pointer';
import { mostRows, rowOf } from './list-rows';
import type { InterpretSchema } from './schema-errors';
import { type SchemaPlace, schemaAt } from './schema-at';
import { fromStringList, type StringList } from './string-list';
import { own } from './own';

/** Hides what it stands at while it does not hold. */
export interface Hiding {
  source: string;
  whenHidden: 'keep' | 'clear' | 'omit';
}

/** A field with all that is known of it before there is data. */
export interface PlannedField {
  kind: 'field';
  id: string;
  at: string;
  field: Field;
  schema: JsonSchema;
  requiredWhile: SchemaPlace['requiredWhile'];
  /** Its own and those of the groups around it: all must hold for it to show. */
  hidings: Hiding[];
  /** The rules that say within what limits the value must be. */
  limiting: CompiledRule[];
  /** Formulas show and hide it: those of this node of the form, which know it by this name. */
  shownBy?: { node: string; name: string };
  /** The value is stored as a list of strings, which its widget reads in this way. */
  stringList?: StringList;
  /** The optional group around it, which a person adds. */
  optional?: string;
  /** Described by a record of data: the form's schema does not know its constraints. */
  isFromData: boolean;
}

export interface PlannedGroup {
  kind: 'group';
  id: string;
  group: Pick<Group, 'title' | 'help' | 'optional' | 'starts'>;
  nodes: PlanNode[];
  hidings: Hiding[];
  /** The list whose rows its nodes are. */
  list?: ListField;
}

export type PlanNode = PlannedField | PlannedGroup;

/** A form, ready to be drawn and validated: fields in order, each with its schema and its conditions. */
export interface FormPlan {
  form: CompiledForm;
  nodes: PlanNode[];
  fields: PlannedField[];
  /** By the node whose fields they show and hide: the groups of its record. */
  formulas: Record<string, ReadGroups>;
  faults: FieldsetFault[];
  /** Judges the values of fields from data. */
  interpret?: InterpretSchema | undefined;
  /** Of each list of fields one must be filled. */
  oneOf: OneOf[];
}

/** Fields of which one must be filled, and those that say so where none is. */
export interface OneOf {
  when?: Expression | undefined;
  among: PlannedField[];
  report: PlannedField[];
  /** The code of the fault whose message they show. */
  as: string;
}

const plans = new WeakMap<CompiledForm, FormPlan>();

/** What a form refers to. */
interface FormParts {
  fieldsets?: Record<string, Fieldset> | undefined;
  formulas?: Record<string, FormulasMapping> | undefined;
  /** Needed to validate fields that come from data; a page loads it for the forms that have any. */
  interpret?: InterpretSchema | undefined;
}

/** The plan of a form; of a form without fieldsets, made once. The scope gives the fieldsets their records. */
export function planForm(form: CompiledForm, parts: FormParts = {}, scope: Scope = {}): FormPlan {
  const made = plans.get(form);
  if (made !== undefined) return made;
  const plan: FormPlan = { form, nodes: [], fields: [], formulas: {}, faults: [], interpret: parts.interpret, oneOf: [] };
  plan.nodes = form.fields.map((node) => planNode(plan, node, [], parts, scope));
  if (!form.fields.some(hasFieldset) && !form.fields.some(hasList)) plans.set(form, plan);
  return plan;
}

/** Whether fields of this node come from data. */
export const hasFieldset = (node: FieldNode): boolean => 'fieldset' in node || ('group' in node && node.group.some(hasFieldset));

/** Whether this node has rows, which only the data says. */
export const hasList = (node: FieldNode): boolean => 'list' in node || ('group' in node && node.group.some(hasList));

const hidingsOf = (node: { visibleWhen?: Expression; whenHidden?: Hiding['whenHidden'] }, around: Hiding[]): Hiding[] =>
  node.visibleWhen === undefined ? around : [...around, { source: node.visibleWhen.$, whenHidden: node.whenHidden ?? 'keep' }];

const limiting = ({ rules = [] }: CompiledForm, at: string): CompiledRule[] => rules.filter((rule) => rule.at === at && rule.validator?.limits !== undefined);

function planNode(plan: FormPlan, node: FieldNode, around: Hiding[], parts: FormParts, scope: Scope, optional?: string): PlanNode {
  const hidings = hidingsOf(node, around);
  if ('group' in node) {
    const added = node.optional ? node.id : optional;
    return { kind: 'group', id: node.id, group: node, hidings, nodes: node.group.map((inner) => planNode(plan, inner, hidings, parts, scope, added)) };
  }
  if ('fieldset' in node) return planFieldset(plan, node, hidings, parts, scope);
  if ('list' in node) {
    const rows = valueAt(scope.form, node.at);
    const groups = Array.isArray(rows) ? rows.slice(0, mostRows).map((_, index) => rowOf(node, index)) : [];
    const { id, label: title, help } = node;
    return {
      kind: 'group',
      id,
      group: { title, ...(help && { help }) },
      hidings,
      list: node,
      nodes: groups.map((row) => planNode(plan, row, hidings, parts, scope)),
    };
  }
  const place = schemaAt(plan.form.data, node.at);
  const field: PlannedField = {
    kind: 'field',
    id: node.id,
    at: node.at,
    field: node,
    schema: place?.schema ?? {},
    requiredWhile: place?.requiredWhile,
    hidings,
    limiting: limiting(plan.form, node.at),
    ...(node.stringList && { stringList: node.stringList }),
    ...(optional !== undefined && { optional }),
    isFromData: false,
  };
  plan.fields.push(field);
  return field;
}

function planFieldset(plan: FormPlan, node: FieldsetNode, hidings: Hiding[], { fieldsets = {}, formulas = {} }: FormParts, scope: Scope): PlannedGroup {
  const fieldset = own(fieldsets, node.fieldset);
  const made = fieldset === undefined ? undefined : fieldsFromData(fieldset, node, evaluate(node.items.$, scope), scope);
  plan.faults.push(...(made?.faults ?? []));
  const mapping = node.showsBy && own(formulas, node.showsBy.formulas);
  if (node.showsBy)
    plan.formulas[node.id] = mapping ? readGroups(evaluate(node.showsBy.record.$, scope), mapping) : { groups: [], elsewhere: new Map(), asked: [] };
  const fields = (made?.fields ?? []).map(({ name, field, schema, required, stringList }): PlannedField => {
    const isAlwaysRequired = required && node.requiredWhen === undefined;
    return {
      kind: 'field',
      id: field.id,
      at: field.at,
      field: {
        ...field,
        ...(required && node.requiredWhen !== undefined && { requiredWhen: node.requiredWhen }),
        ...(node.enabledWhen !== undefined && field.enabledWhen === undefined && { enabledWhen: node.enabledWhen }),
      },
      schema,
      requiredWhile: isAlwaysRequired ? 'always' : undefined,
      hidings,
      limiting: limiting(plan.form, field.at),
      ...(node.showsBy && { shownBy: { node: node.id, name } }),
      ...(stringList && { stringList }),
      isFromData: true,
    };
  });
  plan.fields.push(...fields);
  if (node.atLeastOne) {
    const { when, among, report, as } = node.atLeastOne;
    const records = made?.fields.map(({ record }) => record) ?? [];
    const asked = fields.filter((_, index) => holds(among.$, { ...scope, item: records[index] }));
    const says = report === undefined ? asked : asked.filter((field) => holds(report.$, { ...scope, item: records[fields.indexOf(field)] }));
    plan.oneOf.push({ when, among: asked, report: says, as });
  }
  return { kind: 'group', id: node.id, group: {}, hidings, nodes: fields };
}

/** The value of a field as its widget reads it. */
export const valueOf = ({ at, stringList }: Pick<PlannedField, 'at' | 'stringList'>, data: unknown): unknown => {
  const kept = valueAt(data, at);
  return stringList === undefined ? kept : fromStringList(kept, stringList);
};
