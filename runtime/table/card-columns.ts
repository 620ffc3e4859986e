import type { Table } from '../definitions/shapes/table';
import type { DrawnColumn } from './column-scope';
import { optionalColumns } from './fitting-columns';
import { titleColumn } from './row-name';

/** So many values of a row show on a phone before it is opened. */
const mostValues = 3;

/** The parts of a row's card. */
interface CardColumns {
  title: DrawnColumn | undefined;
  /** What shows at once, and what shows when the card is opened. */
  values: DrawnColumn[];
  more: DrawnColumn[];
  /** Buttons, below the values. */
  buttons: DrawnColumn[];
}

/** How a row is shown on a phone: its name, the two or three most important values, and the rest when it is opened. One value is not worth opening a card for. */
export function cardColumns(table: Table, columns: readonly DrawnColumn[]): CardColumns {
  const title = titleColumn(columns);
  const isButtons = ({ cell }: DrawnColumn) => cell === 'actions' || cell === 'button';
  const isSaid = ({ id, of }: DrawnColumn) => table.title?.columns.includes(of ?? id) === true;
  const others = columns.filter((column) => column !== title && !isButtons(column) && !isSaid(column));
  const byImportance = optionalColumns(columns.map((column) => ({ column, label: '' })))
    .reverse()
    .flatMap(({ column }) => (others.includes(column) ? column : []));
  const all = [...byImportance, ...others.filter((column) => !byImportance.includes(column))];
  const first = all.slice(0, all.length === mostValues + 1 ? all.length : mostValues);
  return {
    title,
    values: others.filter((column) => first.includes(column)),
    more: others.filter((column) => !first.includes(column)),
    buttons: columns.filter(isButtons),
  };
}
