import { type FlowWay, type FlowWays, innermost } from '../../.storybook/flow-ways';
import { leavesOf } from '../../codegen/generate/flow-stories';
import type { Flow, StateNode, Transition } from '../../runtime/definitions/shapes/flow';
import type { Happening, Watch } from './walk';

type Rest = Parameters<NonNullable<Watch['onRest']>>;

/** Hears walks, and keeps the shortest way to each state: what has to happen, and how the flow stands then. */
export function keepWays() {
  const ways: Record<string, FlowWay> = {};
  /** For one walk: a way begins where the flow does. */
  const listen = (session: object | undefined) => {
    const way: Exclude<Happening, 'start'>[] = [];
    let address: string | undefined;
    return (happened: Rest[0], { states, context }: Rest[1], effects: Rest[2]): void => {
      if (happened !== 'start') way.push(happened);
      address = effects.findLast((effect) => effect.startsWith('go '))?.slice('go '.length) ?? address;
      for (const leaf of innermost(states))
        if ((ways[leaf]?.way.length ?? Infinity) > way.length)
          ways[leaf] = structuredClone({ states, way, ...(address !== undefined && { address }), ...(session && { session }), context });
    };
  };
  return { ways, listen };
}

/** Every state of a flow in the order of its definition: the way to it, or why a flow never rests there; nothing where neither is known. */
export const waysOf = (flow: Flow, ways: Record<string, FlowWay>): Record<string, FlowWays[string] | undefined> =>
  Object.fromEntries(leavesOf(flow as StateNode).map(([path, node]) => [path, ways[path] ?? whyNever(flow, path, node)]));

const list = <Value>(value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
type Edge = string | Transition;
const targetOf = (edge: Edge): string | undefined => (typeof edge === 'string' ? edge : edge.target)?.split(/[.#]/).at(-1);

function whyNever(flow: Flow, path: string, { always }: StateNode): { never: string } | undefined {
  const targets = list(always as Edge | Edge[]).map(targetOf);
  if (targets.length > 0) return { never: `It only decides, and is left at once: for ${[...new Set(targets)].join(', ')}.` };
  const name = path.split('.').at(-1);
  const raised = edgesOf(flow as StateNode)
    .filter((edge) => targetOf(edge) === name)
    .map((edge) => (typeof edge === 'string' ? undefined : list(edge.actions).flatMap((one) => ('raise' in one ? [one.raise] : []))[0]));
  const leaves = raised[0];
  return leaves !== undefined && raised.every((one) => one === leaves)
    ? { never: `Each way here raises ${leaves}, which leaves what is around it at once.` }
    : undefined;
}

const edgesOf = ({ on, after, always, invoke, onDone, states }: StateNode): Edge[] => [
  ...[...Object.values(on ?? {}), ...Object.values(after ?? {}), always, onDone].flatMap((edges) => list(edges as Edge | Edge[] | undefined)),
  ...list(invoke).flatMap((one) => [...list(one.onDone as Edge | Edge[] | undefined), ...list(one.onError as Edge | Edge[] | undefined)]),
  ...Object.values(states ?? {}).flatMap(edgesOf),
];
