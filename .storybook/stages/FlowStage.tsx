import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';
import { revisionIn } from '../languages';
import { partsOf } from './stage-of';

interface FlowStageProps {
  /** The flow's id. */
  flow: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
}

/** One flow of the definitions, as the table of its edges. */
export function FlowStage({ flow, customer = 'base', language = 'en' }: FlowStageProps) {
  const definition = partsOf(revisionIn(customer, language)).flows[flow];
  if (!definition) throw new Error(`There is no flow "${flow}".`);
  return (
    <main className="main stage stack gap-medium">
      <h1 className="text-title">{definition.id}</h1>
      <p className="text-body">{definition.description}</p>
      <table className="flow-edges">
        <thead>
          <tr>
            {['State', 'On', 'Goes to'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edgesOf(definition).map(({ from, on, to }, index) => (
            <tr key={index}>
              <td>{from}</td>
              <td>{on}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

interface Edge {
  from: string;
  on: string;
  to: string;
}

const list = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

function edgesOf({ states = {} }: Pick<Flow | StateNode, 'states'>, above = ''): Edge[] {
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
