import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackerField } from '../../schemas/generated/records';
import { dialog, formShown, open, shows, sound, tracker, weight } from './open-dialog';

afterEach(() => page.viewport(900, 900));

describe('the chart', () => {
  const drawn = () => document.querySelectorAll('.MuiDialog-paper svg .apexcharts-series').length;
  const days = Array.from({ length: 300 }, (_, index) => weight(new Date(Date.UTC(2026, 10, 21) - index * 86_400_000).toISOString().slice(0, 10)));
  const rows = async (name: string) => {
    await dialog.getByRole('radio', { name }).click({ force: true });
    await expect.poll(() => dialog.getByRole('radio', { name }).element().matches(':checked')).toBe(true);
    return () => document.querySelectorAll('.MuiDialog-paper .chart-table tbody tr').length;
  };

  test('C-tracker-04 C-tracker-54 C-tracker-242 C-tracker-243 C-tracker-244 C-tracker-245 draws a week, a month, three months or a year, and tells it as a table', async () => {
    await open({ entries: days });
    await formShown();
    await dialog.getByRole('tab', { name: 'Graphs' }).click();
    await expect.poll(drawn, { timeout: 15_000 }).toBe(1);
    await dialog.getByText('Show as a table: Weight').click();
    expect(
      dialog
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['1w', '1m', '3m', '1y']);
    for (const [name, count] of [
      ['1w', 7],
      ['1m', 30],
      ['3m', 91],
    ] as const)
      await expect.poll(await rows(name)).toBe(count);
    await rows('1y');
    await shows('200 of 300 rows are shown.');
    await sound();
  });

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
    await expect.poll(() => document.querySelector('.apexcharts-line-series') !== null, { timeout: 15_000 }).toBe(true);
    await dialog.getByRole('radio', { name: 'Bar' }).click({ force: true });
    await expect.poll(() => document.querySelector('.apexcharts-bar-series') !== null, { timeout: 15_000 }).toBe(true);
  });

  test('C-tracker-57 C-tracker-58 C-tracker-59 C-tracker-60 C-tracker-246 its size is that of the window', async () => {
    await open({ entries: days }, 1279);
    await formShown();
    await dialog.getByRole('tab', { name: 'Graphs' }).click();
    const size = () => {
      const figure = document.querySelector<HTMLElement>('.MuiDialog-paper .chart');
      return `${figure?.style.width} ${figure?.querySelector('svg')?.getAttribute('height')}`;
    };
    for (const [width, expected] of [
      [1279, '600px 350'],
      [1280, '900px 350'],
      [1499, '900px 350'],
      [1500, '1000px 350'],
      [1699, '1000px 350'],
      [1700, '1200px 400'],
    ] as const) {
      await page.viewport(width, 900);
      await expect.poll(size, { timeout: 15_000 }).toBe(expected);
    }
  });
});
