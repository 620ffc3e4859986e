import type { ApexOptions } from 'apexcharts';
import { useMemo, useSyncExternalStore } from 'react';
import reactApexCharts from 'react-apexcharts';
import type { ChartOptions } from '../../schemas/generated/widgets';
import { axisDates, axisNames, datePattern } from './axis-dates';
import { axisWith, bandsOf } from './bands';
import { type ChartRows, endsOf } from './chart-rows';
import { numberFormat } from '../../runtime/widget-contract';

// The package is CommonJS: a module that imports it is given all that it exports, with the component as `default`.
const ReactApexChart = (reactApexCharts as unknown as { default?: typeof reactApexCharts }).default ?? reactApexCharts;

interface DrawingProps {
  rows: ChartRows;
  options: ChartOptions;
  height: number;
  nonce: string | undefined;
  /** Where the picture is drawn: it gives it its colors and its font. */
  place: HTMLElement;
}

/** The picture of the chart, drawn anew where light becomes dark: it takes its colors from the page. */
export function Drawing(props: DrawingProps) {
  const scheme = useSyncExternalStore(onScheme, () => document.documentElement.dataset.colorScheme);
  return <DrawnChart key={scheme} {...props} />;
}

function DrawnChart({ rows, options, height, nonce, place }: DrawingProps) {
  const drawn = useMemo(() => chartOptions(rows, options, nonce, place), [rows, options, nonce, place]);
  const series = useMemo(() => seriesOf(rows), [rows]);
  return <ReactApexChart type={options.kind ?? 'line'} series={series} options={drawn} width="100%" height={height} />;
}

function onScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
  return () => observer.disconnect();
}

/** With more points than this, a mark on each hides the line. */
const mostMarks = 60;
const axisTypes = { text: 'category', date: 'datetime', number: 'numeric' } as const;

/** Beyond any axis: the drawing ends at its edge. */
const farAway = 1e12;
const halfDay = 43_200_000;

/** Bars stand on the middle of their day: the axis begins and ends half a day further out. */
function axisOf(options: ChartOptions): { min?: number; max?: number } {
  const { from, to } = endsOf(options);
  const room = options.kind === 'bar' ? halfDay : 0;
  return { ...(from === undefined ? {} : { min: from - room }), ...(to === undefined ? {} : { max: to }) };
}

function showWhole(chart: { el: Element }) {
  const svg = chart.el.querySelector('svg');
  const [width, height] = [svg?.getAttribute('width'), svg?.getAttribute('height')];
  if (width && height) svg?.setAttribute('viewBox', `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`);
}

const written = (number: number | null | undefined): string => (typeof number === 'number' ? numberFormat({ maximumFractionDigits: 2 }).format(number) : '');

const seriesOf = ({ places, lines }: ChartRows): NonNullable<ApexOptions['series']> =>
  lines.map(({ text, numbers }) => ({ name: text, data: numbers.map((y, index) => ({ x: places[index] ?? '', y })) }));

// react-apexcharts draws again where an option is another one: functions that are made once are the same ones.
function chartOptions(rows: ChartRows, options: ChartOptions, nonce: string | undefined, place: HTMLElement): ApexOptions {
  const style = getComputedStyle(place);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim() || style.color;
  const { kind = 'line', xType = 'text', xTitle, unit, minimum, maximum } = options;
  const bands = bandsOf(options.bands, rows.lines);
  const colors = ['primary-main', 'warning-main', 'info-main', 'success-main', 'error-main'].map(colour);
  const many = rows.places.length > mostMarks;
  return {
    chart: {
      fontFamily: style.fontFamily,
      foreColor: style.color,
      background: 'transparent',
      ...axisNames(),
      // The picture is as high as its place: the library adds 15 px.
      parentHeightOffset: 0,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      ...(nonce === undefined ? {} : { nonce }),
      // With its size as its view box, the picture fits any paper.
      events: { mounted: showWhole, updated: showWhole },
    },
    colors,
    annotations: {
      yaxis: bands.map(({ from = -farAway, to = farAway, line }) => ({
        y: from,
        y2: to,
        strokeDashArray: 0,
        borderColor: 'transparent',
        fillColor: (line === undefined ? undefined : colors[line % colors.length]) ?? colour('success-main'),
        opacity: 0.14,
      })),
    },
    stroke: { width: kind === 'line' ? 2 : 0, curve: 'straight' },
    markers: { size: kind === 'line' && !many ? 4 : 0 },
    dataLabels: { enabled: false },
    grid: { borderColor: colour('divider') },
    legend: { show: rows.lines.length > 1, position: 'bottom' },
    xaxis: {
      type: axisTypes[xType],
      ...axisOf(options),
      ...(xTitle === undefined ? {} : { title: { text: xTitle } }),
      labels: { hideOverlappingLabels: true, trim: true, datetimeFormatter: axisDates() },
    },
    yaxis: {
      ...(unit ? { title: { text: unit } } : {}),
      ...(minimum === undefined && maximum === undefined
        ? axisWith(
            bands,
            rows.lines.flatMap(({ numbers }) => numbers),
          )
        : {}),
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
      labels: { formatter: written },
    },
    tooltip: { theme: 'none', ...(xType === 'date' ? { x: { format: datePattern('MMM d, yyyy') } } : {}) },
  };
}
