import type { CompiledForm, CompiledRule, JsonSchema } from '../definitions/compiled';
import type { Expression } from '../definitions/shapes/expression';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { Field, FieldNode, FieldsetNode, Group } from '../definitions/shapes/form';
import { evaluate, type Scope } from '../expressions/evaluate';
import { type FieldsetFault, fieldsFromData } from './fields-from-data';
import { type SchemaPlace, schemaAt } from './schema-at';

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
  /** Described by a record of data: the form's schema does not know its constraints. */
  isFromData: boolean;
}

export interface PlannedGroup {
  kind: 'group';
  id: string;
  group: Pick<Group, 'title' | 'help'>;
  nodes: PlanNode[];
  hidings: Hiding[];
}

export type PlanNode = PlannedField | PlannedGroup;

/** A form, ready to be drawn and validated: fields in order, each with its schema and its conditions. */
export interface FormPlan {
  form: CompiledForm;
  nodes: PlanNode[];
  fields: PlannedField[];
  faults: FieldsetFault[];
}

const plans = new WeakMap<CompiledForm, FormPlan>();

/** The plan of a form; of a form without fieldsets, made once. The scope gives the fieldsets their records. */
export function planForm(form: CompiledForm, fieldsets: Record<string, Fieldset> = {}, scope: Scope = {}): FormPlan {
  const made = plans.get(form);
  if (made !== undefined) return made;
  const plan: FormPlan = { form, nodes: [], fields: [], faults: [] };
  plan.nodes = form.fields.map((node) => planNode(plan, node, [], fieldsets, scope));
  if (!form.fields.some(hasFieldset)) plans.set(form, plan);
  return plan;
}

/** Whether fields of this node come from data. */
export const hasFieldset = (node: FieldNode): boolean => 'fieldset' in node || ('group' in node && node.group.some(hasFieldset));

const hidingsOf = (node: { visibleWhen?: Expression; whenHidden?: Hiding['whenHidden'] }, around: Hiding[]): Hiding[] =>
  node.visibleWhen === undefined ? around : [...around, { source: node.visibleWhen.$, whenHidden: node.whenHidden ?? 'keep' }];

const limiting = ({ rules = [] }: CompiledForm, at: string): CompiledRule[] => rules.filter((rule) => rule.at === at && rule.validator?.limits !== undefined);

function planNode(plan: FormPlan, node: FieldNode, around: Hiding[], fieldsets: Record<string, Fieldset>, scope: Scope): PlanNode {
  const hidings = hidingsOf(node, around);
  if ('group' in node)
    return { kind: 'group', id: node.id, group: node, hidings, nodes: node.group.map((inner) => planNode(plan, inner, hidings, fieldsets, scope)) };
  if ('fieldset' in node) return planFieldset(plan, node, hidings, fieldsets, scope);
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
    isFromData: false,
  };
  plan.fields.push(field);
  return field;
}

function planFieldset(plan: FormPlan, node: FieldsetNode, hidings: Hiding[], fieldsets: Record<string, Fieldset>, scope: Scope): PlannedGroup {
  const fieldset = Object.hasOwn(fieldsets, node.fieldset) ? fieldsets[node.fieldset] : undefined;
  const made = fieldset === undefined ? undefined : fieldsFromData(fieldset, node, evaluate(node.items.$, scope));
  plan.faults.push(...(made?.faults ?? []));
  const fields = (made?.fields ?? []).map(
    ({ field, schema, required }): PlannedField => ({
      kind: 'field',
      id: field.id,
      at: field.at,
      field,
      schema,
      requiredWhile: required ? 'always' : undefined,
      hidings,
      limiting: limiting(plan.form, field.at),
      isFromData: true,
    }),
  );
  plan.fields.push(...fields);
  return { kind: 'group', id: node.id, group: {}, hidings, nodes: fields };
}
