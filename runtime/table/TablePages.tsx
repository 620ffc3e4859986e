import { useId } from 'react';
import { cursorOf } from './table-rows';
import type { TableModel } from './use-table';
import { word } from '../words';

/** The pages of a table on a phone: how many rows each has, and the way to the first, the one before, the next and the last. */
export function TablePages({ model, label }: { model: TableModel; label: string }) {
  const id = useId();
  const { page, pageSizes, total, setPage } = model;
  const last = Math.max(0, Math.ceil(total / page.size) - 1);
  if (cursorOf(model.table) !== undefined || total <= Math.min(...pageSizes)) return null;
  const ways = [
    { name: word('first'), to: 0 },
    { name: word('previous'), to: page.index - 1 },
    { name: word('next'), to: page.index + 1 },
    { name: word('last'), to: last },
  ];
  return (
    <nav className="table-pages" aria-label={word('pages', { name: label })}>
      <p className="text-caption" role="status">
        {word('page', { page: page.index + 1, last: last + 1 })}
      </p>
      {pageSizes.length > 1 ? (
        <div className="table-page-size">
          <label className="text-caption" htmlFor={id}>
            {word('rowsPerPage')}
          </label>
          <select id={id} className="field-control field-select" value={page.size} onChange={({ target }) => setPage({ index: 0, size: Number(target.value) })}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      ) : null}
      {last > 0
        ? ways.map(({ name, to }) => (
            <button
              key={name}
              type="button"
              className="button look-secondary size-small"
              disabled={to < 0 || to > last || to === page.index}
              onClick={() => setPage({ ...page, index: to })}
            >
              {name}
            </button>
          ))
        : null}
    </nav>
  );
}
