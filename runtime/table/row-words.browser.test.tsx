import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Words } from '../definitions/words';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import '../screen/screen.css';

const rides = [
  { Id: 'a', Way: 'Bicycle', Distance: 12.5, Sign: 'bike' },
  { Id: 'b', Way: 'On foot', Distance: 3, Sign: '' },
];
const tell = (what: string, payload: object) => ({ emit: what, payload });
const table = {
  id: 'rides',
  kind: 'table',
  rows: { from: { $: 'input.rides' } },
  key: '/Id',
  input: { type: 'object' },
  search: { columns: ['way'], label: 'Search' },
  rowPress: tell('said', { $: "'Pressed ' + row.Way" }),
  columns: [
    { id: 'way', at: '/Way', label: 'Way', cell: 'link' },
    { id: 'sign', at: '/Sign', label: 'Sign', cell: 'icon', options: { label: { $: "row.Sign == '' ? '' : 'By ' + row.Sign" } } },
    {
      id: 'distance',
      at: '/Distance',
      label: 'Distance',
      cell: 'unit',
      options: { unit: 'km' },
      total: { value: { $: 'total(rows.map(r, r.Distance))' }, label: 'In all' },
    },
    {
      id: 'actions',
      label: 'Actions',
      cell: 'actions',
      actions: [
        {
          id: 'delete',
          label: 'Delete',
          danger: true,
          confirm: { text: { text: 'Delete {way}?', values: { way: { $: 'row.Way' } } }, yes: 'Delete it', no: 'Keep it' },
          onPress: tell('said', { $: "'Deleted ' + row.Way" }),
        },
      ],
    },
  ],
};

async function show(width: number, words: Words = {}, more: object = {}, ofTable: object = {}) {
  await page.viewport(width, 900);
  const state = { said: { schema: {}, initial: '' }, chosen: { schema: {}, initial: [] } };
  const input = { rides: { $: 'data.answer.value.rides' } };
  const body = [
    { id: 'said', text: { $: 'state.said' } },
    {
      id: 'wait',
      await: ['answer'],
      show: [{ id: 'table', table: 'rides', label: 'Rides', input, on: { said: { set: 'said', to: { $: 'event' } } }, ...more }],
    },
  ];
  const screen = {
    ...mainScreen,
    data: { answer: { call: 'getRides' } },
    state,
    body,
  };
  const bundle = bundleOf(screen as never, { tables: { rides: { ...table, ...ofTable } as never }, operations: { getRides: operation('getRides') } });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getRides: { rides } }, words });
  const { container } = await render(stage.element);
  // The picture comes last, and moves what stands beside it.
  await expect.poll(() => container.querySelector('.cell-icon svg'), { timeout: 30_000 }).not.toBeNull();
  return { container, faults: stage.faults };
}
const said = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();
/** A row of the grid, of the first rows that show before the grid is there, or of the cards. */
const rowOf = (container: HTMLElement, way: string) =>
  [...container.querySelectorAll<HTMLElement>('[role="row"][data-id], .table-card')].find(({ textContent }) => textContent?.includes(way)) as HTMLElement;

test.each([1000, 390])('a press on a row, and its link by keyboard, do the same; a button within it does its own (%i px)', async (width) => {
  const { container, faults } = await show(width);
  await page.getByText('3\u00a0km').first().click();
  await said('Pressed On foot');
  (page.getByRole('button', { name: 'Bicycle' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await said('Pressed Bicycle');
  await userEvent.click(rowOf(container, 'On foot').querySelector<HTMLElement>('.cell-danger')!);
  await expect.element(page.getByRole('group', { name: 'Delete On foot?' })).toBeVisible();
  await said('Pressed Bicycle');
  expect(faults).toEqual([]);
});

test.each([1000, 390])('a row asks before it does, in the place of its actions; Escape and No give them back (%i px)', async (width) => {
  const { container } = await show(width);
  const remove = () => rowOf(container, 'Bicycle').querySelector<HTMLElement>('.cell-danger')!;
  const question = page.getByRole('group', { name: 'Delete Bicycle?' });
  await userEvent.click(remove());
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement === remove()).toBe(true);
  await userEvent.click(remove());
  await question.getByRole('button', { name: 'Delete it' }).click();
  await said('Deleted Bicycle');
  await expect.element(question).not.toBeInTheDocument();
});

test.each([1000, 390])('the box that selects a row is named after the row (%i px)', async (width) => {
  await show(width, { selectOf: 'Take {name}' }, { selected: 'chosen' }, { select: 'many' });
  const box = page.getByRole('checkbox', { name: 'Take Bicycle' });
  await expect.element(box).toBeVisible();
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Take On foot' })).not.toBeChecked();
});

test('a question that a row asks is still there when the window narrows and the rows become cards, and is answered there', async () => {
  const { container } = await show(1000);
  const question = page.getByRole('group', { name: 'Delete Bicycle?' });
  await userEvent.click(rowOf(container, 'Bicycle').querySelector<HTMLElement>('.cell-danger')!);
  await expect.element(question).toBeVisible();
  await page.viewport(390, 900);
  await expect.poll(() => container.querySelectorAll('.table-card').length).toBe(2);
  await expect.element(question).toBeVisible();
  expect(rowOf(container, 'On foot').querySelector('.cell-question')).toBeNull();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.viewport(1000, 900);
  await expect.poll(() => container.querySelectorAll('.MuiDataGrid-row').length).toBe(2);
  await expect.element(question).not.toBeInTheDocument();
});

test.each([1000, 390])('totals stand below the rows, of those that the search leaves, written as the cells are (%i px)', async (width) => {
  const { container } = await show(width);
  const totals = () => container.querySelector('.table-totals')?.textContent;
  await expect.poll(totals).toBe('In all15.5\u00a0km');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'foot');
  await expect.poll(totals).toBe('In all3\u00a0km');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'nothing');
  await expect.poll(totals).toBeUndefined();
});

test('a cell shows a picture of the set by its name, with words for screen readers; without a name it is empty', async () => {
  const { container } = await show(1000);
  await expect.poll(() => rowOf(container, 'Bicycle').querySelector('.cell-icon svg')).not.toBeNull();
  expect(rowOf(container, 'Bicycle').querySelector('.cell-icon')?.textContent).toBe('By bike');
  expect(rowOf(container, 'On foot').querySelector('.cell-icon')).toBeNull();
});

test("what the page itself says is the application's to say", async () => {
  await show(390, { nothingFound: 'No hay nada.' });
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'nothing');
  await expect.element(page.getByText('No hay nada.')).toBeVisible();
});

test.each([1000, 390])('D-moments-19 a search that finds nothing shows a picture and Clear filters, which brings the rows back (%i px)', async (width) => {
  const { container } = await show(width);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await userEvent.fill(search, 'nothing');
  await expect.element(page.getByText('Nothing matches your search.')).toBeVisible();
  expect(container.querySelectorAll('.table .art')).toHaveLength(1);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => container.querySelectorAll('.MuiDataGrid-row, .table-card').length).toBe(2);
  await expect.element(search).toHaveFocus();
  expect((search.element() as HTMLInputElement).value).toBe('');
});

test('D-moments-19 what the screen narrows the rows by is cleared by the screen', async () => {
  const narrowed = { when: { $: "state.said != 'all'" }, onClear: { set: 'said', to: 'all' } };
  await show(1000, {}, { narrowed, input: { rides: { $: "state.said == 'all' || state.said == '' ? data.answer.value.rides : []" } } });
  await userEvent.click(page.getByText('3\u00a0km').first());
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await said('all');
  await expect.element(page.getByText('3\u00a0km').first()).toBeVisible();
});
