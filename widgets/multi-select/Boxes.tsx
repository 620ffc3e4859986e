import { useState } from 'react';
import { type ChoiceItem, translated } from '../../runtime/widget-contract';
import type { ChoiceValue } from './selection';

interface BoxesProps {
  items: readonly ChoiceItem[];
  chosen: readonly ChoiceValue[];
  /** No more can be chosen. */
  isFull: boolean;
  /** Nothing can be changed: the boxes say what is chosen. */
  isFixed: boolean;
  onToggle: (value: ChoiceValue) => void;
}

/** How many boxes are drawn at a time: thousands at once would take seconds to open. */
const batch = 100;

/** A name for each box that it keeps while others come and go: the one that has the focus stays the one it is. */
function namesOf(items: readonly ChoiceItem[]): string[] {
  const times = new Map<unknown, number>();
  return items.map(({ value }) => {
    const before = times.get(value) ?? 0;
    times.set(value, before + 1);
    return `${typeof value} ${String(value)} ${before}`;
  });
}

/** A box for each thing that can be chosen. More are drawn when the end comes near, by scrolling or by the Tab key. */
export function Boxes({ items, chosen, isFull, isFixed, onToggle }: BoxesProps) {
  const [drawn, setDrawn] = useState(batch);
  const wanted = new Set(chosen);
  const names = namesOf(items.slice(0, drawn));
  const drawMore = () => setDrawn((before) => Math.min(items.length, before + batch));
  if (items.length === 0) return <p className="field-help">{translated('Nothing matches.')}</p>;
  return (
    <>
      <div
        className="field-panel-items"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
          drawn < items.length && scrollTop + 2 * clientHeight > scrollHeight && drawMore()
        }
      >
        {items.slice(0, drawn).map((item, index) => (
          <label className="field-box" key={names[index]}>
            <input
              className="field-check"
              type="checkbox"
              checked={wanted.has(item.value)}
              disabled={item.disabled || (!wanted.has(item.value) && isFull)}
              aria-readonly={isFixed || undefined}
              onFocus={index > drawn - 10 && drawn < items.length ? drawMore : undefined}
              onChange={() => isFixed || onToggle(item.value)}
            />
            <span>{item.text}</span>
          </label>
        ))}
      </div>
      {drawn < items.length && (
        <p className="field-help">{translated('{n} of {total} shown. Search or scroll to see more.', { n: drawn, total: items.length })}</p>
      )}
    </>
  );
}
