import { useId } from 'react';
import { word } from '../words';

/** A value as plain text, for reading only: what is left of a field whose widget failed. */
export function PlainValue({ label, value }: { label: string; value: unknown }) {
  const id = useId();
  return (
    <>
      <span className="field-label" id={id}>
        {label}
      </span>
      <p className="field-value" aria-labelledby={id}>
        {value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </p>
      <p className="field-help">{word('fixedValue')}</p>
    </>
  );
}
