import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Table } from '../definitions/shapes/table';
import '../form/form.css';
import '../screen/screen.css';

const table = {
  id: 'people',
  kind: 'table',
  rows: { call: 'getPeople', items: '' },
  key: '/Id',
  columns: [
    {
      id: 'name',
      at: '/Name',
      label: 'Name',
      cell: 'link',
      sortable: true,
      onPress: { notify: { text: 'Opened {name}.', values: { name: { $: 'row.Name' } } } },
    },
    { id: 'mail', at: '/Mail', label: 'Email' },
    { id: 'hours', at: '/Hours', label: 'Hours', cell: 'number', sortable: true },
    { id: 'joined', at: '/Joined', label: 'Joined', cell: 'date' },
    { id: 'status', at: '/Status', label: 'Status', cell: 'badge' },
    {
      id: 'actions',
      label: 'Actions',
      cell: 'actions',
      width: 130,
      actions: [{ id: 'delete', label: 'Delete', onPress: { notify: 'Deleted.' }, confirm: { text: 'Delete?', yes: 'Yes', no: 'No' } }],
    },
  ],
  select: 'many',
} as unknown as Table;

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    Id: `p${index}`,
    Name: `Person ${index}`,
    Mail: `person-${index}.with-a-long-name@lakeside.example`,
    Hours: index * 1000,
    Joined: '2026-11-02',
    Status: 'Active',
  }));

/** What showed before the grid: the place and the text of each cell, by row and column. */
type Places = Record<string, { text: string | null; left: number; top: number; width: number; height: number }>;

function placesIn(root: Element, row: string): Places {
  const cells = [...root.querySelectorAll<HTMLElement>(`${row} [data-field][role=gridcell], [role=columnheader][data-field]`)];
  return Object.fromEntries(
    cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [`${cell.closest<HTMLElement>('[data-id]')?.dataset.id ?? 'head'} ${cell.dataset.field}`, { text: cell.textContent, left, top, width, height }];
    }),
  );
}

// A pressed pointer keeps the first rows as long as a test looks at them.
const press = (type: 'pointerdown' | 'pointerup') => document.dispatchEvent(new PointerEvent(type));
beforeEach(() => void press('pointerdown'));
afterEach(() => void press('pointerup'));

async function show(count: number, more: Partial<Table> = {}, width = 1100) {
  await page.viewport(width, 900);
  const bundle = bundleOf(
    { ...mainScreen, state: { chosen: { schema: {}, initial: [] } }, body: [{ id: 'people', table: 'people', label: 'People', selected: 'chosen' }] } as never,
    {
      tables: { people: { ...table, ...more } },
      operations: { getPeople: operation('getPeople') },
    },
  );
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getPeople: people(count) } });
  // Pressed before the rows come, so that the page hears it once they are there.
  const hold = new MutationObserver(() => container.querySelector('.first-rows') !== null && press('pointerdown'));
  const { container } = await render(stage.element);
  hold.observe(container, { childList: true, subtree: true });
  await expect.poll(() => container.querySelector('.first-rows [data-id]'), { timeout: 30_000 }).not.toBeNull();
  return { container, faults: stage.faults, hold };
}

/** Lets the grid take the place of the first rows, and waits for it. */
async function release(container: Element, hold: MutationObserver): Promise<void> {
  hold.disconnect();
  press('pointerup');
  await expect
    .poll(() => container.querySelector('.first-rows') === null && container.querySelector('.MuiDataGrid-row') !== null, { timeout: 30_000 })
    .toBe(true);
}

test.each([
  ['a page of ten rows', 12, {}, 1100],
  ['a window of many rows', 60, { pageSizes: [100] }, 1100],
  ['dense rows that open, since not all columns fit', 5, { dense: true }, 700],
] as const)('D-speed-16 %s shows before the grid, which takes its place without a shift', async (_, count, more, width) => {
  const { container, faults, hold } = await show(count, more as Partial<Table>, width);
  const first = placesIn(container, '.first-rows [role=row]');
  const around = container.querySelector('.table-grid')!.getBoundingClientRect();
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await release(container, hold);
  const then = placesIn(container, '.MuiDataGrid-row');
  expect(Object.keys(first).length).toBeGreaterThan(20);
  const moved: string[] = [];
  for (const [cell, place] of Object.entries(first)) {
    if (then[cell] === undefined) continue;
    expect(then[cell].text, cell).toBe(place.text);
    for (const side of ['left', 'top', 'width', 'height'] as const)
      if (Math.abs(then[cell][side] - place[side]) > 1) moved.push(`${cell}: ${side} ${place[side]} → ${then[cell][side]}`);
  }
  expect(moved).toEqual([]);
  expect(Object.keys(then).filter((cell) => first[cell] !== undefined).length).toBeGreaterThan(20);
  const after = container.querySelector('.table-grid')!.getBoundingClientRect();
  expect(Math.abs(after.height - around.height)).toBeLessThanOrEqual(1);
  expect(faults).toEqual([]);
});

