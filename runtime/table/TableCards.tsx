import { textOf } from '../expressions/text';
import { Cell } from './cells';
import type { DrawnTable } from './drawn-table';
import { useId } from 'react';

/** A table on a phone: one card a row, sorting by a list, pages by two buttons. */
export function TableCards({ model, screen, label }: DrawnTable) {
  const { table, columns, scope, rows, page, total, chosen } = model;
  const sortId = useId();
  const sortable = columns.filter((column) => column.sortable);
  const pages = Math.max(1, Math.ceil(total / page.size));
  const chooses = table.select === 'many' || table.select === 'one';
  const choose = (key: string) => {
    if (chosen.includes(key)) model.choose(chosen.filter((other) => other !== key));
    else model.choose(table.select === 'one' ? [key] : [...chosen, key]);
  };
  if (rows.length === 0)
    return (
      <div className="notice">
        <p>{model.emptyText}</p>
      </div>
    );
  return (
    <div className="stack gap-small">
      {sortable.length > 0 ? (
        <div className="table-sort">
          <label className="field-label" htmlFor={sortId}>
            Sort by
          </label>
          <select
            id={sortId}
            className="field-control field-select"
            value={model.sort ? `${model.sort.direction} ${model.sort.column}` : ''}
            onChange={({ target }) => {
              const [direction, column] = target.value.split(' ');
              model.setSort(column === undefined ? undefined : { column, direction: direction === 'descending' ? 'descending' : 'ascending' });
            }}
          >
            <option value="">The usual order</option>
            {sortable.flatMap((column) => {
              const name = textOf(column.label, scope, screen.report);
              return [
                <option key={`${column.id} up`} value={`ascending ${column.id}`}>{`${name}, ascending`}</option>,
                <option key={`${column.id} down`} value={`descending ${column.id}`}>{`${name}, descending`}</option>,
              ];
            })}
          </select>
        </div>
      ) : null}
      <ul className="cards" aria-label={label}>
        {rows.map((row) => {
          const key = model.keyOf(row);
          const title = columns.find((column) => column.cell === 'link') ?? columns[0];
          return (
            <li key={key} className="table-card">
              {chooses ? (
                <label className="table-card-choice">
                  <input type="checkbox" checked={chosen.includes(key)} onChange={() => choose(key)} />
                  Select
                </label>
              ) : null}
              {columns.map((column) => (
                <div key={column.id} className={column === title ? 'table-card-title' : 'table-card-line'}>
                  {column === title || column.hideLabel ? null : <span className="table-card-label">{textOf(column.label, scope, screen.report)}</span>}
                  <span className="table-card-value">
                    <Cell column={column} row={row} scope={scope} screen={screen} press={model.press} />
                  </span>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      {pages > 1 ? (
        <nav className="row align-between" aria-label={`Pages of ${label}`}>
          <button type="button" className="button look-secondary" disabled={page.index === 0} onClick={() => model.setPage({ ...page, index: page.index - 1 })}>
            Previous
          </button>
          <span className="text-caption">{`Page ${page.index + 1} of ${pages}`}</span>
          <button
            type="button"
            className="button look-secondary"
            disabled={page.index + 1 >= pages}
            onClick={() => model.setPage({ ...page, index: page.index + 1 })}
          >
            Next
          </button>
        </nav>
      ) : null}
    </div>
  );
}
