import { expect, test } from 'vitest';
import type { Node } from '../../runtime/definitions/nodes';
import { hasTableAtOnce } from './tables-at-once';

const table = { id: 'rows', table: 'people', label: 'People', rows: { $: '[]' } } as unknown as Node;
const around = (parts: object): Node => ({ id: 'around', ...parts }) as unknown as Node;
const panel = (id: string, show: Node[]) => ({ id, label: id, show });

test.each<[string, Node[], boolean]>([
  ['a table by itself', [table], true],
  ['a table in a stack, a card and columns', [around({ stack: [around({ card: [around({ columns: [table] })] })] })], true],
  ['a table for whose answers a part waits', [around({ await: ['data'], show: [table] })], true],
  ['a table of a fragment', [around({ use: 'log', parts: [table] })], true],
  ['a table in the first tab', [around({ tabs: [panel('one', [table]), panel('two', [])], label: 'Tabs' })], true],
  ['no table', [around({ text: 'Hello' })], false],
  ['a table behind a condition', [{ ...table, when: { $: 'state.open' } } as Node], false],
  ['a table in a part behind a condition', [around({ stack: [table], when: { $: 'state.open' } })], false],
  ['a table in a popover', [around({ popover: [table], label: 'More' })], false],
  ['a table in the second tab', [around({ tabs: [panel('one', []), panel('two', [table])], label: 'Tabs' })], false],
  ['a table below a closed heading', [around({ accordion: [panel('one', [table])] })], false],
])('D-speed-04 %s: %#', (_title, nodes, isAtOnce) => {
  expect(hasTableAtOnce(nodes)).toBe(isAtOnce);
});