test('D-speed-17 what is pressed in the first rows acts, and the focus goes along to the grid', async () => {
  const { container, hold } = await show(12, { rowPress: { notify: 'The row was pressed.' } } as unknown as Partial<Table>);
  container.querySelector<HTMLElement>('.first-rows [data-id=p1] .cell-link')!.click();
  await expect.element(page.getByText('Opened Person 1.')).toBeVisible();
  expect(page.getByText('The row was pressed.').query()).toBeNull();
  container.querySelector<HTMLElement>('.first-rows [data-id=p1] [data-field=mail]')!.click();
  await expect.element(page.getByText('The row was pressed.')).toBeVisible();
  const hours = container.querySelector<HTMLElement>('.first-rows [role=columnheader][data-field=hours]')!;
  hours.click();
  await expect.poll(() => hours.ariaSort).toBe('ascending');
  hours.click();
  await expect.poll(() => container.querySelector<HTMLElement>('.first-rows [data-id]')?.dataset.id).toBe('p11');
  const places = (part: string) =>
    [...container.querySelectorAll(`${part} button[aria-label]`)].map((button) => [
      button.getAttribute('aria-label'),
      Math.round(button.getBoundingClientRect().left),
      Math.round(button.getBoundingClientRect().top),
    ]);
  const turns = places('.first-rows-foot');
  expect(turns).toHaveLength(4);
  container.querySelector<HTMLElement>('.first-rows-foot [aria-label="Go to next page"]')!.click();
  await expect.poll(() => container.querySelector<HTMLElement>('.first-rows [data-id]')?.dataset.id).toBe('p1');
  container.querySelector<HTMLElement>('.first-rows-foot [aria-label="Go to previous page"]')!.click();
  await expect.poll(() => container.querySelector<HTMLElement>('.first-rows [data-id]')?.dataset.id).toBe('p11');
  container.querySelector<HTMLElement>('.first-rows [data-id=p10] .cell-link')!.focus();
  await release(container, hold);
  expect(places('.MuiDataGrid-footerContainer')).toEqual(turns);
  expect(document.activeElement?.closest<HTMLElement>('.MuiDataGrid-row')?.dataset.id).toBe('p10');
  expect(document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field).toBe('name');
  await expect.element(page.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
});

test('D-speed-17 the first rows stay while a question in them waits for its answer', async () => {
  const { container, hold } = await show(3);
  container.querySelector<HTMLElement>('.first-rows [data-id=p1] .cell-actions button')!.click();
  await expect.element(page.getByText('Delete?')).toBeVisible();
  hold.disconnect();
  press('pointerup');
  await expect.poll(() => container.querySelector('.grid-coming .MuiDataGrid-row'), { timeout: 30_000 }).not.toBeNull();
  container.querySelector<HTMLElement>('.first-rows .look-danger')!.click();
  await expect.element(page.getByText('Deleted.')).toBeVisible();
  await release(container, hold);
});

test('D-speed-20 a table far below what shows stays plain rows until a person comes near it', async () => {
  await page.viewport(1100, 900);
  const body = [
    ...Array.from({ length: 60 }, (_, index) => ({ id: `line-${index}`, text: 'Line', as: 'title' })),
    { id: 'people', table: 'people', label: 'People' },
  ];
  const bundle = bundleOf({ ...mainScreen, body } as never, {
    tables: { people: { ...table, select: undefined } as unknown as Table },
    operations: { getPeople: operation('getPeople') },
  });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getPeople: people(5) } });
  const { container } = await render(stage.element);
  press('pointerup');
  await expect.poll(() => container.querySelectorAll('.first-rows [data-id]').length, { timeout: 30_000 }).toBe(5);
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  await frames(30);
  expect(container.querySelector('.first-rows')?.hasAttribute('aria-busy')).toBe(false);
  expect(container.querySelector('.MuiDataGrid-root')).toBeNull();
  container.querySelector('.first-rows')!.scrollIntoView();
  await expect.poll(() => container.querySelector('.MuiDataGrid-row'), { timeout: 30_000 }).not.toBeNull();
  await expect.poll(() => container.querySelector('.first-rows')).toBeNull();
});
