import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, makeStage, operation, type StageOptions } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';
import './screen.css';
import '../form/form.css';

const state = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).map(([name, initial]) => [name, { schema: {}, initial }]));

/** Shows one screen with these parts, whose calls are answered so. */
async function show(body: Node[], screen: object, answers: Record<string, unknown> = {}, more: Partial<StageOptions> = {}) {
  const operations = Object.fromEntries(Object.keys(answers).map((id) => [id, operation(id, 'GET', ['id'])]));
  const bundle = bundleOf({ id: 'main', kind: 'screen', path: '/main', title: 'Main', allow: 'everyone', layout: 'bare', body, ...screen }, { operations });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers, ...more });
  const { container } = await render(stage.element);
  return { ...stage, container };
}

const shelves = [
  { Name: 'Upper', Books: ['Emma', 'Persuasion'] },
  { Name: 'Lower', Books: ['Walden'] },
];

test('a list within a list reads the elements of both, in what it shows and in what it does', async () => {
  await show(
    [
      {
        id: 'shelves',
        each: { $: 'state.shelves' },
        as: 'shelf',
        key: { $: 'shelf.Name' },
        show: [
          {
            id: 'books',
            each: { $: 'shelf.Books' },
            as: 'book',
            key: { $: 'book' },
            show: [
              {
                id: 'take',
                button: { text: '{book} of {shelf}', values: { book: { $: 'book' }, shelf: { $: 'shelf.Name' } } },
                onPress: { set: 'taken', to: { $: "shelf.Name + ' ' + book" } },
              },
            ],
          },
        ],
      },
      { id: 'taken', text: { text: 'Taken: {t}', values: { t: { $: 'state.taken' } } } },
    ],
    { state: state({ shelves, taken: 'nothing' }) },
  );
  await page.getByRole('button', { name: 'Walden of Lower' }).click();
  await expect.element(page.getByText('Taken: Lower Walden')).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Emma of Upper', 'Persuasion of Upper', 'Walden of Lower']);
});

test('a named value is read by the node itself and by all below it, follows what it reads, and is there for actions', async () => {
  const { faults } = await show(
    [
      { id: 'more', button: 'More', onPress: { set: 'count', to: { $: 'state.count + 1' } } },
      {
        id: 'many',
        let: { twice: { $: 'state.count * 2' }, half: { $: 'twice / 4' } },
        when: { $: 'twice > 2' },
        stack: [
          {
            id: 'inner',
            let: { words: { $: "['a', 'b']" } },
            row: [
              {
                id: 'each',
                each: { $: 'words' },
                key: { $: 'item' },
                show: [{ id: 'word', text: { text: '{w}{n}', values: { w: { $: 'item' }, n: { $: 'twice' } } } }],
              },
              { id: 'keep', button: 'Keep', onPress: { set: 'kept', to: { $: 'half' } } },
            ],
          },
          { id: 'kept', text: { text: 'Kept {k}', values: { k: { $: 'state.kept' } } } },
        ],
      },
    ],
    { state: state({ count: 1, kept: 0 }) },
  );
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  expect(page.getByText('Kept').query()).toBeNull();
  await more.click();
  await expect.element(page.getByText('b4')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('a6')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByText('Kept 1.5')).toBeVisible();
  expect(faults).toEqual([]);
});

test('what an "await" names is computed once its data is there, for its emptiness too', async () => {
  const { faults, services } = await show(
    [
      {
        id: 'wait',
        await: ['things'],
        let: { long: { $: 'data.things.value.filter(t, t.size() > 3)' } },
        empty: { when: { $: 'count(long) == 0' }, text: 'None is long.' },
        show: [{ id: 'first', text: { $: 'first(long)' } }],
      },
    ],
    { data: { things: { call: 'getThings' } } },
    {
      getThings: (() => {
        let tries = 0;
        return () => Response.json((tries += 1) === 1 ? ['abc'] : ['abc', 'abcd']);
      })(),
    },
  );
  await expect.element(page.getByText('None is long.')).toBeVisible();
  await services.queries.invalidateQueries({ queryKey: ['getThings'] });
  await expect.element(page.getByText('abcd')).toBeVisible();
  expect(faults).toEqual([]);
});
