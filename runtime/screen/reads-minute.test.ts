import { expect, test } from 'vitest';
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
