import type { Invoke, StateNode, Transition } from '../../runtime/definitions/shapes/flow';
import type { Path } from '../document';

/** One state, its path from the root by names, and its place in the file. */
export interface State {
  node: StateNode;
  names: readonly string[];
  path: Path;
  parent?: State;
}

/** One transition of a state, and what triggers it. */
export interface Edge {
  from: State;
  path: Path;
  transition: Transition;
  cause: 'on' | 'after' | 'always' | 'onDone' | 'invokeDone' | 'invokeError';
  /** The event or the delay. */
  name?: string;
  invoke?: Invoke;
}

const list = <Value>(value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** All states of a flow, each before those within it. */
export function machineOf(root: StateNode): State[] {
  const states: State[] = [];
  const visit = (node: StateNode, names: readonly string[], path: Path, parent?: State): void => {
    const state: State = { node, names, path, ...(parent && { parent }) };
    states.push(state);
    for (const [name, child] of Object.entries(node.states ?? {})) visit(child, [...names, name], [...path, 'states', name], state);
  };
  visit(root, [], []);
  return states;
}

/** The transitions of a state, in the order of the file. */
export function edgesOf(state: State): Edge[] {
  const { node } = state;
  const edges = (cause: Edge['cause'], given: unknown, path: Path, more: Partial<Edge> = {}): Edge[] =>
    (Array.isArray(given) ? given.map((one, index) => ({ one, at: [...path, index] })) : given === undefined ? [] : [{ one: given, at: path }]).map(
      ({ one, at }) => ({
        from: state,
        path: at,
        transition: typeof one === 'string' ? { target: one } : (one as Transition),
        cause,
        ...more,
      }),
    );
  const named = (cause: 'on' | 'after') =>
    Object.entries(node[cause] ?? {}).flatMap(([name, given]) => edges(cause, given, [...state.path, cause, name], { name }));
  return [
    ...named('on'),
    ...named('after'),
    ...edges('always', node.always, [...state.path, 'always']),
    ...edges('onDone', node.onDone, [...state.path, 'onDone']),
    ...invokesOf(state).flatMap(({ invoke, path }) => [
      ...edges('invokeDone', invoke.onDone, [...path, 'onDone'], { invoke }),
      ...edges('invokeError', invoke.onError, [...path, 'onError'], { invoke }),
    ]),
  ];
}

/** What a state invokes, each with its place. */
export const invokesOf = ({ node, path }: State): { invoke: Invoke; path: Path }[] =>
  list(node.invoke).map((invoke, index) => ({ invoke, path: Array.isArray(node.invoke) ? [...path, 'invoke', index] : [...path, 'invoke'] }));

/** Finds the state a target names, as XState does: a sibling, `.child`, `#id`, with further names after a dot. */
export function resolveTarget(states: readonly State[], from: State, target: string): State | undefined {
  const root = states[0] as State;
  if (target.startsWith('#')) return byId(states, root, target.slice(1));
  const names = target.split('.');
  if (names[0] === '') return within(states, from, names.slice(1));
  return from.parent && within(states, from.parent, names);
}

function within(states: readonly State[], from: State, names: readonly string[]): State | undefined {
  const wanted = [...from.names, ...names];
  return states.find((state) => state.names.length === wanted.length && state.names.every((name, index) => name === wanted[index]));
}

function byId(states: readonly State[], root: State, id: string): State | undefined {
  const own = states.find((state) => state.node.id === id);
  if (own) return own;
  const names = id.split('.');
  const start = names[0] === root.node.id ? root : states.find((state) => state.node.id === names[0]);
  return start && within(states, start, names.slice(1));
}

/** The states that are entered with a state: those around it, and those it begins with. */
export function enteredWith(states: readonly State[], state: State): Set<State> {
  const entered = new Set<State>();
  const children = (of: State) => states.filter((child) => child.parent === of);
  const down = (of: State): void => {
    if (entered.has(of)) return;
    entered.add(of);
    if (of.node.type === 'history') {
      const target = of.node.target === undefined ? undefined : resolveTarget(states, of, of.node.target);
      return target ? down(target) : undefined;
    }
    if (of.node.type === 'parallel') children(of).forEach(down);
    else if (of.node.initial !== undefined)
      children(of)
        .filter((child) => child.names.at(-1) === of.node.initial)
        .forEach(down);
  };
  down(state);
  for (let parent = state.parent; parent; parent = parent.parent) {
    entered.add(parent);
    if (parent.node.type === 'parallel') children(parent).forEach(down);
  }
  return entered;
}
