import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackerField } from '../../schemas/generated/records';
import { type JourneyStep, testSteps } from '../support/journey';
import { dialog, formShown, open, shows, sound, tracker, weight } from './open-dialog';

afterEach(() => page.viewport(900, 900));

describe('the chart', () => {
  const size = () => {
    const figure = document.querySelector<HTMLElement>('.MuiDialog-paper .chart');
    return `${figure?.style.width} ${figure?.querySelector('svg')?.getAttribute('height')}`;
  };
  const drawn = () => document.querySelectorAll('.MuiDialog-paper svg .apexcharts-series').length;
  const days = Array.from({ length: 300 }, (_, index) => weight(new Date(Date.UTC(2026, 10, 21) - index * 86_400_000).toISOString().slice(0, 10)));
  const rows = () => document.querySelectorAll('.MuiDialog-paper .chart-table tbody tr').length;
  const choose = async (name: string) => {
    await dialog.getByRole('radio', { name, exact: true }).click({ force: true });
    await expect.poll(() => dialog.getByRole('radio', { name, exact: true }).element().matches(':checked')).toBe(true);
  };
  const windows = () =>
    dialog
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent);

  testSteps('of a year of entries', [
    [
      ['C-tracker-04 entries are drawn'],
      async () => {
        await open({ entries: days });
        await formShown();
        await dialog.getByRole('tab', { name: 'Graphs' }).click();
        await expect.poll(drawn, { timeout: 30_000 }).toBe(1);
      },
    ],
    [['C-tracker-54 a week, a month, three months and a year are offered'], () => expect(windows()).toEqual(['1w', '1m', '3m', '1y'])],
    [[], () => dialog.getByText('Show as a table: Weight').click()],
    ...(
      [
        ['C-tracker-242 the chart of a week has 7 days', '1w', 7],
        ['C-tracker-243 the chart of a month has 30 days', '1m', 30],
        ['C-tracker-244 the chart of three months has 91 days', '3m', 91],
      ] as const
    ).map(
      ([title, name, count]): JourneyStep => [
        [title],
        async () => {
          await choose(name);
          await expect.poll(rows).toBe(count);
        },
      ],
    ),
    [
      ['C-tracker-245 the chart of a year has all 300, of which the table shows 200'],
      async () => {
        await choose('1y');
        await shows('Showing 200 of 300 rows.');
      },
    ],
    [['it is sound'], sound],
  ]);

  test('C-tracker-55 C-tracker-56 of several fields one is chosen, as a line or as bars', async () => {
    const two = ['Line', 'Bar'].map((FieldChartType) => ({
      FieldName: FieldChartType,
      FieldNameDisplay: FieldChartType,
      FieldType: 'Number',
      FieldChartType,
    })) as TrackerField[];
    const both = { ...weight('2026-11-20'), Values: two.map(({ FieldName }) => ({ FieldName, Value: 5, DisplayValue: '5' })) };
    await open({ setup: { ...tracker('Weight'), TrackerFields: two }, entries: [both] });
    await formShown();
    await dialog.getByRole('tab', { name: 'Graphs' }).click();
    await expect.poll(() => document.querySelector('.apexcharts-line-series') !== null, { timeout: 30_000 }).toBe(true);
    await dialog.getByRole('radio', { name: 'Bar' }).click({ force: true });
    await expect.poll(() => document.querySelector('.apexcharts-bar-series') !== null, { timeout: 30_000 }).toBe(true);
  });

  testSteps('of fields that belong together', [
    [
      [],
      async () => {
        const pressure = [124, 118].map((Systolic, index) => ({
          ...weight(`2026-11-${20 - index}`),
          Values: Object.entries({ Systolic, Diastolic: Systolic - 44 }).map(([FieldName, Value]) => ({ FieldName, Value, DisplayValue: String(Value) })),
        }));
        await open({ setup: tracker('Blood Pressure'), entries: pressure });
        await formShown();
        await dialog.getByRole('tab', { name: 'Graphs' }).click();
      },
    ],
    [['both are drawn in one chart'], () => expect.poll(drawn, { timeout: 30_000 }).toBe(2)],
    [
      ['their targets are said in words, and drawn'],
      async () => {
        await shows('Target for systolic: 90 to 120 mmHg');
        await shows('Target for diastolic: 60 to 80 mmHg');
        expect(document.querySelectorAll('.MuiDialog-paper .apexcharts-yaxis-annotations rect')).toHaveLength(2);
      },
    ],
    [
      ['beside it stand their newest, mean, lowest and highest numbers'],
      async () => {
        for (const text of ['124/80 mmHg', '121/77 mmHg', '118/74 mmHg']) await shows(text);
      },
    ],
    [
      ['C-tracker-55 each of them has a chart of its own too'],
      async () => {
        await choose('Diastolic');
        await expect.poll(drawn, { timeout: 30_000 }).toBe(1);
        await shows('Target: 60 to 80 mmHg');
      },
    ],
    [['it is sound'], sound],
  ]);

  testSteps('in a window', [
    [
      [],
      async () => {
        await open({ entries: days }, 1279);
        await formShown();
        await dialog.getByRole('tab', { name: 'Graphs' }).click();
      },
    ],
    ...(
      [
        ['C-tracker-57 C-tracker-246 below 1280 px the chart is 600 × 350', 1279, '600px 350'],
        ['from 1280 px on it is larger', 1280, '900px 350'],
        ['C-tracker-58 below 1500 px the chart is 900 × 350', 1499, '900px 350'],
        ['from 1500 px on it is larger', 1500, '1000px 350'],
        ['C-tracker-59 below 1700 px the chart is 1000 × 350', 1699, '1000px 350'],
        ['C-tracker-60 otherwise the chart is 1200 × 400', 1700, '1200px 400'],
      ] as const
    ).map(
      ([title, width, expected]): JourneyStep => [
        [title],
        async () => {
          await page.viewport(width, 900);
          await expect.poll(size, { timeout: 30_000 }).toBe(expected);
        },
      ],
    ),
  ]);
});
