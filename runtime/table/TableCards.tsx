import { textOf } from '../expressions/text';
import { columnScope } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { RowCard } from './RowCard';
import { TablePages } from './TablePages';
import { useId } from 'react';
import { useTips } from './use-tips';
import { word } from '../words';

/** A table on a phone: one card a row, sorting by a list, pages by two buttons. */
export function TableCards(props: DrawnTable) {
  const { model, screen, label } = props;
  const { table, columns, scope, rows, chosen } = model;
  const sortId = useId();
  const { handlers: pointing, shown: tip } = useTips();
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
    <div className="stack gap-small" {...pointing}>
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
          return <RowCard key={key} {...props} row={row} choice={chooses ? { isChosen: chosen.includes(key), turn: () => choose(key) } : undefined} />;
        })}
      </ul>
      <TablePages model={model} label={label} />
      {tip}
    </div>
  );
}
