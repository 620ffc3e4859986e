import { useEffect, useState } from 'react';
import { lengthOf, numberFormat, translated } from '../../runtime/widget-contract';

/** From this share of the limit on, the count shows. */
const shareShown = 0.8;
/** A shorter limit belongs to a code, such as a color or a ZIP code: people know its length, and the count shows only when it is exceeded. */
const fewestCounted = 20;
/** How long after the last key screen readers hear it. */
const quietMilliseconds = 700;

interface LengthCountProps {
  text: string | undefined;
  maximum: unknown;
  /** Shows the count from the first character on. */
  isAlways?: boolean;
}

/** How much of a text's limit is used, from 80% of it on; for a code only what exceeds it. A text that is longer stays as it is: its form says that it is too long. */
export function LengthCount({ text = '', maximum, isAlways = false }: LengthCountProps) {
  const limit = typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
  // A long text need not be counted where even all of its halves are far from the limit.
  const length = typeof text === 'string' && (isAlways || text.length >= shareShown * limit) ? lengthOf(text) : 0;
  const isNear = length > 0 && (limit < fewestCounted ? length > limit : length >= shareShown * limit);
  if (!Number.isFinite(limit)) return null;
  return (
    <>
      {isNear || isAlways ? (
        <span className={length > limit ? 'field-count is-over' : 'field-count'} aria-hidden="true">
          {`${numberFormat().format(length)} / ${numberFormat().format(limit)}`}
        </span>
      ) : null}
      {isNear ? <Heard words={inWords(limit - length)} /> : null}
    </>
  );
}

/** Says something to screen readers as soon as nothing has changed for a moment. */
function Heard({ words }: { words: string }) {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span className="visually-hidden" role="status">
      {heard}
    </span>
  );
}

function inWords(left: number): string {
  if (left < 0) return left === -1 ? translated('1 character too many') : translated('{n} characters too many', { n: -left });
  return left === 1 ? translated('1 character left') : translated('{n} characters left', { n: left });
}
