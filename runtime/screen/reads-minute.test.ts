import { expect, test } from 'vitest';
import { partKeys } from '../definitions/nodes/tree';
import { regions } from '../definitions/open';
import { readsMinute } from './reads-minute';

test.each([
  [{ id: 'a', text: { $: 'minute' } }, true],
  [{ id: 'a', text: 'x', when: { $: "differenceIn('hours', minute, item.At) > 1" } }, true],
  [{ id: 'a', text: { text: '{n}', values: { n: { $: '"a" + minute' } } } }, true],
  [{ id: 'a', stack: [{ id: 'b', text: { $: 'minute' } }] }, false],
  [{ id: 'a', tabs: [{ id: 'b', label: { $: 'minute' }, show: [] }] }, true],
  [{ id: 'a', tabs: [{ id: 'b', label: 'B', show: [{ id: 'c', text: { $: 'minute' } }] }] }, false],
  [{ id: 'a', text: 'minute' }, false],
  [{ id: 'a', text: { $: 'state.minutes' } }, false],
])('%j reads the minute: %s', (node, expected) => {
  expect(readsMinute(node)).toBe(expected);
});

// The browser has no table of the kinds of nodes, so that it keeps the names of what holds parts by itself: this holds them to the table.
test.each([...partKeys, ...regions.map(([region]) => region)])('what stands below "%s" is a part of its own', (key) => {
  expect(readsMinute({ id: 'a', [key]: [{ id: 'b', text: { $: 'minute' } }] })).toBe(['accordion', 'tabs', 'detail'].includes(key));
  expect(readsMinute({ id: 'a', [key]: [{ id: 'b', show: [{ id: 'c', text: { $: 'minute' } }] }] })).toBe(false);
});
