import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';
import './screen.css';

async function show(body: Node[], answer: unknown = []) {
  const state = { pressed: { schema: {}, initial: 'nothing' } };
  const screen = {
    ...mainScreen,
    body,
    state,
    data: { books: { call: 'books' } },
  };
  const operations = { books: operation('books', 'GET', []) };
  const stage = await makeStage({ bundles: [bundleOf(screen as Parameters<typeof bundleOf>[0], { operations })], start: '/main', answers: { books: answer } });
  return (await render(stage.element)).container;
}

test('what is empty shows its drawing, its sentence and the one thing to do', async () => {
  const container = await show([
    {
      id: 'books',
      await: ['books'],
      empty: {
        when: { $: 'count(data.books.value) == 0' },
        text: 'No book yet.',
        art: 'empty',
        action: { text: 'Find one', onPress: { set: 'pressed', to: 'find' } },
      },
      show: [],
    },
    { id: 'told', text: { text: 'Pressed: {p}', values: { p: { $: 'state.pressed' } } } },
  ]);
  await expect.element(page.getByText('No book yet.')).toBeVisible();
  const drawing = container.querySelector('.notice .art');
  expect(drawing?.querySelector('use')?.getAttribute('href')).toBe('/art/empty.svg#art');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  await page.getByRole('button', { name: 'Find one' }).click();
  await expect.element(page.getByText('Pressed: find')).toBeVisible();
});

test('the cover of a card reaches its edges, 16 to 9; a name that is no file draws nothing', async () => {
  const container = await show([
    { id: 'card', title: 'Walk', cover: { $: "'lost'" }, card: [{ id: 'words', text: 'A mile a day.' }] },
    { id: 'none', title: 'Run', cover: { $: "'../icon'" }, card: [{ id: 'more', text: 'Two.' }] },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Walk' })).toBeVisible();
  const [card, cover] = ['.rich-card', '.rich-card .art'].map((place) => container.querySelector(place)?.getBoundingClientRect());
  expect(cover?.width).toBe((card?.width ?? 0) - 2);
  expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(container.querySelectorAll('.art').length).toBe(1);
});
