import type { Flow, StateNode, Transition } from '../../runtime/definitions/shapes/flow';

type Transitions = NonNullable<StateNode['always']>;

/** A flow as pages run it: without what only its author and the check read, such as descriptions and the schemas of what it hears and remembers. */
export function runningFlow({ $schema: _schema, description: _said, events: _heard, input: _given, context, delays, ...node }: Flow): Flow {
  return {
    ...(state(node as StateNode) as Pick<Flow, 'id' | 'kind'>),
    ...(context && { context: { schema: {}, initial: context.initial } }),
    ...(delays && { delays: values(delays, ({ why: _why, ...delay }) => delay as typeof delay & { why?: string }) }),
  };
}

function state({ description: _said, states, on, after, always, invoke, onDone, ...rest }: StateNode): StateNode {
  return {
    ...rest,
    ...(states && { states: values(states, state) }),
    ...(on && { on: values(on, transitions) }),
    ...(after && { after: values(after, transitions) }),
    ...(always !== undefined && { always: transitions(always) }),
    ...(invoke && { invoke: Array.isArray(invoke) ? invoke.map(invoked) : invoked(invoke) }),
    ...(onDone !== undefined && { onDone: transitions(onDone) }),
  };
}

type Invoke = Exclude<NonNullable<StateNode['invoke']>, unknown[]>;
const invoked = ({ onDone, onError, ...rest }: Invoke): Invoke => ({
  ...rest,
  ...(onDone !== undefined && { onDone: transitions(onDone) }),
  ...(onError !== undefined && { onError: transitions(onError) }),
});

const transitions = (written: Transitions): Transitions =>
  Array.isArray(written)
    ? written.map((one) => transitions(one) as Transition)
    : typeof written === 'string'
      ? written
      : withoutDescription(written as Transition);

const withoutDescription = ({ description: _said, ...transition }: Transition): Transition => transition;

const values = <Value, Made>(record: Record<string, Value>, make: (value: Value) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
