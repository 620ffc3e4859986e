import { evaluate, holds, type Scope } from '../../runtime/expressions/evaluate';
import type { Reason } from '../../runtime/formulas/reasons';
import type { FormPlan, Hiding, PlannedField, PlannedGroup, PlanNode } from '../../runtime/validation/form-plan';
import { isWithin } from '../../runtime/validation/pointer';
import type { FormError } from '../../runtime/validation/validate-form';
import { visibilityOf } from '../../runtime/validation/visibility';
import { conditionReason, shown } from './condition-reasons';

/** A part of a form with the groups around it, the outermost first. */
interface Placed {
  node: PlanNode;
  around: PlannedGroup[];
}

/** What is known of a form and its data. */
interface FormState {
  plan: FormPlan;
  data: unknown;
  scope: Scope;
  errors: readonly FormError[];
}

/** The names of all parts of a form that an author may ask about; a field of a list by its own name, whatever the row. */
export const partNames = (plan: FormPlan): string[] => [
  ...new Set(placed(plan.nodes).flatMap(({ node, around }) => [node.id, inRow(node, around) ?? node.id])),
];

/** Says of a part of a form, with the data as it is: why it shows or not, must be filled, can be changed, is refused. One for each row of a list. */
export function reasonsOfPart(state: FormState, name: string): Reason[] {
  const found = placed(state.plan.nodes).filter(({ node, around }) => node.id === name || inRow(node, around) === name);
  return found.map((one) => reasonOf(state, one));
}

const placed = (nodes: readonly PlanNode[], around: PlannedGroup[] = []): Placed[] =>
  nodes.flatMap((node) => [{ node, around }, ...(node.kind === 'group' ? placed(node.nodes, [...around, node]) : [])]);

/** What a field of a row is called in the list; nothing outside of lists. */
function inRow({ id }: PlanNode, around: readonly PlannedGroup[]): string | undefined {
  const [list, row] = around.slice(-2);
  return list?.list !== undefined && row !== undefined ? id.slice(row.id.length + 1) : undefined;
}

function reasonOf(state: FormState, { node, around }: Placed): Reason {
  const { data: effective, visible } = visibilityOf(state.plan, state.data, state.scope);
  const scope = { ...state.scope, form: effective };
  const shows = node.kind === 'field' ? visible.has(node) : node.hidings.every(({ source }) => holds(source, scope));
  const below = [...whyShown(node, around, scope), ...(node.kind === 'field' ? whyRest(state, node, shows, scope) : [])];
  const of = inRow(node, around) === undefined ? '' : ` of ${around.at(-1)!.id}`;
  return { text: `"${inRow(node, around) ?? node.id}"${of} ${shows ? 'shows' : 'does not show'}.`, below };
}

/** By its own conditions, and those of the groups around it. */
function whyShown(node: PlanNode, around: readonly PlannedGroup[], scope: Scope): Reason[] {
  const chain = [...around, node];
  const ownOf = (index: number): Hiding[] => chain[index]!.hidings.slice(chain[index - 1]?.hidings.length ?? 0);
  const own = ownOf(chain.length - 1).map(({ source }) => conditionReason('It shows while', source, scope));
  const byFormulas = node.kind === 'field' && node.shownBy !== undefined;
  const groups = around.flatMap((group, index) =>
    ownOf(index).map(({ source }) => conditionReason(`The part "${group.id}" around it shows while`, source, scope)),
  );
  if (byFormulas) own.push({ text: 'Formulas of its own data show and hide it: ask "why" of the questionnaire.', below: [] });
  return [...(own.length === 0 ? [{ text: 'It has no conditions.', below: [] }] : own), ...groups];
}

/** What becomes of its value, whether it must be filled and can be changed, and what is wrong with it. */
function whyRest({ plan, errors }: FormState, planned: PlannedField, shows: boolean, scope: Scope): Reason[] {
  const { field, requiredWhile, hidings, at } = planned;
  const say = (text: string): Reason => ({ text, below: [] });
  const found: Reason[] = [];
  if (!shows) {
    const isLost = hidings.some(({ source, whenHidden }) => whenHidden !== 'keep' && !holds(source, scope));
    found.push(say(isLost ? 'What stands there is not stored meanwhile.' : 'What stands there is kept.'));
  }
  if (field.computed) found.push(say(`It is computed: ${field.computed.$} gives ${shown(evaluate(field.computed.$, scope))}.`));
  if (requiredWhile === 'always') found.push(say('It must be filled: its record says so.'));
  else if (requiredWhile) found.push(say(`It must be filled while there is anything at ${requiredWhile.present}: its record says so.`));
  else if (field.requiredWhen) found.push(conditionReason('It must be filled while', field.requiredWhen.$, scope));
  else found.push(say('It need not be filled.'));
  if (field.readOnlyWhen) found.push(conditionReason('It cannot be changed while', field.readOnlyWhen.$, scope));
  if (field.enabledWhen) found.push(conditionReason('It can be used while', field.enabledWhen.$, scope));
  const own = errors.filter(({ Field }) => isWithin(at, Field));
  found.push(...own.map((error) => refusal(plan, error, scope)));
  return own.length === 0 ? [...found, say('Its value is not refused.')] : found;
}

/** The message that the person reads, with the code; of a rule, what of it does not hold. */
function refusal({ form }: FormPlan, { Code, Message }: FormError, scope: Scope): Reason {
  const rule = (form.rules ?? []).find(({ id, code, validator }) => (code ?? id) === Code && validator === undefined);
  const text = `It is refused (${Code}): ${Message}`;
  return rule === undefined ? { text, below: [] } : { text, below: [conditionReason(`The rule "${rule.id}" wants that`, rule.validWhen.$, scope)] };
}
