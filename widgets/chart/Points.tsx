import { useState } from 'react';
import type { ChartOptions } from '../../schemas/generated/widgets';
import { translated } from '../../runtime/widget-contract';
import type { ChartRows } from './chart-rows';
import { numberInWords, placeInWords } from './in-words';

/** The points of a chart, one after the other by the arrow keys: what a mouse finds by pointing. It shows while it has the focus. */
export function Points({ rows: { places, lines }, label, options }: { rows: ChartRows; label: string; options: ChartOptions }) {
  const [at, setAt] = useState(0);
  const index = Math.min(at, places.length - 1);
  const numbers = lines.map(({ text, numbers: own }) => `${text} ${numberInWords(own[index])}`).join(', ');
  const words = `${placeInWords(places[index] ?? '', options.xType)}: ${numbers}`;
  return (
    <div className="chart-points">
      <input
        type="range"
        min={0}
        max={places.length - 1}
        step={1}
        value={index}
        aria-label={translated('Data points: {name}', { name: label })}
        aria-valuetext={words}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
