import { sameJson } from '../../runtime/validation/same-json';
import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';
import { closest } from '../../runtime/definitions/fault';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Check } from './check';
import { acceptsOf } from './flow-events';

/**
 * A flow that starts when it is first needed is one of the application, waits where it begins for each event that starts it, and until then can be read
 * without having been run: nothing is done or computed at its beginning.
 */
export function checkStartsOn(check: Check<Flow>): void {
  const { value } = check.definition;
  if (value.startsOn === undefined) return;
  if (!check.query('appFlows').includes(value.id))
    check.report('misplaced-starts-on', ['startsOn'], `Only a flow of the application can have "startsOn": no application names "${value.id}".`, {
      part: 'key',
    });
  const beginning = beginningStates(value as StateNode);
  const accepted = acceptsOf(value);
  value.startsOn.forEach((event, index) => {
    if (!accepted.has(event))
      check.report('unknown-event', ['startsOn', index], `This flow does not take the event "${event}".`, { suggestion: closest(event, accepted) });
    else if (!beginning.some(({ node }) => node.on !== undefined && Object.hasOwn(node.on, event)))
      check.report(
        'unawaited-event',
        ['startsOn', index],
        `Where this flow begins it does not wait for the event "${event}", so starting the flow with it would have no effect.`,
      );
  });
  for (const { node, path } of beginning)
    for (const key of ['entry', 'invoke', 'after', 'always'] as const)
      if (node[key] !== undefined && !(key === 'entry' && changesNothing(node.entry, value)))
        check.report('early-action', [...path, key], 'A flow with "startsOn" begins at rest: do this in a state that an event leads to.', {
          part: 'key',
        });
  for (const { node, path } of beginning)
    if (node.type === 'parallel')
      check.report('early-action', [...path, 'type'], 'A flow with "startsOn" begins in one state: its first states cannot be parallel.');
  for (const [name, first] of Object.entries((value.context?.initial ?? {}) as Record<string, unknown>))
    if (isComputed(first))
      check.report('early-action', ['context', 'initial', name], 'A flow with "startsOn" is read before it runs: begin with a plain value.');
}

/** The states that a flow begins in, itself first. */
function beginningStates(root: StateNode): { node: StateNode; path: string[] }[] {
  const found: { node: StateNode; path: string[] }[] = [{ node: root, path: [] }];
  for (let last = found[0]!; last.node.initial !== undefined; ) {
    const node: StateNode | undefined = last.node.states?.[last.node.initial];
    if (node === undefined) break;
    last = { node, path: [...last.path, 'states', last.node.initial] };
    found.push(last);
  }
  return found;
}

/** Entering it leaves the context as it begins: the state is one that the flow comes back to. */
const changesNothing = (entry: StateNode['entry'], { context }: Flow): boolean =>
  [entry]
    .flat()
    .every(
      (action) =>
        typeof action === 'object' &&
        'assign' in action &&
        Object.entries(action.assign).every(([name, to]) => sameJson(to, (context?.initial as Record<string, unknown> | undefined)?.[name])),
    );

const isComputed = (value: unknown): boolean =>
  isExpression(value) || (typeof value === 'object' && value !== null && Object.values(value).some((part) => isComputed(part)));
