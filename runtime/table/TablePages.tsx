import { useId } from 'react';
import { cursorOf } from './table-rows';
import type { TableModel } from './use-table';

/** The pages of a table on a phone: how many rows each has, and the way to the first, the one before, the next and the last. */
export function TablePages({ model, label }: { model: TableModel; label: string }) {
  const id = useId();
  const { page, pageSizes, total, setPage } = model;
  const last = Math.max(0, Math.ceil(total / page.size) - 1);
  if (cursorOf(model.table) !== undefined || total <= Math.min(...pageSizes)) return null;
  const ways = [
    { name: 'First', to: 0 },
    { name: 'Previous', to: page.index - 1 },
    { name: 'Next', to: page.index + 1 },
    { name: 'Last', to: last },
  ];
  return (
    <nav className="table-pages" aria-label={`Pages of ${label}`}>
      <p className="text-caption" role="status">{`Page ${page.index + 1} of ${last + 1}`}</p>
      {pageSizes.length > 1 ? (
        <div className="table-page-size">
          <label className="text-caption" htmlFor={id}>
            Rows per page
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
