import type { Flow, StateNode } from '../runtime/definitions/shapes/flow';

/** A way from a state, as reviewers read it. */
interface Edge {
  from: string;
  on: string;
  to: string;
}

const list = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Every way from one state to another that a flow has. */
export function edgesOf({ states = {} }: Pick<Flow | StateNode, 'states'>, above = ''): Edge[] {
  return Object.entries(states).flatMap(([name, state]) => {
    const from = `${above}${name}`;
    const edges = (on: string, targets: unknown): Edge[] =>
      list(targets).map((target) => ({
        from,
        on: guarded(on, target),
        to: (typeof target === 'string' ? target : (target as { target?: string }).target) ?? 'stays',
      }));
    const own = [
      ...Object.entries(state.on ?? {}).flatMap(([event, targets]) => edges(event, targets)),
      ...Object.entries(state.after ?? {}).flatMap(([delay, targets]) => edges(`after ${delay}`, targets)),
      ...list(state.invoke).flatMap((invoked) => {
        const { src, onDone, onError } = invoked as { src: string; onDone?: unknown; onError?: unknown };
        return [...edges(`${src} went well`, onDone), ...edges(`${src} failed`, onError)];
      }),
      ...edges('at once', state.always),
    ];
    return [...(own.length > 0 ? own : [{ from, on: state.type === 'final' ? 'the end' : '', to: '' }]), ...edgesOf(state, `${from}.`)];
  });
}

function guarded(on: string, target: unknown): string {
  const guard = typeof target === 'object' && target !== null && 'guard' in target ? (target.guard as { $?: string }) : undefined;
  return guard ? `${on}, when ${guard.$ ?? JSON.stringify(guard)}` : on;
}
