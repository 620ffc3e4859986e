import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';

/** Every state of a flow with its path from the root; the root's is empty. */
function* statesOf(node: StateNode, path: readonly string[] = []): Generator<{ node: StateNode; path: readonly string[] }> {
  yield { node, path };
  for (const [name, child] of Object.entries(node.states ?? {})) yield* statesOf(child, [...path, name]);
}

const accepted = new WeakMap<Flow, Set<string>>();
/** The events a flow takes from its screen: those declared, and those some state waits for. */
export function acceptsOf(flow: Flow): ReadonlySet<string> {
  const known =
    accepted.get(flow) ?? new Set([...Object.keys(flow.events ?? {}), ...[...statesOf(flow as StateNode)].flatMap(({ node }) => Object.keys(node.on ?? {}))]);
  accepted.set(flow, known);
  return known;
}

/** The names that a state may have in "when": Parent.Child for nested ones. */
export const stateNames = (flow: Flow): string[] => [...statesOf(flow as StateNode)].flatMap(({ path }) => (path.length === 0 ? [] : path.join('.')));
