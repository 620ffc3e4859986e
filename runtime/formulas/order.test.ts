import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { evaluationOrder } from './order';

test.each<[what: string, needs: number[][], order: number[], cycles: number[][]]>([
  ['nothing', [], [], []],
  ['nodes that need nothing, in their order', [[], [], []], [0, 1, 2], []],
  ['a chain from its end', [[1], [2], []], [2, 1, 0], []],
  ['two that need one, once', [[2], [2], []], [2, 0, 1], []],
  ['a node that needs itself', [[0], []], [0, 1], [[0]]],
  ['two that need each other, in their order', [[1], [0]], [0, 1], [[0, 1]]],
  ['what a cycle needs, and what needs it', [[1], [2], [1, 3], []], [3, 1, 2, 0], [[1, 2]]],
  [
    'two cycles, of which one needs the other',
    [[1], [0, 2], [3], [2]],
    [2, 3, 0, 1],
    [
      [2, 3],
      [0, 1],
    ],
  ],
  ['a cycle within a cycle is one', [[1], [2], [1, 0]], [0, 1, 2], [[0, 1, 2]]],
])('%s: %j stand as %j, with the cycles %j', (_what, needs, order, cycles) => {
  expect(evaluationOrder(needs)).toEqual({ order, cycles });
});

const graphs = fc.integer({ min: 0, max: 9 }).chain((count) =>
  fc.array(count === 0 ? fc.constant<number[]>([]) : fc.array(fc.integer({ min: 0, max: count - 1 }), { maxLength: 4 }), {
    minLength: count,
    maxLength: count,
  }),
);

/** From which node which one is needed, over any way: by looking until nothing is found any more. */
function reachOf(needs: number[][]): boolean[][] {
  const reach = needs.map((needed) => needs.map((_node, other) => needed.includes(other)));
  for (const [between] of needs.entries())
    for (const [from] of needs.entries()) for (const [to] of needs.entries()) if (reach[from]![between] && reach[between]![to]) reach[from]![to] = true;
  return reach;
}

test('of all graphs each node stands once, after what it needs, and cycles are those that need each other', () => {
  fc.assert(
    fc.property(graphs, (needs) => {
      const { order, cycles } = evaluationOrder(needs);
      const reach = reachOf(needs);
      expect(order.toSorted((one, other) => one - other)).toEqual(needs.map((_needed, node) => node));
      const place = (node: number) => order.indexOf(node);
      for (const [node, needed] of needs.entries()) for (const other of needed) if (!reach[other]![node]) expect(place(other)).toBeLessThan(place(node));
      const within = needs.map((_needed, node) => needs.flatMap((_other, other) => (reach[node]![other] && reach[other]![node] ? [other] : [])));
      const wanted = new Set(within.filter((nodes) => nodes.length > 0).map(String));
      expect(new Set(cycles.map(String))).toEqual(wanted);
      expect(cycles).toHaveLength(wanted.size);
    }),
    propertyRuns(500),
  );
});

test('a long chain does not exhaust the stack', () => {
  const length = 50_000;
  const { order } = evaluationOrder(Array.from({ length }, (_, node) => (node + 1 < length ? [node + 1] : [])));
  expect([order[0], order.at(-1)]).toEqual([length - 1, 0]);
});
