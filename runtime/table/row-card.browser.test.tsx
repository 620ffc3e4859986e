import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import '../screen/screen.css';

const words = 'The long ride around the whole lake and back over the hills, with two friends';

const table = {
  id: 'rides',
  kind: 'table',
  rows: { from: { $: 'input.rides' } },
  key: '/Id',
  input: { type: 'object' },
  events: { leave: { type: 'string' } },
  title: { text: { $: 'row.Way' }, columns: ['way'] },
  columns: [
    { id: 'day', at: '/Day', label: 'Day', cell: 'date' },
    { id: 'way', at: '/Way', label: 'Way' },
    { id: 'photo', at: '/Photo', label: 'Photo', hideLabel: true, cell: 'avatar', options: { name: { $: 'row.Way' }, id: { $: 'row.Id' } } },
    { id: 'actions', label: 'Actions', cell: 'actions', actions: [{ id: 'leave', label: 'Leave', onPress: { emit: 'leave', payload: { $: 'row.Id' } } }] },
  ],
};

test('on a phone a row that its table names in words has them whole beside its picture, though its first column is a date', async () => {
  await page.viewport(390, 900);
  const body = [{ id: 'wait', await: ['answer'], show: [{ id: 'table', table: 'rides', label: 'Rides', input: { rides: { $: 'data.answer.value.rides' } } }] }];
  const screen = { ...mainScreen, data: { answer: { call: 'getRides' } }, body };
  const bundle = bundleOf(screen as never, { tables: { rides: table as never }, operations: { getRides: operation('getRides') } });
  const stage = await makeStage({
    bundles: [bundle],
    start: '/main',
    answers: { getRides: { rides: [{ Id: 'a', Day: '2026-11-02', Way: words, Photo: null }] } },
  });
  const { container } = await render(stage.element);
  const title = () => container.querySelector<HTMLElement>('.table-card-title');
  const name = () => title()?.querySelector('.table-card-value');
  await expect.poll(() => name()?.textContent, { timeout: 30_000 }).toBe(words);
  expect(title()!.scrollWidth).toBeLessThanOrEqual(title()!.clientWidth);
  await expect.poll(() => title()!.querySelectorAll('.avatar').length).toBe(1);
  const [picture, text] = [title()!.querySelector('.avatar')!, name()!].map((element) => element.getBoundingClientRect());
  expect(picture!.right).toBeLessThanOrEqual(text!.left);
  expect(container.querySelectorAll('.table-card-line')).toHaveLength(2);
  // Buttons say what they do: the heading of their column says nothing more.
  expect(container.querySelector('.cell-of-actions')?.textContent).toBe('Leave');
  expect(stage.faults).toEqual([]);
});
