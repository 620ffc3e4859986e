import { and, assign, not, or, raise, stateIn } from 'xstate';
import { isExpression } from '../definitions/shapes/is-expression';
import type { FlowAction, Guard, StateNode } from '../definitions/shapes/flow';
import { holds, resolveTemplate, type Scope } from '../expressions/evaluate';
import type { Action } from '../definitions/actions';

/** What a running machine gives an expression: its context and the event it works on. */
type Snapshot = { context: Record<string, unknown>; event: { type: string; [key: string]: unknown } };

interface Hydration {
  /** What a flow's expressions read beside its own context and event. */
  scope(): Scope;
  /** Runs a screen's actions on the flow's behalf. */
  run(actions: Action[], extra: Scope): void;
  report(message: string): void;
}

/**
 * Turns a flow's JSON into the configuration XState takes. JSON cannot hold functions: guards, assign, raise, inputs and outputs are made from
 * their expressions here, and nowhere else.
 */
export function hydrate(node: StateNode, hydration: Hydration): Record<string, unknown> {
  const scopeOf = ({ context, event }: Snapshot): Scope => ({ ...hydration.scope(), flow: { context }, event: payloadOf(event) });
  const value = (template: unknown, snapshot: Snapshot) => resolveTemplate(template, scopeOf(snapshot), hydration.report);

  const guard = (given: Guard): unknown => {
    if (isExpression(given)) return (snapshot: Snapshot) => holds(given.$, scopeOf(snapshot), hydration.report);
    if ('and' in given) return and(given.and.map(guard) as never);
    if ('or' in given) return or(given.or.map(guard) as never);
    if ('not' in given) return not(guard(given.not) as never);
    return stateIn((given as { in: string }).in);
  };

  const own = (given: OwnAction): unknown => {
    if ('assign' in given)
      return assign(
        Object.fromEntries(Object.entries(given.assign).map(([name, template]) => [name, (snapshot: Snapshot) => value(template, snapshot)])) as never,
      );
    return raise(((snapshot: Snapshot) => ({ ...((value(given.payload, snapshot) ?? {}) as object), type: given.raise })) as never);
  };
  /** First the flow's own actions, then the screen's: those run one after another, the next waiting for the one before, and see the new context. */
  const actionList = (given: FlowAction | FlowAction[] | undefined) => {
    if (given === undefined) return undefined;
    const screenActions = list(given).filter((each): each is Action => !isOwn(each));
    const effects = (snapshot: Snapshot) => hydration.run(screenActions, { flow: { context: snapshot.context }, event: payloadOf(snapshot.event) });
    return [...list(given).filter(isOwn).map(own), ...(screenActions.length > 0 ? [effects] : [])];
  };

  const transition = (given: unknown): unknown => {
    if (typeof given === 'string') return { target: given };
    const { guard: condition, actions, description: _, ...rest } = given as { guard?: Guard; actions?: FlowAction | FlowAction[]; description?: string };
    return { ...rest, ...(condition ? { guard: guard(condition) } : {}), ...(actions ? { actions: actionList(actions) } : {}) };
  };
  const transitions = (given: unknown) => list(given).map(transition);
  const byName = (given: Record<string, unknown> | undefined) =>
    given && Object.fromEntries(Object.entries(given).map(([name, target]) => [name, transitions(target)]));

  const state = ({ on, after, always, entry, exit, invoke, onDone, states, output, description: _, ...rest }: StateNode): Record<string, unknown> =>
    withoutUndefined({
      ...rest,
      on: byName(on),
      after: byName(after),
      always: always && transitions(always),
      entry: actionList(entry),
      exit: actionList(exit),
      onDone: onDone && transitions(onDone),
      output: output === undefined ? undefined : (snapshot: Snapshot) => value(output, snapshot),
      states: states && Object.fromEntries(Object.entries(states).map(([name, child]) => [name, state(child)])),
      invoke:
        invoke &&
        list(invoke).map(({ onDone: done, onError: failed, input, ...each }) =>
          withoutUndefined({
            ...each,
            input: (snapshot: Snapshot) => value(input, snapshot),
            onDone: done && transitions(done),
            onError: failed && transitions(failed),
          }),
        ),
    });
  return state(node);
}

type OwnAction = Extract<FlowAction, { assign: unknown } | { raise: unknown }>;
const isOwn = (given: FlowAction): given is OwnAction => 'assign' in given || 'raise' in given;

/** What an expression reads as `event`: a call's or a dialog's result, else the event's own values. */
function payloadOf(event: Snapshot['event']): unknown {
  if ('output' in event) return event.output;
  if ('error' in event) return (event.error as { failure?: unknown } | null)?.failure ?? null;
  return event;
}

const list = <Value>(value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);
const withoutUndefined = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
