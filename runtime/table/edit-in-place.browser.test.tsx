import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import '../screen/screen.css';

const longest = 500;
const tooFar = 'Nobody walks so far.';

/** Two rides, of which the first can be edited. The server takes a distance, but not 99. */
async function show(width: number) {
  await page.viewport(width, 900);
  const rides = [
    { Id: 'a', Way: 'On foot', Distance: 3, IsOwn: true },
    { Id: 'b', Way: 'Train', Distance: 31, IsOwn: false },
  ];
  const sent: unknown[] = [];
  const table = {
    id: 'rides',
    kind: 'table',
    rows: { call: 'getRides', items: '', refetchOn: ['saveRide'] },
    key: '/Id',
    columns: [
      { id: 'way', at: '/Way', label: 'Way' },
      { id: 'distance', at: '/Distance', label: 'Distance', cell: 'unit', options: { unit: 'km' } },
    ],
    edit: {
      form: 'ride',
      columns: ['distance'],
      when: { $: 'row.IsOwn' },
      onSave: { call: 'saveRide', input: { id: { $: 'row.Id' }, body: { $: 'form' } } },
    },
  };
  const form = {
    id: 'ride',
    kind: 'form',
    data: {
      type: 'object',
      additionalProperties: false,
      properties: { Way: { type: 'string' }, Distance: { type: 'number', exclusiveMinimum: 0, maximum: longest } },
      required: ['Way', 'Distance'],
    },
    fields: [
      { id: 'which', at: '/Way', widget: 'text', label: 'Way' },
      { id: 'far', at: '/Distance', widget: 'number', label: 'Distance' },
    ],
  };
  const screen = {
    ...mainScreen,
    body: [{ id: 'table', table: 'rides', label: 'Rides' }],
  };
  const operations = { getRides: operation('getRides'), saveRide: { ...operation('saveRide', 'POST', ['id']), body: {} } };
  const stage = await makeStage({
    bundles: [bundleOf(screen as never, { tables: { rides: table as never }, forms: { ride: form as never }, operations })],
    start: '/main',
    answers: {
      getRides: () => Response.json(rides),
      saveRide: ({ url, init }: { url: URL; init: { body: string } }) => {
        const body = JSON.parse(init.body) as { Distance: number };
        sent.push([url.searchParams.get('id'), body]);
        if (body.Distance === 99)
          return Response.json({ StatusCode: 400, ShowUser: true, Errors: [{ Field: '/Distance', Code: 'refused', Message: tooFar }] }, { status: 400 });
        Object.assign(rides[0]!, body);
        return Response.json(null);
      },
    },
  });
  const { container } = await render(stage.element);
  const edit = page.getByRole('button', { name: /Edit Distance/ });
  await expect.element(edit, { timeout: 30_000 }).toBeVisible();
  return { container, sent, edit, field: page.getByRole('spinbutton', { name: 'Distance' }), faults: stage.faults };
}

test.each([1000, 390])('a cell is edited where it stands: Enter saves, Escape takes back, and rows that may not be are not (%i px)', async (width) => {
  const { container, sent, edit, field, faults } = await show(width);
  expect(edit.elements()).toHaveLength(1);
  await edit.click();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, '12');
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).toHaveFocus();
  await expect.poll(() => container.querySelector('.cell-edit-value')?.textContent).toBe('3\u00a0km');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, '4.5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => container.querySelector('.cell-edit-value')?.textContent).toBe('4.5\u00a0km');
  await expect.element(edit).toHaveFocus();
  expect(sent).toEqual([['a', { Way: 'On foot', Distance: 4.5 }]]);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(faults).toEqual([]);
});

test.each([1000, 390])('what is wrong stands at the cell, whoever found it, and what was typed stays (%i px)', async (width) => {
  const { container, sent, edit, field } = await show(width);
  const said = () => [...container.querySelectorAll('.cell-editor .field-fault')].map(({ textContent }) => textContent);
  await edit.click();
  await userEvent.fill(field, String(longest + 1));
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toEqual([expect.stringContaining(String(longest))]);
  expect(sent).toEqual([]);
  await userEvent.fill(field, '99');
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toEqual([tooFar]);
  await expect.element(field).toHaveValue('99');
  const fault = container.querySelector('.cell-editor .field-fault')!.getBoundingClientRect();
  const around = container.querySelector('.cell-editor')!.closest('.MuiDataGrid-row, .table-card')!.getBoundingClientRect();
  await expect.poll(() => fault.bottom).toBeLessThanOrEqual(around.bottom);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await userEvent.fill(field, '7');
  await userEvent.click(document.body);
  await expect.poll(() => container.querySelector('.cell-edit-value')?.textContent).toBe('7\u00a0km');
  expect(sent).toHaveLength(2);
});
