import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import '../screen/screen.css';

const lengthOfAnswer = 3;
const all = Array.from({ length: 7 }, (_, index) => ({ Id: `r${index}`, Way: `Way ${index}` }));

/** A table whose call answers three rows at a time; a row opens, and then loads what is known of it. */
async function show(width: number, load: 'press' | 'scroll') {
  await page.viewport(width, 900);
  const asked: string[] = [];
  const table = {
    id: 'rides',
    kind: 'table',
    rows: { call: 'getRides', items: '/Items', cursor: { parameter: 'after', next: '/Next', size: 'count', sort: 'order', load } },
    key: '/Id',
    pageSizes: [lengthOfAnswer],
    columns: [{ id: 'way', at: '/Way', label: 'Way', sortable: true }],
    empty: 'None.',
  };
  const detail = {
    id: 'more',
    label: { text: 'Details of {way}', values: { way: { $: 'row.Way' } } },
    data: { known: { call: 'getRide', input: { id: { $: 'row.Id' } } } },
    show: [{ id: 'known', await: ['known'], show: [{ id: 'words', text: { $: "row.Way + ': ' + data.known.value.Words" } }] }],
  };
  const screen = {
    ...mainScreen,
    body: [
      { id: 'table', table: 'rides', label: 'Rides', detail: [detail] },
      { id: 'gone', button: 'Take Way 4 away', onPress: { update: 'getRides', at: '/Items', key: '/Id', remove: 'r4' } },
    ],
  };
  const operations = { getRides: operation('getRides', 'GET', ['after', 'count', 'order']), getRide: operation('getRide', 'GET', ['id']) };
  const stage = await makeStage({
    bundles: [bundleOf(screen as never, { tables: { rides: table as never }, operations })],
    start: '/main',
    answers: {
      getRides: ({ url: { searchParams } }: { url: URL }) => {
        asked.push(searchParams.toString());
        const from = Number(searchParams.get('after') ?? 0);
        const end = from + Number(searchParams.get('count'));
        return Response.json({ Items: all.slice(from, end), Next: end < all.length ? String(end) : null });
      },
      getRide: ({ url }: { url: URL }) => {
        asked.push(`ride ${url.searchParams.get('id')}`);
        return Response.json({ Words: 'slow' });
      },
    },
  });
  const { container } = await render(stage.element);
  const rows = () => container.querySelectorAll('.MuiDataGrid-row, .table-card').length;
  return { container, rows, asked, faults: stage.faults };
}

test.each([1000, 390])('rows go on from answer to answer by a button, and what came stays (%i px)', async (width) => {
  const { rows, asked, faults } = await show(width, 'press');
  await expect.poll(rows, { timeout: 30_000 }).toBe(3);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(rows).toBe(6);
  await more.click();
  await expect.poll(rows).toBe(7);
  await expect.element(more).not.toBeInTheDocument();
  expect(asked).toEqual(['count=3', 'after=3&count=3', 'after=6&count=3']);
  await page.getByRole('button', { name: 'Take Way 4 away' }).click();
  await expect.poll(rows).toBe(6);
  await expect.element(page.getByText('Way 4', { exact: true })).not.toBeInTheDocument();
  expect(faults).toEqual([]);
});

test('rows go on when their end comes into view; another order begins anew', async () => {
  const { rows, asked } = await show(1000, 'scroll');
  await expect.poll(rows, { timeout: 30_000 }).toBe(7);
  await page.getByRole('columnheader', { name: 'Way' }).click();
  await expect.poll(() => asked.at(-1)).toBe('after=6&count=3&order=Way');
  expect(asked.filter((one) => one === 'count=3&order=Way')).toHaveLength(1);
});

test.each([1000, 390])('a row opens and closes by keyboard; what it shows is loaded then, and stands below the row (%i px)', async (width) => {
  const { container, rows, asked, faults } = await show(width, 'press');
  await expect.poll(rows, { timeout: 30_000 }).toBe(3);
  const turn = page.getByRole('button', { name: 'Details of Way 1' });
  await expect.element(turn).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual(['count=3']);
  (turn.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const words = page.getByText('Way 1: slow');
  await expect.element(words).toBeVisible();
  await expect.element(turn).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toEqual(['count=3', 'ride r1']);
  const top = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  const detail = () => words.element().getBoundingClientRect();
  await expect.poll(() => top('Way 1') < detail().top && detail().bottom <= top('Way 2')).toBe(true);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const opened = top('Way 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(words).not.toBeInTheDocument();
  await expect.poll(() => top('Way 2')).toBeLessThan(opened);
  expect(faults).toEqual([]);
});
