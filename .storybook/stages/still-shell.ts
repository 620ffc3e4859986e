import type { Shell } from '../../runtime/definitions/compiled';
import type { Flow, Invoke, StateNode } from '../../runtime/definitions/shapes/flow';
import type { FlowWay } from '../flow-ways';

/** Flows that a story has put into a state: they stand still already. */
const standingFlows = new WeakSet<Flow>();

/**
 * The shell with its flows standing still where they begin: in a story nobody is led anywhere, asked anything or signed out, and the screen opens at
 * once. What reads how they stand reads what they begin with. Those that `running` names run.
 */
export const stillShell = (shell: Shell, running: readonly string[] = []): Shell => ({
  ...shell,
  app: { ...shell.app, readyWhen: undefined },
  flows: Object.fromEntries(Object.entries(shell.flows).map(([id, flow]) => [id, standingFlows.has(flow) || running.includes(id) ? flow : still(flow)])),
});

const still = ({ on: _on, ...flow }: Flow): Flow => ({ ...flow, states: { [flow.initial ?? 'still']: {} } });

/** A flow that stands in the states of a way with its context: nothing leads on. The dialogs and questions of these states open. */
export function standing(flow: Flow, { states, context }: Pick<FlowWay, 'states' | 'context'>): Flow {
  const { type, initial, states: within } = stillState(flow as StateNode, '', states);
  const made: Flow = {
    id: flow.id,
    kind: 'flow',
    ...(type && { type }),
    ...(initial !== undefined && { initial }),
    states: within ?? {},
    context: { schema: {}, initial: context },
  };
  standingFlows.add(made);
  return made;
}

const opens = ({ src }: Invoke): boolean => src === 'dialog' || src === 'confirm';
const waits = ({ onDone: _done, onError: _failed, ...rest }: Invoke): Invoke => rest;
const list = <Value>(value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

function stillState({ type, tags, invoke, states = {} }: StateNode, above: string, active: readonly string[]): StateNode {
  const own = Object.entries(states);
  const entered = own.find(([name]) => active.includes(`${above}${name}`))?.[0];
  return {
    ...(type === 'parallel' && { type }),
    ...(tags && { tags }),
    invoke: list(invoke).filter(opens).map(waits),
    ...(entered !== undefined && type !== 'parallel' && { initial: entered }),
    ...(own.length > 0 && {
      states: Object.fromEntries(own.map(([name, child]) => [name, active.includes(`${above}${name}`) ? stillState(child, `${above}${name}.`, active) : {}])),
    }),
  };
}
