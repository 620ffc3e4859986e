import type { Table } from '../definitions/shapes/table';
import { evaluate, type Report, type Scope } from '../expressions/evaluate';
import { shown } from '../expressions/text';
import { distinct } from '../screen/distinct';
import type { DrawnColumn } from './column-scope';
import { at } from './table-rows';

/** The columns of a table: one whose definition has a list stands once for each element, under the id values-<key>. */
export const drawnColumns = ({ columns }: Table, scope: Scope, report: Report): DrawnColumn[] =>
  columns.flatMap((column) => {
    if (column.each === undefined) return [column];
    const list = evaluate(column.each.$, scope, report);
    const items: unknown[] = Array.isArray(list) ? list : [];
    const keys = distinct(items.map((item, index) => shown(at(item, column.key ?? '')) || String(index)));
    return items.map((item, index) => ({ ...column, id: `${column.id}-${keys[index]}`, of: column.id, item }));
  });
