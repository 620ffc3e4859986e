import { expect, test } from 'vitest';
import { type Node, type NodeName, nodeKinds } from './index';
import { kindOf, nodesBelow, partKeysOf } from './tree';

const kinds = Object.entries(nodeKinds) as [NodeName, (typeof nodeKinds)[NodeName]][];
const leaf = { id: 'leaf', text: 'Leaf' };
const panel = { id: 'panel', label: 'Panel', show: [leaf] };

test.each(kinds)('a node of the kind %s says under which keys it holds nodes and panels', (name, kind) => {
  const { children = [], panels = [] } = { ...kind } as { children?: string[]; panels?: string[] };
  // Any JSON fits a template: what takes a number too is no list of parts.
  const keysThatTake = (value: unknown) =>
    Object.entries(kind.shape.shape).flatMap(([key, part]) => (part.safeParse(value).success && !part.safeParse(7).success ? [key] : []));
  expect([...children].sort(), name).toEqual(keysThatTake([leaf]).sort());
  expect([...panels].sort(), name).toEqual(keysThatTake([panel]).sort());
});

test.each(kinds)('a node has the key of no other kind than its own: %s', (name, kind) => {
  expect(Object.keys(kind.shape.shape).filter((key) => Object.hasOwn(nodeKinds, key))).toEqual([name]);
});

test('a node with the keys of two kinds is of the kind that knows more of its keys', () => {
  expect(kindOf({ id: 'books', await: ['books'], show: [], text: 'Books' })).toBe('await');
  expect(kindOf({ id: 'books', text: 'Books', as: 'title', await: ['books'] })).toBe('text');
  expect(kindOf({ id: 'books', label: 'Books', toString: 1 })).toBeUndefined();
});

test('the walk meets each node and panel with its way, outermost first', () => {
  const parts = kinds.flatMap(([name]) => partKeysOf(name));
  expect(parts.length).toBeGreaterThan(8);
  const nodes = [
    { id: 'bar', sideBar: [{ id: 'menu', menu: 'main', label: 'Menu' }], label: 'Bar', beside: [{ id: 'tabs', label: 'Tabs', tabs: [panel] }] },
  ] as Node[];
  expect([...nodesBelow(nodes)].map(({ node, path }) => `${node.id} ${path.join('/')}`)).toEqual([
    'bar 0',
    'menu 0/sideBar/0',
    'tabs 0/beside/0',
    'panel 0/beside/0/tabs/0',
    'leaf 0/beside/0/tabs/0/show/0',
  ]);
});
