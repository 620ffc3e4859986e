import ApexCharts, { type ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import type { ChartOptions } from '../../schemas/generated/widgets';
import { type ChartRows, endsOf } from './chart-rows';

interface DrawingProps {
  rows: ChartRows;
  label: string;
  options: ChartOptions;
  height: number;
  nonce: string | undefined;
}

/** The picture of the chart. ApexCharts owns what is in it; another set of rows or options changes the same picture. */
export function Drawing(props: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ApexCharts | undefined>(undefined);
  const first = useRef(props);
  const { rows, label, options, height, nonce } = props;

  useEffect(() => {
    if (place.current === null) return;
    const made = new ApexCharts(place.current, chartOptions(first.current, place.current));
    chart.current = made;
    void made.render();
    return () => {
      chart.current = undefined;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    const now = { rows, label, options, height, nonce };
    if (first.current.rows === rows && first.current.options === options && first.current.height === height) return;
    first.current = now;
    if (place.current !== null) void chart.current?.updateOptions(chartOptions(now, place.current), false, false);
  }, [rows, label, options, height, nonce]);

  const told = rows.lines.map(({ text }) => text).join(', ');
  return <div className="chart-drawing" style={{ minHeight: height }} role="img" aria-label={`${label}: ${told}`} ref={place} />;
}

/** With more points than this, a mark on each hides the line. */
const mostMarks = 60;
const axisTypes = { text: 'category', date: 'datetime', number: 'numeric' } as const;

const dayFormats = { year: 'yyyy', month: "MMM 'yy", day: 'MMM d', hour: 'HH:mm' };
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

function chartOptions({ rows, options, height, nonce }: DrawingProps, place: HTMLElement): ApexOptions {
  const style = getComputedStyle(place);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim() || style.color;
  const { kind = 'line', xType = 'text', xTitle, unit, minimum, maximum } = options;
  const many = rows.places.length > mostMarks;
  return {
    chart: {
      type: kind,
      height,
      width: '100%',
      fontFamily: style.fontFamily,
      foreColor: style.color,
      background: 'transparent',
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      ...(nonce === undefined ? {} : { nonce }),
      // With its size as its view box, the picture fits any paper.
      events: { mounted: showWhole, updated: showWhole },
    },
    series: rows.lines.map(({ text, numbers }) => ({ name: text, data: numbers.map((y, index) => ({ x: rows.places[index] ?? '', y })) })),
    colors: ['primary-main', 'warning-main', 'info-main', 'success-main', 'error-main'].map(colour),
    stroke: { width: kind === 'line' ? 2 : 0, curve: 'straight' },
    markers: { size: kind === 'line' && !many ? 4 : 0 },
    dataLabels: { enabled: false },
    grid: { borderColor: colour('divider') },
    legend: { show: rows.lines.length > 1, position: 'bottom' },
    xaxis: {
      type: axisTypes[xType],
      ...axisOf(options),
      ...(xTitle === undefined ? {} : { title: { text: xTitle } }),
      labels: { hideOverlappingLabels: true, trim: true, datetimeFormatter: dayFormats },
    },
    yaxis: {
      ...(unit === undefined ? {} : { title: { text: unit } }),
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
      labels: { formatter: (number) => number?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? '' },
    },
    tooltip: { theme: 'none', ...(xType === 'date' ? { x: { format: 'MMM d, yyyy' } } : {}) },
  };
}
