import { sparkline } from './sparkline-points';
import './sparkline.css';

/** A small line of numbers over time, with a dot at the newest one and a dashed line at each goal. Screen readers are given the text. */
export function Sparkline({ values, goals, text }: { values: unknown; goals?: unknown; text: string }) {
  const drawing = sparkline(values, goals);
  const last = drawing?.points.at(-1);
  if (drawing === undefined || last === undefined) return null;
  return (
    <>
      <svg className="sparkline" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {drawing.goals.map((y) => (
          <path key={y} className="sparkline-goal" d={`M0 ${y}H100`} />
        ))}
        <polyline points={drawing.points.map(([x, y]) => `${x},${y}`).join(' ')} />
        {/* A line without length has round ends: a dot that stays round while the drawing is stretched. */}
        <path d={`M${last[0]} ${last[1]}h0`} />
      </svg>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
