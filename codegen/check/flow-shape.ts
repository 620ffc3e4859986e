import { closest } from '../../runtime/definitions/fault';
import type { Check } from './check';
import { enteredWith, invokesOf, machineOf, resolveTarget, type State, type Edge, edgesOf } from './flow-machine';
import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';

/** What a flow's states and transitions must be by themselves; XState itself reports next to none of it. */
export function checkMachine(check: Check<Flow>): void {
  const states = machineOf(check.definition.value as StateNode);
  for (const state of states) {
    checkInitial(check, state);
    checkHistory(check, states, state);
    checkDelays(check, state);
    for (const edge of edgesOf(state)) checkEdge(check, states, edge);
    for (const { invoke, path } of invokesOf(state))
      if ((invoke.src === 'call' || invoke.src === 'download') && invoke.onError === undefined)
        check.report('missing-error-path', path, 'This call may fail, and "onError" is missing: the flow would stay here.');
  }
  if (!check.faults.some(({ code }) => code === 'unknown-target' || code === 'missing-initial')) checkReachable(check, states);
}

function checkInitial(check: Check<Flow>, state: State): void {
  const { states: within, initial, type } = state.node;
  const names = Object.keys(within ?? {});
  if (names.length === 0 || type === 'parallel') {
    if (initial !== undefined && type !== 'parallel')
      check.report('unknown-target', [...state.path, 'initial'], `There is no state "${initial}" within this one.`);
    return;
  }
  if (initial === undefined)
    check.report('missing-initial', [...state.path, 'states'], `Say where it begins: try adding "initial": "${names[0]}".`, { part: 'key' });
  else if (!names.includes(initial))
    check.report('unknown-target', [...state.path, 'initial'], `There is no state "${initial}" within this one.`, { suggestion: closest(initial, names) });
}

function checkHistory(check: Check<Flow>, states: readonly State[], state: State): void {
  if (state.node.type === 'history' && state.node.target !== undefined && !resolveTarget(states, state, state.node.target))
    check.report('unknown-target', [...state.path, 'target'], `There is no state "${state.node.target}".`);
}

function checkDelays(check: Check<Flow>, state: State): void {
  const { delays = {} } = check.definition.value;
  for (const name of Object.keys(state.node.after ?? {}))
    if (!Object.hasOwn(delays, name))
      check.report('unknown-delay', [...state.path, 'after', name], `There is no delay "${name}".`, {
        part: 'key',
        suggestion: closest(name, Object.keys(delays)),
      });
}

function checkEdge(check: Check<Flow>, states: readonly State[], edge: Edge): void {
  const { from, path, transition, cause } = edge;
  const at = transition.target !== undefined && !isShort(check, edge) ? [...path, 'target'] : path;
  if (transition.target !== undefined) {
    const target = resolveTarget(states, from, transition.target);
    if (!target)
      check.report('unknown-target', at, `There is no state "${transition.target}" to go to from here.`, {
        suggestion: suggestTarget(states, from, transition.target),
      });
    if (target === from && cause === 'on' && from.node.after !== undefined && transition.reenter !== true)
      check.report('timer-not-restarted', at, `This returns to "${from.names.at(-1)}" without restarting its timers. Add "reenter": true.`);
  }
}

/** Whether the transition is written as the target's name alone. */
function isShort(check: Check<Flow>, { path }: Edge): boolean {
  let value: unknown = check.definition.value;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return typeof value === 'string';
}

function suggestTarget(states: readonly State[], from: State, target: string): string | undefined {
  const siblings = states.filter((state) => state.parent === from.parent && from.parent !== undefined).map((state) => state.names.at(-1) ?? '');
  const children = states.filter((state) => state.parent === from).map((state) => `.${state.names.at(-1)}`);
  return closest(target, [...siblings, ...children]) ?? children.find((child) => child === `.${target}`);
}

function checkReachable(check: Check<Flow>, states: readonly State[]): void {
  const [root] = states;
  if (!root) return;
  const reached = new Set<State>();
  const waiting = [...enteredWith(states, root)];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    for (const { transition } of edgesOf(state)) {
      const target = transition.target === undefined ? undefined : resolveTarget(states, state, transition.target);
      if (target) waiting.push(...enteredWith(states, target));
    }
  }
  const lost = states.filter((state) => !reached.has(state) && state.parent !== undefined && reached.has(state.parent));
  const ledToByOthers = (state: State) =>
    lost.some(
      (other) =>
        other !== state &&
        edgesOf(other).some(({ transition }) => transition.target !== undefined && resolveTarget(states, other, transition.target) === state),
    );
  const first = lost.filter((state) => !ledToByOthers(state));
  for (const state of first.length > 0 ? first : lost.slice(0, 1))
    check.report('unreachable-state', state.path, `Nothing leads to the state "${state.names.join('.')}".`, { part: 'key' });
  for (const state of states)
    if (reached.has(state) && isDeadEnd(states, state))
      check.report(
        'state-without-way-out',
        state.path,
        `Nothing leads out of the state "${state.names.join('.')}". If the flow ends here, say so by "type": "final".`,
        { part: 'key' },
      );
}

/** A state one can enter and never leave, though there are others. */
function isDeadEnd(states: readonly State[], state: State): boolean {
  if (state.node.states !== undefined || state.node.type === 'final' || state.node.type === 'history') return false;
  let alone = true;
  for (let around: State | undefined = state; around; around = around.parent) {
    const here = around;
    if (edgesOf(here).some(({ transition }) => leaves(states, here, state, transition.target))) return false;
    if (here.parent && here.parent.node.type !== 'parallel' && states.filter(({ parent }) => parent === here.parent).length > 1) alone = false;
  }
  return !alone;
}

function leaves(states: readonly State[], from: State, state: State, name: string | undefined): boolean {
  const target = name === undefined ? undefined : resolveTarget(states, from, name);
  return name !== undefined && (target === undefined || target !== state);
}
