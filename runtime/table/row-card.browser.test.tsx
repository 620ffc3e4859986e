import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import '../screen/screen.css';

const words = 'The long ride around the whole lake and back over the hills, with two friends';

test('on a phone a row that its table names in words has them whole, though its first column is a date', async () => {
  await page.viewport(390, 900);
  const table = {
    id: 'rides',
    kind: 'table',
    rows: { from: { $: 'input.rides' } },
    key: '/Id',
    input: { type: 'object' },
    title: { text: { $: 'row.Way' }, columns: ['way'] },
    columns: [
      { id: 'day', at: '/Day', label: 'Day', cell: 'date' },
      { id: 'way', at: '/Way', label: 'Way' },
    ],
  };
  const body = [{ id: 'wait', await: ['answer'], show: [{ id: 'table', table: 'rides', label: 'Rides', input: { rides: { $: 'data.answer.value.rides' } } }] }];
  const screen = { ...mainScreen, data: { answer: { call: 'getRides' } }, body };
  const bundle = bundleOf(screen as never, { tables: { rides: table as never }, operations: { getRides: operation('getRides') } });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getRides: { rides: [{ Id: 'a', Day: '2026-11-02', Way: words }] } } });
  const { container } = await render(stage.element);
  const title = () => container.querySelector<HTMLElement>('.table-card-title');
  await expect.poll(() => title()?.textContent, { timeout: 30_000 }).toBe(words);
  expect(title()!.scrollWidth).toBeLessThanOrEqual(title()!.clientWidth);
  expect(stage.faults).toEqual([]);
});
