import type { Table } from '../definitions/shapes/table';
import type { DrawnColumn } from './column-scope';
import { optionalColumns } from './fitting-columns';
import { titleColumn } from './row-name';

/** So many values of a row show on a phone before it is opened. */
const mostValues = 3;

/** The parts of a row's card. */
interface CardColumns {
  title: DrawnColumn | undefined;
  /** A picture without a label, beside the name. */
  picture: DrawnColumn | undefined;
  /** What shows at once, and what shows when the card is opened. */
  values: DrawnColumn[];
  more: DrawnColumn[];
  /** Buttons, below the values. */
  buttons: DrawnColumn[];
}

/** How a row is shown on a phone: its name, the two or three most important values, and the rest when it is opened. One value is not worth opening a card for. */
export function cardColumns(table: Table, columns: readonly DrawnColumn[]): CardColumns {
  const isButtons = ({ cell }: DrawnColumn) => cell === 'actions' || cell === 'button';
  const isSaid = ({ id, of }: DrawnColumn) => table.title?.columns.includes(of ?? id) === true;
  const title = titleColumn(columns.filter(isSaid)) ?? titleColumn(columns);
  const picture = columns.find(({ cell, hideLabel }) => cell === 'avatar' && hideLabel);
  const others = columns.filter((column) => column !== title && column !== picture && !isButtons(column) && !isSaid(column));
  const byImportance = optionalColumns(columns.map((column) => ({ column, label: '' })))
    .reverse()
    .flatMap(({ column }) => (others.includes(column) ? column : []));
  const all = [...byImportance, ...others.filter((column) => !byImportance.includes(column))];
  const first = all.slice(0, all.length === mostValues + 1 ? all.length : mostValues);
  return {
    title,
    picture: picture === title ? undefined : picture,
    values: others.filter((column) => first.includes(column)),
    more: others.filter((column) => !first.includes(column)),
    buttons: columns.filter(isButtons),
  };
}
