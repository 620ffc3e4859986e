import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { followTimers } from '../../tests/support/timers-done';
import { chart } from '.';

const rows = [
  { x: 'Mon', y: 1, z: 4 },
  { x: 'Tue', y: 2, z: null },
];
const series = [
  { property: 'y', text: 'One' },
  { property: 'z', text: 'Two' },
];

test.each([
  ['line', 'h', ' (h)'],
  ['bar', 'h', ' (h)'],
  ['line', '', ''],
])('a %s chart with the unit "%s" is drawn, named, and told as a table', async (kind, unit, inWords) => {
  const { container } = await showWidget(chart, { value: rows, label: 'Example', options: { kind, series, xTitle: 'Day', unit } });
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(2);
  await expect.element(page.getByRole('img', { name: 'Example: One, Two' })).toBeVisible();
  expect(container.querySelector('.chart-name')?.textContent).toBe(`Example${inWords}`);
  await page.getByText('Show as a table: Example').click();
  const cells = [...container.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Day', `One${inWords}`, `Two${inWords}`],
    ['Mon', '1', '4'],
    ['Tue', '2', '–'],
  ]);
});

test('another set of rows changes the picture, and none says that there is nothing', async () => {
  const { container, set } = await showWidget(chart, { value: [rows[0]], options: { series } });
  await expect.poll(() => container.querySelectorAll('.apexcharts-marker').length).toBeGreaterThan(0);
  await set({ value: rows, options: { series: series.slice(0, 1) } });
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(1);
  await set({ value: [], options: { series, emptyText: 'No entries.' } });
  await expect.poll(() => container.querySelector('.chart-empty')?.textContent).toBe('No entries.');
});

test('it is drawn once, again for other rows or options, and not for the same ones', async () => {
  const [pictures, seen] = [new Set<Element>(), new WeakSet<Element>()];
  const observer = new MutationObserver(() => document.querySelectorAll('.apexcharts-inner').forEach((picture) => !seen.has(picture) && pictures.add(picture)));
  observer.observe(document.body, { childList: true, subtree: true });
  const timersDone = followTimers();
  const options = { kind: 'bar' as const, series };
  const { container, set } = await showWidget(chart, { value: rows, options });
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(2);
  const drawnAgain = async () => {
    await timersDone();
    const { size } = pictures;
    pictures.clear();
    for (const picture of document.querySelectorAll('.apexcharts-inner')) seen.add(picture);
    return size;
  };
  expect(await drawnAgain()).toBe(1);
  await set({ value: rows, options, label: 'Another name' });
  await expect.element(page.getByRole('img', { name: 'Another name: One, Two' })).toBeVisible();
  expect(await drawnAgain()).toBe(0);
  await set({ value: [...rows, { x: 'Wed', y: 3, z: 2 }], options });
  expect(await drawnAgain()).toBe(1);
  await set({ value: rows, options: { ...options, unit: 'h' } });
  expect(await drawnAgain()).toBe(1);
  observer.disconnect();
});

