import { sparkline } from './sparkline-points';
import './sparkline.css';

/** A small line of how numbers went, with a dot where they stand now. Screen readers are given the text. */
export function Sparkline({ values, text }: { values: unknown; text: string }) {
  const points = sparkline(values);
  const last = points?.at(-1);
  if (points === undefined || last === undefined) return null;
  return (
    <>
      <svg className="sparkline" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
        {/* A line without length has round ends: a dot that stays round while the drawing is stretched. */}
        <path d={`M${last[0]} ${last[1]}h0`} />
      </svg>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
