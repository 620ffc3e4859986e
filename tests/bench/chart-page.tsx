import ApexCharts from 'apexcharts';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import Chart from '../../widgets/chart/Chart';

declare global {
  interface Window {
    chartBench: { draw: (implementation: ChartImplementation, count: number) => Promise<number>; problem: () => string | null };
  }
}

export type ChartImplementation = 'wellspring' | 'bare-apexcharts';

interface Entry {
  EntryDate: string;
  Values: { FieldName: string; Value: number | string }[];
}

const root = document.getElementById('root') as HTMLElement;
const first = Date.UTC(2020, 0, 1);

/** Entries of several fields, as calls answer them: one a day, the number of the last field written as a text. */
const makeEntries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, day) => ({
    EntryDate: new Date(first + day * 86_400_000).toISOString().slice(0, 10),
    Values: ['Distance', 'Duration', 'Steps'].map((FieldName, field) => {
      const value = Math.round(5000 + 3000 * Math.sin(day / 9 + field));
      return { FieldName, Value: field === 2 ? String(value) : value };
    }),
  })).reverse();

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );
const line = () => root.querySelector('.apexcharts-series path')?.getAttribute('d') ?? '';

const nothing = () => undefined;
const options = {
  x: 'EntryDate',
  xType: 'date' as const,
  series: [{ at: '/Values/~?FieldName="Steps"/Value', text: 'Steps' }],
  withoutTable: true,
};

function drawOurs(entries: Entry[], made: Root): void {
  const common = { id: 'chart', name: 'chart', label: 'Steps', schema: {}, required: false, disabled: false, readonly: false };
  const events = { onChange: nothing, onBlur: nothing, onFocus: nothing, emit: nothing };
  made.render(createElement(Chart, { ...common, ...events, value: entries as never, options }));
}

/** The library as its manual shows it: every point is given to it. */
function drawBare(entries: Entry[], place: HTMLElement): void {
  const points = entries
    .map(({ EntryDate, Values }) => ({ x: Date.parse(EntryDate), y: Number(Values.find(({ FieldName }) => FieldName === 'Steps')?.Value) }))
    .sort((one, other) => one.x - other.x);
  const chart = { type: 'line' as const, height: 350, animations: { enabled: false }, toolbar: { show: false }, zoom: { enabled: false } };
  void new ApexCharts(place, { chart, series: [{ name: 'Steps', data: points }], xaxis: { type: 'datetime' }, stroke: { width: 2 } }).render();
}

window.chartBench = {
  /** Milliseconds from nothing to the frame that shows the line. */
  draw: async (implementation, count) => {
    const entries = makeEntries(count);
    const place = root.appendChild(document.createElement('div'));
    const made = createRoot(place);
    await afterPaint();
    const start = performance.now();
    if (implementation === 'wellspring') drawOurs(entries, made);
    else drawBare(entries, place);
    do await afterPaint();
    while (line() === '' && performance.now() - start < 20_000);
    return performance.now() - start;
  },
  problem: () => (line().length > 1000 ? null : `the line has only ${line().length} characters`),
};
