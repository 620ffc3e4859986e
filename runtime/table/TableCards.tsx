import { textOf } from '../expressions/text';
import { Cell } from './cells';
import { columnScope } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { DetailButton, DetailParts } from './row-detail';
import { isOfRow, rowColumn } from './row-press';
import { TablePages } from './TablePages';
import { useId } from 'react';
import { word } from '../words';

/** A table on a phone: one card a row, sorting by a list, pages by two buttons. */
export function TableCards({ model, screen, label, details, draw }: DrawnTable) {
  const { table, columns, scope, rows, chosen } = model;
  const sortId = useId();
  const sortable = columns.filter((column) => column.sortable);
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
            {word('sortBy')}
          </label>
          <select
            id={sortId}
            className="field-control field-select"
            value={model.sort ? `${model.sort.direction} ${model.sort.column}` : ''}
            onChange={({ target }) => {
              const column = target.value.replace(/^\w+ /, '');
              model.setSort(target.value === '' ? undefined : { column, direction: target.value.startsWith('descending') ? 'descending' : 'ascending' });
            }}
          >
            <option value="">{word('usualOrder')}</option>
            {sortable.flatMap((column) => {
              const name = textOf(column.label, columnScope(column, scope), screen.report);
              return [
                <option key={`${column.id} up`} value={`ascending ${column.id}`}>
                  {word('ascending', { name })}
                </option>,
                <option key={`${column.id} down`} value={`descending ${column.id}`}>
                  {word('descending', { name })}
                </option>,
              ];
            })}
          </select>
        </div>
      ) : null}
      <ul className="cards" aria-label={label}>
        {rows.map((row) => {
          const key = model.keyOf(row);
          const title = columns.find((column) => column.cell === 'link') ?? columns.find(({ cell }) => cell !== 'actions' && cell !== 'button');
          const why = model.currentText(row);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- By keyboard the link in the card does the same: the check wants one.
            <li
              key={key}
              className={`table-card${why === undefined ? '' : ' row-current'}${table.rowPress ? ' table-card-press' : ''}`}
              aria-current={why === undefined ? undefined : true}
              onClick={table.rowPress && (({ target }) => isOfRow(target) && model.press(rowColumn, row))}
            >
              {why === undefined ? null : <span className="text-badge table-card-mark">{why}</span>}
              {chooses ? (
                <label className="table-card-choice">
                  <input type="checkbox" checked={chosen.includes(key)} onChange={() => choose(key)} />
                  {word('select')}
                </label>
              ) : null}
              {columns.map((column) => (
                <div key={column.id} className={`${column === title ? 'table-card-title' : 'table-card-line'} cell-of-${column.cell ?? 'text'}`}>
                  {column === title || column.hideLabel ? null : (
                    <span className="table-card-label">{textOf(column.label, columnScope(column, scope), screen.report)}</span>
                  )}
                  <span className="table-card-value">
                    <Cell column={column} row={row} scope={scope} screen={screen} press={model.press} editing={model.editing} />
                  </span>
                </div>
              ))}
              {details ? <DetailButton details={details} row={row} rowKey={key} screen={screen} isNamed /> : null}
              {details?.open.includes(key) ? (
                <div className="table-card-detail" id={details.idOf(key)}>
                  <DetailParts details={details} row={row} screen={screen} draw={draw} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <TablePages model={model} label={label} />
    </div>
  );
}
