import type { FlowSnapshot } from '../../runtime/definitions/compiled';
import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';

/**
 * How a flow reads before it has started: in its initial states, with its initial context. The check (codegen/check/starts-on.ts) has seen that both
 * are plain: no parallel states, nothing computed.
 */
export function beginningOf(flow: Flow): FlowSnapshot {
  const names: string[] = [];
  for (let node: StateNode | undefined = flow as StateNode; node?.initial !== undefined; node = node.states?.[node.initial]) names.push(node.initial);
  return {
    state: names.join('.'),
    states: names.map((_, index) => names.slice(0, index + 1).join('.')),
    context: (flow.context?.initial ?? {}) as Record<string, unknown>,
  };
}
