import { useRef } from 'react';
import { word } from '../../words';
import { useLoadingWithin } from './loading-within';

const usual = { none: 0, text: 3, form: 6, table: 8 };

interface PlaceholderProps {
  shape: keyof typeof usual;
  /** How many bars, where it is known how much will come. */
  lines?: number;
}

/** Grey bars where something is being loaded, of about its size; screen readers hear one word. */
export function Placeholder({ shape, lines = usual[shape] }: PlaceholderProps) {
  const bars = useRef<HTMLDivElement>(null);
  useLoadingWithin(bars, lines > 0);
  if (lines === 0)
    return (
      <span className="visually-hidden" role="status" aria-busy="true">
        {word('loading')}
      </span>
    );
  return (
    <div ref={bars} className={`placeholder placeholder-${shape}`} role="status" aria-busy="true">
      <span className="visually-hidden">{word('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="placeholder-bar" aria-hidden="true" />
      ))}
    </div>
  );
}
