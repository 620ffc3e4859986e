import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Column, Table } from '../definitions/shapes/table';
import '../form/form.css';
import '../screen/screen.css';

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E";

/** A table of these rows with this column behind their names. */
async function show(column: Partial<Column>, rows: object[], width = 1000) {
  await page.viewport(width, 800);
  const table: Table = {
    id: 'things',
    kind: 'table',
    rows: { call: 'getThings', items: '/Items' },
    key: '/Id',
    columns: [
      { id: 'name', at: '/Name', label: 'Name' },
      { id: 'cell', label: 'Cell', ...column },
    ],
  } as Table;
  const bundle = bundleOf(
    {
      ...mainScreen,
      body: [{ id: 'table', table: 'things', label: 'Things' }],
    } as never,
    { tables: { things: table }, operations: { getThings: operation('getThings'), removeThing: operation('removeThing', 'POST', ['id']) } },
  );
  const asked: string[] = [];
  const answers = {
    getThings: { Items: rows },
    removeThing: ({ url }: { url: URL }) => {
      asked.push(url.search);
      return Response.json(true);
    },
  };
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers, session: { TimeZone: 'America/Chicago' } });
  const { container } = await render(stage.element);
  await expect.element(page.getByText('Ann Lee').first()).toBeVisible();
  return { container, asked };
}
const rows = (...values: unknown[]) => values.map((Value, Id) => ({ Id: String(Id), Name: Id === 0 ? 'Ann Lee' : `Row ${Id}`, Value }));

test.each([
  { cell: 'currency' as const, options: { currency: 'USD' }, values: [1234.5, null, 'text'], words: ['$1,234.50', '', 'text'] },
  { cell: 'unit' as const, options: { unit: 'kg', decimals: 1 }, values: [72.46, null, 0], words: ['72.5\u00a0kg', '', '0.0\u00a0kg'] },
])('a cell shows $words for $values as $cell', async ({ cell, options, values, words }) => {
  const { container } = await show({ cell, at: '/Value', options }, rows(...values));
  await expect.poll(() => [...container.querySelectorAll('[data-field=cell][role=gridcell]')].map(({ textContent }) => textContent)).toEqual(words);
});

test('A-constants-13 C-constants-15 B-constants-47 a table shows dates as MM/DD/YYYY and moments as M/d/yyyy h:mm a', async () => {
  const day = await show({ cell: 'date', at: '/Value' }, rows('1984-03-09'));
  await expect.poll(() => day.container.querySelector('[data-field=cell][role=gridcell]')?.textContent).toBe('03/09/1984');
  const moment = await show({ cell: 'date-time', at: '/Value' }, rows('2026-03-08T15:05:00Z'));
  await expect.poll(() => moment.container.querySelector('[data-field=cell][role=gridcell]')?.textContent).toBe('3/8/2026 10:05 AM');
});

test.each([1000, 390])(
  'C-widgets-15 C-widgets-16 an avatar shows its picture, or the initials on the colour of its id, in a window of %d px',
  async (width) => {
    const { container } = await show(
      { cell: 'avatar', at: '/Value', options: { name: { $: 'row.Name' }, id: { $: '"a" + row.Id' } } },
      rows(null, dot, 'data:image/png;base64,AAAA', 'javascript:x'),
      width,
    );
    await expect.element(page.getByRole('img', { name: 'Ann Lee' })).toHaveTextContent('AL');
    await expect.element(page.getByRole('img', { name: 'Ann Lee' })).toHaveClass('avatar-sienna');
    expect(page.getByRole('img', { name: 'Row 1' }).element().querySelector('img')?.src).toBe(dot);
    await expect.element(page.getByRole('img', { name: 'Row 2' })).toHaveTextContent('R2');
    await expect.element(page.getByRole('img', { name: 'Row 3' })).toHaveTextContent('R3');
    expect(container.querySelectorAll('img')).toHaveLength(1);
  },
);

