import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';

const list = (id: string, source: string): Node => ({ id, each: { $: source }, key: { $: 'item' }, show: [{ id: `${id}-name`, text: { $: 'item' } }] });
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** Shows two lists, and keeps how many elements of each stood whenever the page changed. */
async function show(first: string[], second: string[]) {
  const state = { first: { schema: {}, initial: first }, second: { schema: {}, initial: second } };
  const bundle = bundleOf({ ...mainScreen, state, body: [list('first', 'state.first'), list('second', 'state.second')] });
  const { element } = await makeStage({ bundles: [bundle], start: '/main' });
  const stood: [number, number][] = [];
  const count = (name: string) => [...document.querySelectorAll('p')].filter(({ textContent }) => textContent?.startsWith(name)).length;
  const observer = new MutationObserver(() => {
    if (count('A') > 0) stood.push([count('A'), count('B')]);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await render(element);
  await expect.element(page.getByText(first.at(-1)!, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText(second.at(-1)!, { exact: true })).toBeInTheDocument();
  observer.disconnect();
  return stood;
}

test('lists share what is painted first in their order; the others follow, and until then a mark says so', async () => {
  const stood = await show(numbered('A', 20), numbered('B', 100));
  expect(stood[0]).toEqual([20, 10]);
  expect(stood.at(-1)).toEqual([20, 100]);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('short lists are drawn whole', async () => {
  expect((await show(numbered('A', 20), numbered('B', 10)))[0]).toEqual([20, 10]);
});

test('a list of few elements is drawn whole after a long one: what stands below it stays', async () => {
  expect((await show(numbered('A', 100), numbered('B', 3)))[0]).toEqual([30, 3]);
});
