import { useId, useState } from 'react';
import { textOf } from '../expressions/text';
import { cardColumns } from './card-columns';
import { Cell } from './cells';
import { columnScope, type DrawnColumn } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { isButtons } from './fitting-columns';
import { DetailButton, DetailParts } from './row-detail';
import { isOfRow, rowColumn } from './row-press';
import type { Row } from './table-rows';
import { word } from '../words';

interface RowCardProps extends DrawnTable {
  row: Row;
  /** How the row is chosen, where rows can be: whether it is, and what changes that. */
  choice?: { isChosen: boolean; turn(): void } | undefined;
}

/** One row on a phone: its name, a few values, its buttons; the rest when it is opened. */
export function RowCard({ model, screen, details, draw, row, choice }: RowCardProps) {
  const { table, columns, scope } = model;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const key = model.keyOf(row);
  const name = model.nameOf(row);
  const why = model.currentText(row);
  const { title, picture, values, more, buttons } = cardColumns(table, columns);
  const cell = (column: DrawnColumn, text?: string) => (
    <Cell column={column} row={row} scope={scope} screen={screen} press={model.press} asking={model} editing={model.editing} text={text} />
  );
  const line = (column: DrawnColumn) => (
    <div key={column.id} className={`table-card-line cell-of-${column.cell ?? 'text'}`}>
      {column.hideLabel || isButtons(column) ? null : (
        <span className="table-card-label">{textOf(column.label, columnScope(column, scope), screen.report)}</span>
      )}
      <span className="table-card-value">{cell(column)}</span>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- By keyboard the link in the card does the same: the check wants one.
    <li
      className={`table-card${why === undefined ? '' : ' row-current'}${table.rowPress ? ' table-card-press' : ''}`}
      aria-current={why === undefined ? undefined : true}
      onClick={table.rowPress && (({ target }) => isOfRow(target) && model.press(rowColumn, row))}
    >
      {why === undefined ? null : <span className="text-badge table-card-mark">{why}</span>}
      {choice ? (
        <label className="table-card-choice">
          <input type="checkbox" aria-label={word('selectOf', { name })} checked={choice.isChosen} onChange={choice.turn} />
          {word('select')}
        </label>
      ) : null}
      {title ? (
        <div className={`table-card-title cell-of-${table.title ? 'text' : (title.cell ?? 'text')}`}>
          {picture ? cell(picture) : null}
          <span className="table-card-value">{cell(title, table.title ? name : undefined)}</span>
        </div>
      ) : null}
      {values.map(line)}
      {isOpen ? (
        <div id={id} className="table-card-more">
          {more.map(line)}
        </div>
      ) : null}
      {more.length > 0 || details.areDeclared ? (
        <div className="table-card-turns">
          {more.length > 0 ? (
            <button
              type="button"
              className="button look-quiet size-small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={word(isOpen ? 'lessOf' : 'moreOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {word(isOpen ? 'less' : 'more')}
            </button>
          ) : null}
          {details.areDeclared ? <DetailButton details={details} row={row} rowKey={key} rowName={name} screen={screen} isNamed /> : null}
        </div>
      ) : null}
      {buttons.map(line)}
      {details.areDeclared && details.open.includes(key) ? (
        <div className="table-card-detail" id={details.idOf(key)}>
          <DetailParts details={details} row={row} screen={screen} draw={draw} model={model} />
        </div>
      ) : null}
    </li>
  );
}
