import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import type { Flow, FlowAction, Guard, StateNode } from '../../runtime/definitions/shapes/flow';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { checkActions } from './actions';
import { type Check, type Place, withVariable } from './check';
import { own } from '../../runtime/validation/own';
import { checkSource } from './expressions';
import { checkInvoke, resultOf } from './flow-invokes';
import { invokesOf, machineOf, resolveTarget, type Edge, edgesOf } from './flow-machine';
import { checkSenders } from './flow-senders';
import { checkMachine } from './flow-shape';
import { failureSchema } from './calls';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { placeOf, commonScope } from './screen-place';
import { checkStartsOn } from './starts-on';
import { checkTemplate } from './templates';

/** Checks a flow: its states, its names, its expressions, who sends its events. */
export function checkFlow(check: Check<Flow>): void {
  const { value } = check.definition;
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  if (value.context) checkJsonSchema(check, ['context', 'schema'], value.context.schema);
  for (const [name, schema] of Object.entries(value.events ?? {})) {
    checkJsonSchema(check, ['events', name], schema);
    if (Object.hasOwn((schema.properties as object | undefined) ?? {}, 'type'))
      check.report(
        'reserved-name',
        ['events', name, 'properties', 'type'],
        'The name "type" belongs to the event itself: choose another name for this property.',
        {
          part: 'key',
        },
      );
  }
  const input = value.input === undefined ? objectSchema({}) : writtenOut(check, value.input);
  const context = value.context === undefined ? objectSchema({}) : writtenOut(check, value.context.schema);
  if (value.context)
    checkTemplate(check, ['context', 'initial'], value.context.initial, context, { scope: { ...commonScope(check), input } }, { partial: 'within' });

  for (const [name, { seconds }] of Object.entries(value.delays ?? {}))
    if (isExpression(seconds)) checkSource(check, ['delays', name, 'seconds'], seconds, { scope: commonScope(check) }, 'number');

  checkMachine(check);
  checkSenders(check);
  checkStartsOn(check);
  const place: Place = { targets: targetsOf(check), pending: new Set(), scope: { ...commonScope(check), flow: objectSchema({ context }) } };
  for (const state of machineOf(value as StateNode)) {
    const inState = withVariable(place, 'event', undefined);
    checkFlowActions(check, [...state.path, 'entry'], state.node.entry, inState, context);
    checkFlowActions(check, [...state.path, 'exit'], state.node.exit, inState, context);
    checkTemplate(check, [...state.path, 'output'], state.node.output, undefined, inState);
    for (const { invoke, path } of invokesOf(state)) checkInvoke(check, path, invoke, inState);
    for (const edge of edgesOf(state)) {
      const inWay = withVariable(place, 'event', eventOf(check, edge));
      if (edge.transition.guard) checkGuard(check, [...edge.path, 'guard'], edge.transition.guard, inWay);
      checkFlowActions(check, [...edge.path, 'actions'], edge.transition.actions, inWay, context);
    }
  }
}

/** What every screen that runs the flow has: the flow's actions may name no more. */
function targetsOf(check: Check<Flow>): Place['targets'] {
  const { id } = check.definition.value;
  const users = check.query('users', id);
  const usersTargets = users.filter(({ sound }) => sound).map((user) => placeOf({ ...check, definition: user } as Parameters<typeof placeOf>[0]).targets);
  const common = <Value>(key: 'data' | 'state' | 'forms'): Record<string, Value> =>
    Object.fromEntries(
      Object.entries((usersTargets[0]?.[key] ?? {}) as Record<string, Value>).filter(([name]) =>
        usersTargets.every((targets) => Object.hasOwn(targets[key], name)),
      ),
    );
  return {
    kind: usersTargets.find(({ kind }) => kind === 'dialog')?.kind ?? 'screen',
    data: common('data'),
    state: common('state'),
    forms: common('forms'),
    flow: id,
    open: usersTargets.length < users.length || check.query('unclear', 'flows'),
    events: {},
  };
}

/** What `event` holds in a transition: the payload with its type, or the result of what was invoked. */
function eventOf(check: Check<Flow>, { cause, name, invoke }: Edge): JsonSchema | undefined {
  if (cause === 'invokeDone' && invoke) return resultOf(check, invoke);
  if (cause === 'invokeError') return failureSchema(check);
  const declared = cause === 'on' && name !== undefined ? writtenOut(check, own(check.definition.value.events, name)) : undefined;
  if (declared === undefined || declared.properties === undefined) return undefined;
  return { ...declared, properties: { ...(declared.properties as object), type: { type: 'string' } } };
}

function checkGuard(check: Check<Flow>, path: Path, guard: Guard, place: Place): void {
  if (isExpression(guard)) return void checkSource(check, path, guard, place, 'boolean');
  if ('in' in guard) checkState(check, [...path, 'in'], guard.in);
  if ('and' in guard) guard.and.forEach((part, index) => checkGuard(check, [...path, 'and', index], part, place));
  if ('or' in guard) guard.or.forEach((part, index) => checkGuard(check, [...path, 'or', index], part, place));
  if ('not' in guard) checkGuard(check, [...path, 'not'], guard.not, place);
}

/** A state that a guard names: #id, or the names on the way to it. */
function checkState(check: Check<Flow>, path: Path, name: string): void {
  const states = machineOf(check.definition.value as StateNode);
  const names = states.map((state) => state.names.join('.'));
  const [root] = states;
  if (!names.includes(name) && !(root && name.startsWith('#') && resolveTarget(states, root, name)))
    check.report('unknown-state', path, `There is no state "${name}".`, { suggestion: closest(name, names) });
}

function checkFlowActions(check: Check<Flow>, path: Path, actions: FlowAction | FlowAction[] | undefined, place: Place, context: JsonSchema | undefined): void {
  if (Array.isArray(actions)) return actions.forEach((action, index) => checkFlowActions(check, [...path, index], action, place, context));
  if (actions === undefined) return;
  if ('assign' in actions) {
    const properties = context?.properties as Record<string, JsonSchema> | undefined;
    for (const [name, template] of Object.entries(actions.assign as Record<string, unknown>)) {
      if (properties !== undefined && !Object.hasOwn(properties, name))
        check.report('unknown-context', [...path, 'assign', name], `The context of this flow has no "${name}".`, {
          part: 'key',
          suggestion: closest(name, Object.keys(properties)),
        });
      checkTemplate(check, [...path, 'assign', name], template, own(properties, name), place, { partial: true });
    }
  } else if ('raise' in actions) {
    const names = machineOf(check.definition.value as StateNode).flatMap(({ node }) => Object.keys(node.on ?? {}));
    if (!names.includes(actions.raise))
      check.report('unknown-event', [...path, 'raise'], `No state of this flow waits for the event "${actions.raise}".`, {
        suggestion: closest(actions.raise, names),
      });
    checkTemplate(
      check,
      [...path, 'payload'],
      (actions as { payload?: unknown }).payload,
      writtenOut(check, own(check.definition.value.events, actions.raise)),
      place,
    );
  } else checkActions(check, path, actions, place);
}
