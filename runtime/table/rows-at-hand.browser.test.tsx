import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testSteps } from '../../tests/support/journey';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Table } from '../definitions/shapes/table';
import '../form/form.css';
import '../screen/screen.css';

const name = { text: 'Edit {day}', values: { day: { $: 'row.Day' } } };
const table = {
  id: 'things',
  kind: 'table',
  rows: { from: { $: 'input.things' } },
  key: '/Id',
  input: { type: 'object' },
  current: { when: { $: 'row.Id == input.current' }, text: 'Being edited' },
  columns: [
    { id: 'day', at: '/Day', label: 'Day', sortable: true },
    { id: 'values', each: { $: 'input.fields' }, key: '/Name', label: { $: 'item.Name' }, value: { $: 'entry(row.Values, item.Name)' }, sortable: true },
    {
      id: 'actions',
      label: 'Actions',
      cell: 'actions',
      width: 190,
      actions: [
        { id: 'edit', label: 'Edit', name, onPress: { set: 'current', to: { $: 'row.Id' } } },
        { id: 'delete', label: 'Delete', danger: true, onPress: { notify: 'Deleted.' } },
      ],
    },
  ],
  pageSizes: [30, 50],
  sort: { column: 'day', direction: 'descending' },
} as unknown as Table;

const fields = [{ Name: 'Steps' }, { Name: 'Note' }];
const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ Id: String(index), Day: `Day ${index}`, Values: { Steps: index, Note: `note ${count - index}` } }));

async function show(count: number, width: number) {
  await page.viewport(width, 900);
  const data = { answer: { call: 'getThings' } };
  const state = { current: { schema: {}, initial: null } };
  const input = { things: { $: 'data.answer.value.things' }, fields: { $: 'data.answer.value.fields' }, current: { $: 'state.current' } };
  // The action `set` of a table's row is the screen's by an event.
  const own = {
    ...table,
    events: { edit: { type: 'string' } },
    columns: table.columns.map((column) =>
      column.actions ? { ...column, actions: column.actions.map((action) => ({ ...action, onPress: { emit: 'edit', payload: { $: 'row.Id' } } })) } : column,
    ),
  } as Table;
  const body = [
    { id: 'wait', await: ['answer'], show: [{ id: 'table', table: 'things', label: 'Things', input, on: { edit: { set: 'current', to: { $: 'event' } } } }] },
  ];
  const bundle = bundleOf({ ...mainScreen, data, state, body } as never, {
    tables: { things: own },
    operations: { getThings: operation('getThings') },
  });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getThings: { things: things(count), fields } } });
  const { container } = await render(stage.element);
  return { container, faults: stage.faults };
}

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const days = (container: HTMLElement) => [...container.querySelectorAll('[data-field=day][role=gridcell]')].map(({ textContent }) => textContent);

test('C-tracker-33 C-tracker-35 rows that are at hand show at once, with one column for each element of a list', async () => {
  const { container, faults } = await show(2, 1000);
  // The grid comes with the first table of a visit.
  await expect.poll(headings, { timeout: 30_000 }).toEqual(['Day', 'Steps', 'Note', 'Actions']);
  await expect.poll(() => days(container)).toEqual(['Day 1', 'Day 0']);
  await page.getByRole('columnheader', { name: 'Note' }).click();
  await expect.poll(() => days(container)).toEqual(['Day 1', 'Day 0']);
  await page.getByRole('columnheader', { name: 'Note' }).click();
  await expect.poll(() => days(container)).toEqual(['Day 0', 'Day 1']);
  expect(faults).toEqual([]);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('C-tracker-40 a row that stands out says so by its outline, to screen readers, and is reached by keyboard', async () => {
  const { container } = await show(3, 1000);
  const edit = page.getByRole('button', { name: 'Edit Day 1' });
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const current = () => [...container.querySelectorAll<HTMLElement>('[role=row][aria-current=true]')];
  await expect.poll(() => current().map(({ textContent }) => textContent)).toEqual(['Day 1, Being edited1note 2EditDelete']);
  expect(getComputedStyle(current()[0] as HTMLElement).outlineStyle).toBe('solid');
});

test('C-tracker-40 on a phone the card that stands out has its reason in sight', async () => {
  const { container } = await show(3, 390);
  await page.getByRole('button', { name: 'Edit Day 1' }).click();
  await expect.poll(() => container.querySelector('li[aria-current=true]')?.textContent).toMatch(/^Being editedDay 1/);
  await expect.element(page.getByText('Being edited')).toBeVisible();
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

const shown = page.getByText(/^\d+–\d+ of 200$/);
testSteps('of 200 rows', [
  [
    ['C-tracker-37 C-tracker-236 30 stand on a page'],
    async () => {
      await show(200, 1000);
      await expect.element(shown).toHaveTextContent('1–30 of 200');
    },
  ],
  [
    ['C-tracker-39 buttons lead to the last page and to the first'],
    async () => {
      await page.getByRole('button', { name: 'Go to last page' }).click();
      await expect.element(shown).toHaveTextContent('181–200 of 200');
      await page.getByRole('button', { name: 'Go to first page' }).click();
      await expect.element(shown).toHaveTextContent('1–30 of 200');
    },
  ],
  [
    ['C-tracker-38 a page may have 30 or 50'],
    async () => {
      await page.getByRole('combobox', { name: 'Rows per page:' }).click();
      await expect.poll(() => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual(['30', '50']);
      await page.getByRole('option', { name: '50' }).click();
      await expect.element(shown).toHaveTextContent('1–50 of 200');
    },
  ],
]);

test('C-tracker-38 C-tracker-39 the cards of a phone have the same pages', async () => {
  const { container } = await show(200, 390);
  const pages = page.getByRole('navigation', { name: 'Pages of Things' });
  await pages.getByRole('button', { name: 'Last' }).click();
  await expect.element(pages).toHaveTextContent('Page 7 of 7');
  expect(container.querySelectorAll('.table-card')).toHaveLength(20);
  await expect.element(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('button', { name: 'First' }).click();
  await expect.element(pages).toHaveTextContent('Page 1 of 7');
  await pages.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50');
  await expect.element(pages).toHaveTextContent('Page 1 of 4');
  await expect.poll(() => container.querySelectorAll('.table-card').length).toBe(50);
});
