import { describe, expect, test } from 'vitest';
import type { StateNode } from '../../runtime/definitions/shapes/flow';
import { flows, walkThrough } from './walk';
import { walks } from './walks';
import { keepWays, waysOf } from './ways';

const list = <Value>(value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const nameOf = (target: string): string => target.split(/[.#]/).at(-1) ?? target;

/** Every edge that the JSON declares, as "from -event-> to"; states by their own names. A way that stays names its state. */
function declared(from: string, state: StateNode): string[] {
  const edges = (kind: string, targets: unknown) =>
    list(targets as string | { target?: string }).map((target) => {
      const to = typeof target === 'string' ? target : target.target;
      return `${from} -${kind}-> ${to === undefined ? from : nameOf(to)}`;
    });
  return [
    ...Object.entries(state.on ?? {}).flatMap(([name, targets]) => edges(name, targets)),
    ...Object.entries(state.after ?? {}).flatMap(([name, targets]) => edges(`after ${name}`, targets)),
    ...edges('always', state.always),
    ...list(state.invoke).flatMap(({ onDone, onError }) => [...edges('done', onDone), ...edges('failed', onError)]),
    ...Object.entries(state.states ?? {}).flatMap(([name, child]) => declared(name, child)),
  ];
}

describe.each(flows)('flow $id', (flow) => {
  test('every edge is walked, and leads where its definition says', async () => {
    const own = walks[flow.id];
    expect(own, 'add walks for this flow to tests/flows/walks').toBeDefined();
    const taken = new Set<string>();
    const { ways, listen } = keepWays();
    for (const walk of own ?? []) for (const edge of await walkThrough(flow, walk, { onRest: listen(walk.session) })) taken.add(edge);
    expect(declared('flow', flow as StateNode).filter((edge) => !taken.has(edge))).toEqual([]);
    // QA sees a flow in each of its states by these: "npx vitest run -u tests/flows/every-edge.test.ts" writes them.
    const known = waysOf(flow, ways);
    expect(Object.keys(known).filter((state) => known[state] === undefined)).toEqual([]);
    const lines = Object.entries(known).map(([state, way]) => `${JSON.stringify(state)}: ${JSON.stringify(way)}`);
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(`../../.storybook/generated/flow-ways/${flow.id}.json`);
  });
});
