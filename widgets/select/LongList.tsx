import { useLayoutEffect, useRef, useState } from 'react';
import { type ListRow, rowsInView, scrolledTo } from './list-rows';

interface LongListProps {
  id: string;
  label: string;
  rows: readonly ListRow[];
  /** The line that the keys have reached; -1 for none. */
  active: number;
  isChosen(row: ListRow): boolean;
  onPick(row: ListRow): void;
}

const rowHeight = 40;
const height = 320;

/** The id of a line: the combobox names the one that its keys have reached. */
export const rowId = (listId: string, row: number): string => `${listId}-${row}`;

/** A list box of any length. It draws what is in view, and says of each line which of how many it is. */
export function LongList({ id, label, rows, active, isChosen, onPick }: LongListProps) {
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
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      style={{ maxHeight: height }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      // The focus stays in the combobox.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ height: rows.length * rowHeight }}>
        {drawn.map((row) => {
          const line = rows[row] as ListRow;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
            <div
              className={row === active ? 'long-row long-row-active' : 'long-row'}
              id={rowId(id, row)}
              key={row}
              role="option"
              aria-selected={isChosen(line)}
              aria-disabled={line.disabled || undefined}
              aria-setsize={rows.length}
              aria-posinset={row + 1}
              title={line.text}
              style={{ top: row * rowHeight, height: rowHeight }}
              onClick={() => line.disabled !== true && onPick(line)}
            >
              <span>{line.text}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
