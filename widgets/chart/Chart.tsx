import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChartOptions } from '../../schemas/generated/widgets';
import { late, loadLater, translated, type WidgetProps } from '../../runtime/widget-contract';
import { bandsOf } from './bands';
import { type ChartRows, chartRows, hasNumbers, sizeIn, thinned } from './chart-rows';
import { numberInWords, placeInWords } from './in-words';
import { Points } from './Points';
import { isPrinted, onPrint, useNear } from './use-near';
import './chart.css';

/** What draws is most of what a chart weighs: it is loaded for the first chart that comes near what shows, or for paper. */
const Drawing = late(() => import('./Drawing').then((module) => module.Drawing), null);

const mostDrawn = 1000;
const mostInTable = 200;

/** What is drawn, with its unit where it has one: a text that is empty is none. */
const withUnit = (name: string, unit: string | undefined) => (unit ? `${name} (${unit})` : name);

/** Lines or bars, and the same numbers as a table. It is drawn once it comes near what shows, and on paper. */
export default function Chart({ value, label, options, nonce }: WidgetProps<Record<string, unknown>[], ChartOptions>) {
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  const rows = useMemo(() => chartRows(value, options), [value, options]);
  const drawn = useMemo(() => thinned(rows, mostDrawn), [rows]);
  const size = sizeIn(windowWidth, options.sizes);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const wasNear = useNear(place);
  const onPaper = useSyncExternalStore(onPrint, isPrinted);
  const isDrawn = wasNear || (onPaper && Drawing.isLoaded());
  useEffect(() => loadLater(() => void Drawing.load()), []);
  const height = size?.height ?? 350;
  const names = rows.lines.map(({ text }) => text).join(', ');
  if (!hasNumbers(rows)) return <p className="chart-empty">{options.emptyText ?? translated('Nothing to show yet.')}</p>;
  return (
    <figure className="chart" style={size && { width: size.width }}>
      <figcaption className="chart-name">{withUnit(label, options.unit)}</figcaption>
      {bandsOf(options.bands, rows.lines).map(({ text, line }) => (
        <p className="chart-band" key={text} data-line={line}>
          {text}
        </p>
      ))}
      <div className="chart-frame">
        <div className="chart-drawing" style={{ minHeight: height }} role="img" aria-label={`${label}: ${names}`} ref={setPlace}>
          {place !== null && isDrawn && <Drawing rows={drawn} options={options} height={height} nonce={nonce} place={place} />}
        </div>
        <Points rows={drawn} label={label} options={options} />
      </div>
      {options.withoutTable === true ? null : (
        // A page may be printed before it has what draws.
        <details className="chart-table" open={(onPaper && !isDrawn) || undefined}>
          <summary>{translated('Show as a table: {name}', { name: label })}</summary>
          <Numbers rows={thinned(rows, mostInTable)} options={options} />
          {rows.places.length > mostInTable ? (
            <p className="field-help">{translated('Showing {shown} of {all} rows.', { shown: mostInTable, all: rows.places.length })}</p>
          ) : null}
        </details>
      )}
    </figure>
  );
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function Numbers({ rows: { places, lines }, options: { xTitle, xType, unit } }: { rows: ChartRows; options: ChartOptions }) {
  return (
    <div className="chart-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{xTitle ?? translated('Place')}</th>
            {lines.map(({ text }) => (
              <th key={text} scope="col">
                {withUnit(text, unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((at, index) => (
            // Two rows may have the same place.
            <tr key={`${index} ${at}`}>
              <th scope="row">{placeInWords(at, xType)}</th>
              {lines.map(({ text, numbers }) => (
                <td key={text}>{numberInWords(numbers[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
