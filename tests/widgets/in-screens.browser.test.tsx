import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import certifiedManifest from '../../widgets/certified-choices/certified-choices.widget.json';
import halfHourManifest from '../../widgets/half-hour/half-hour.widget.json';
import { bundleOf, mainScreen, makeStage, operation } from '../support/stage';

/** A screen of the application with these parts; what its calls are asked is remembered. */
async function open(screen: object, parts: object, answers: Record<string, (asked: { url: URL; init?: RequestInit }) => Response>) {
  const operations = Object.fromEntries(
    Object.keys(answers).map((id) => [id, operation(id, id.startsWith('save') ? 'POST' : 'GET', id.startsWith('save') ? [] : ['Page', 'Size'])]),
  );
  const bundle = bundleOf({ ...mainScreen, ...screen } as never, { operations, ...parts });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers });
  await render(stage.element);
  return stage;
}

test('a paginator turns the pages that a call answers, and its size is asked for too', async () => {
  const asked: string[] = [];
  const { faults } = await open(
    {
      state: { pages: { schema: {}, initial: { page: 0, size: 10 } } },
      data: { people: { call: 'getPeople', input: { Page: { $: 'state.pages.page' }, Size: { $: 'state.pages.size' } }, keepPrevious: true } },
      body: [
        { id: 'title', text: 'People', as: 'title' },
        {
          id: 'loaded',
          await: ['people'],
          empty: { when: { $: 'count(data.people.value.Items) == 0' }, text: 'Nobody.' },
          show: [{ id: 'list', each: { $: 'data.people.value.Items' }, key: { $: 'item' }, show: [{ id: 'name', text: { $: 'item' } }] }],
        },
        {
          id: 'pages',
          widget: 'paginator',
          label: 'People',
          value: { $: 'state.pages' },
          options: { total: 25, ends: true },
          on: { change: { set: 'pages', to: { $: 'event' } } },
        },
      ],
    },
    {},
    {
      getPeople: ({ url }) => {
        const [at, size] = ['Page', 'Size'].map((name) => Number(url.searchParams.get(name)));
        asked.push(`${at} of ${size}`);
        return Response.json({ Items: Array.from({ length: Math.min(size!, 25 - at! * size!) }, (_, index) => `Person ${at! * size! + index + 1}`) });
      },
    },
  );
  await expect.element(page.getByText('1–10 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect.element(page.getByText('Person 25')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Last page' })).toHaveFocus();
  await expect.element(page.getByText('21–25 of 25')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows per page' }), '25');
  await expect.element(page.getByText('Person 1', { exact: true })).toBeVisible();
  expect([asked, faults]).toEqual([['0 of 10', '2 of 10', '0 of 25'], []]);
});

test('a form with a half hour, a day with a time, an amount and a certified choice says what lacks, and sends what was given', async () => {
  const sent: unknown[] = [];
  const { faults } = await open(
    {
      body: [
        { id: 'title', text: 'Visit', as: 'title' },
        { id: 'visit', form: 'visit', label: 'Visit', onSubmit: { call: 'saveVisit', input: { body: { $: 'form' } }, onOk: { notify: 'Saved.' } } },
        { id: 'save', button: 'Save', submits: 'visit', onPress: { submitForm: 'visit' } },
      ],
    },
    {
      forms: {
        visit: {
          id: 'visit',
          kind: 'form',
          data: {
            type: 'object',
            required: ['Opens', 'Price', 'Way'],
            properties: { Opens: halfHourManifest.value, When: { type: 'string' }, Price: { type: 'number', minimum: 1 }, Way: certifiedManifest.value },
          },
          fields: [
            { id: 'opens', at: '/Opens', widget: 'half-hour', label: 'Opens', options: { from: '08:00', to: '18:00' } },
            { id: 'when', at: '/When', widget: 'time-slot', label: 'When', errors: { badInput: 'Choose a day and a time.' } },
            { id: 'price', at: '/Price', widget: 'currency', label: 'Price' },
            {
              id: 'way',
              at: '/Way',
              widget: 'certified-choices',
              label: 'Way',
              options: { items: [{ value: 'n', text: 'North' }], certification: 'I am sure.' },
            },
          ],
        },
      },
    },
    {
      saveVisit: ({ init }) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json(null);
      },
    },
  );
  const save = page.getByRole('button', { name: 'Save' });
  await userEvent.fill(page.getByLabelText('Day'), '2026-11-21');
  await save.click();
  const faultsOf = () =>
    page
      .getByRole('listitem')
      .elements()

      .map(({ textContent }) => textContent ?? '')
      .sort();
  await expect.poll(faultsOf).toEqual(['Choose a day and a time.', 'Opens is required.', 'Price is required.', 'Way is required.']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Opens' }), '9:30 AM');
  await userEvent.fill(page.getByLabelText('Time'), '09:30');
  await userEvent.fill(page.getByRole('textbox', { name: 'Price' }), '1250.5');
  await page.getByRole('radio', { name: 'North' }).click();
  await page.getByRole('checkbox', { name: 'I am sure.' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Price' })).toHaveValue('1,250.50');
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent).toEqual([{ Opens: '09:30', When: '2026-11-21T09:30', Price: 1250.5, Way: { choice: 'n', certified: true } }]);
  expect(faults).toEqual([]);
});
