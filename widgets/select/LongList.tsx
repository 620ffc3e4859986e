import { useLayoutEffect, useRef, useState } from 'react';
import type { Combobox } from '../../runtime/widget-contract';
import { type ListRow, rowsInView, scrolledTo } from './list-rows';

interface LongListProps {
  combobox: Combobox;
  rows: readonly ListRow[];
  isChosen(row: ListRow): boolean;
}

const rowHeight = 40;
const height = 320;

/** A list box of any length. It draws what is in view, and says of each line which of how many it is. */
export function LongList({ combobox, rows, isChosen }: LongListProps) {
  const { active } = combobox;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    if (list.current === null) return;
    list.current.scrollTop = scrolledTo(active, { top: list.current.scrollTop, height, rowHeight });
    setTop(list.current.scrollTop);
  }, [active, rows]);

  const { first, last } = rowsInView(rows.length, { top, height, rowHeight });
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  // The line that is named stays, wherever the list is scrolled.
  if (active >= 0 && active < rows.length && !drawn.includes(active)) drawn.push(active);
  return (
    <div
      className="long-list"
      ref={list}
      {...combobox.list}
      style={{ maxHeight: height }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      // The focus stays in the combobox.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ height: rows.length * rowHeight }}>
        {drawn.map((row) => {
          const line = rows[row] as ListRow;
          // A line that is not drawn cannot be brought into view: the list does that itself, above.
          const { ref: _ref, ...option } = combobox.option(row);
          return (
            <div
              className={row === active ? 'long-row long-row-active' : 'long-row'}
              key={row}
              {...option}
              aria-selected={isChosen(line)}
              aria-disabled={line.disabled || undefined}
              aria-setsize={rows.length}
              aria-posinset={row + 1}
              title={line.text}
              style={{ top: row * rowHeight, height: rowHeight }}
            >
              <span>{line.text}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