test.each([1000, 390])('several actions of a row stand in a menu that works by keyboard, in a window of %d px', async (width) => {
  const remove = { call: 'removeThing', input: { id: { $: 'row.Id' } } };
  const actions = [
    { id: 'edit', label: 'Edit', onPress: { notify: 'Edited.' }, enabledWhen: { $: 'false' } },
    { id: 'copy', label: 'Copy', onPress: { notify: 'Copied.' }, enabledWhen: { $: 'false' }, disabledText: { $: "row.Name + ' is the only one.'" } },
    { id: 'remove', label: 'Remove', onPress: remove, danger: true },
    { id: 'never', label: 'Never', onPress: { notify: 'Never.' }, visibleWhen: { $: 'false' } },
    { id: 'others', label: 'Others', onPress: { notify: 'Never.' }, allow: { roles: ['No one'] } },
  ];
  const { asked, container } = await show({ cell: 'actions', actions, options: { label: { $: '"Actions of " + row.Name' } } } as never, rows(1, 2), width);
  const button = page.getByRole('button', { name: 'Actions of Ann Lee' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'Actions of Ann Lee' })).toBeVisible();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'CopyAnn Lee is the only one.', 'Remove']);
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveAccessibleDescription('Ann Lee is the only one.');
  await userEvent.keyboard('{Enter}');
  expect(page.getByText('Copied.').query()).toBeNull();
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
  await expect.poll(() => asked).toEqual(['?id=0']);
  await expect.element(button).toHaveFocus();
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test.each([1000, 390])('what cannot be pressed in a row says why to whoever comes to it, in a window of %d px', async (width) => {
  const remove = { call: 'removeThing', input: { id: { $: 'row.Id' } } };
  const action = { id: 'remove', label: 'Remove', onPress: remove, enabledWhen: { $: 'row.Value != 1' }, disabledText: { $: "row.Name + ' must stay.'" } };
  const { asked } = await show({ cell: 'actions', actions: [action] } as never, rows(1, 2), width);
  const [stays, goes] = [page.getByRole('button', { name: 'Remove' }).first(), page.getByRole('button', { name: 'Remove' }).nth(1)];
  await expect.element(stays).toHaveAttribute('aria-disabled', 'true');
  await expect.element(stays).toHaveAccessibleDescription('Ann Lee must stay.');
  expect(page.getByRole('tooltip').query()).toBeNull();
  (stays.element() as HTMLElement).focus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Ann Lee must stay.');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('tooltip').query()).toBeNull();
  (goes.element() as HTMLElement).click();
  await expect.poll(() => asked).toEqual(['?id=1']);
});

test.each([
  ['button', { options: { label: 'Lend' } }, 'button'],
  ['toggle', { options: { label: 'Lend' } }, 'switch'],
  ['link', { at: '/Name' }, 'button'],
])('a cell %s that cannot be used says why, or is a text', async (cell, more, role) => {
  const reason = 'It is lent until the end of the month, and comes back after that.';
  const closed = { cell, ...more, onPress: { call: 'removeThing', input: { id: { $: 'row.Id' } } }, enabledWhen: { $: 'false' } };
  const { asked } = await show({ ...closed, disabledText: reason } as never, rows(1));
  const control = page.getByRole(role as 'button', { name: cell === 'link' ? 'Ann Lee' : 'Lend' });
  await expect.element(control).toHaveAccessibleDescription(reason);
  (control.element() as HTMLElement).click();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(reason);
  // The last cell ends with the window: its tip does not go beyond.
  const tip = page.getByRole('tooltip').element();
  await expect.poll(() => tip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(asked).toEqual([]);
});

test('a link that leads nowhere and does not say why is a text', async () => {
  const link = { cell: 'link', at: '/Name', onPress: { notify: 'Pressed.' } } as const;
  await show({ ...link, enabledWhen: { $: 'row.Value == 2' } }, rows(1, 2));
  await expect.element(page.getByRole('button', { name: 'Row 1' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Ann Lee' }).query()).toBeNull();
});