test.each(['line', 'bar'])('C-tracker-56 a %s chart of a week begins and ends where it is told, whatever there is to draw', async (kind) => {
  const value = [
    { d: '2026-11-18', Values: [{ FieldName: 'Steps', Value: '5000' }] },
    { d: '2026-11-20', Values: [{ FieldName: 'Steps', Value: 7000 }] },
    { d: '2025-11-20', Values: [{ FieldName: 'Steps', Value: 7000 }] },
  ];
  const options = {
    kind,
    x: 'd',
    xType: 'date',
    xTitle: 'Day',
    from: '2026-11-15',
    to: '2026-11-22',
    series: [{ at: '/Values/~?FieldName="Steps"/Value', text: 'Steps' }],
  };
  const { container } = await showWidget(chart, { value, label: 'Steps', options });
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(1);
  const days = () => [...container.querySelectorAll('.apexcharts-xaxis-label tspan')].map(({ textContent }) => textContent);
  await expect.poll(() => days()[0]).toBe('Nov 15');
  expect(days().every((day) => /^Nov (1[5-9]|2[0-3])$/.test(day ?? ''))).toBe(true);
  await page.getByText('Show as a table: Steps').click();
  expect([...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual(['11/18/20265,000', '11/20/20267,000']);
});

test('C-tracker-57 C-tracker-60 its size follows the window', async () => {
  const sizes = [
    { below: 1280, width: 600, height: 350 },
    { width: 1200, height: 400 },
  ];
  await page.viewport(1000, 800);
  const { container } = await showWidget(chart, { value: rows, options: { sizes } });
  const figure = () => (container.querySelector('.chart') as HTMLElement).style.width;
  expect(figure()).toBe('600px');
  await page.viewport(1400, 800);
  await expect.poll(figure).toBe('1200px');
  await expect.poll(() => container.querySelector('svg')?.getAttribute('height')).toBe('400');
  await page.viewport(390, 844);
  await expect.poll(figure).toBe('600px');
  expect((container.querySelector('.chart') as HTMLElement).getBoundingClientRect().width).toBeLessThanOrEqual(390);
  await expect.poll(() => Number(container.querySelector('svg')?.getAttribute('width'))).toBeLessThanOrEqual(390);
  await page.viewport(900, 900);
});

test('the styles that it makes carry the nonce', async () => {
  await showWidget(chart, { value: rows, options: { series }, nonce: 'once' });
  await expect
    .poll(() => [...document.querySelectorAll<HTMLStyleElement>('.chart style, #apexcharts-css')].map(({ nonce }) => nonce))
    .toEqual(expect.arrayContaining(['once']));
});

// How long this takes is judged by tests/bench/chart.ts.
test('ten thousand rows are drawn, and 200 of them stand in the table', async () => {
  const value = Array.from({ length: 10_000 }, (_, x) => ({ x, y: Math.sin(x) }));
  const { container } = await showWidget(chart, { value, options: { xType: 'number' } });
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(1);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(200);
});

test.each(hostileValues)('given %s it says that there is nothing to show', async (_, value) => {
  const { container } = await showWidget(chart, { value });
  expect(container.querySelector('.chart-empty')).not.toBeNull();
});

test('the points of a chart are gone through by the arrow keys, each told with its numbers', async () => {
  const { container } = await showWidget(chart, { value: rows, label: 'Example', options: { series } });
  const points = page.getByRole('slider', { name: 'Data points: Example' });
  const seen = () => getComputedStyle(container.querySelector('.chart-points') as Element).opacity;
  await expect.poll(seen).toBe('0');
  await userEvent.tab();
  await expect.element(points).toHaveFocus();
  await expect.element(points).toHaveAttribute('aria-valuetext', 'Mon: One 1, Two 4');
  expect(seen()).toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(points).toHaveAttribute('aria-valuetext', 'Tue: One 2, Two –');
  await expect.element(page.getByText('Tue: One 2, Two –')).toBeVisible();
});

test('D-speed-15 a chart far below is drawn when it comes near, in the place that was kept for it', async () => {
  const above = document.createElement('div');
  above.style.height = '3000px';
  document.body.prepend(above);
  const { container } = await showWidget(chart, { value: rows, label: 'Example', options: { series } });
  const picture = page.getByRole('img', { name: 'Example: One, Two' });
  await expect.element(picture).toBeInTheDocument();
  const { height } = picture.element().getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(container.querySelector('svg')).toBeNull();
  picture.element().scrollIntoView();
  await expect.poll(() => container.querySelectorAll('svg .apexcharts-series').length).toBe(2);
  expect(picture.element().getBoundingClientRect().height).toBe(height);
  window.scrollTo(0, 0);
  above.remove();
});

test('D-speed-12 a chart that was never in view is drawn on paper', async () => {
  const above = document.createElement('div');
  above.style.height = '3000px';
  document.body.prepend(above);
  const { container } = await showWidget(chart, { value: rows, label: 'Example', options: { series } });
  const drawn = () => container.querySelectorAll('svg .apexcharts-series').length;
  const emulation = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  expect(drawn()).toBe(0);
  await emulation.send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(drawn).toBe(2);
  await emulation.send('Emulation.setEmulatedMedia', { media: '' });
  await expect.poll(drawn).toBe(0);
  above.remove();
});
