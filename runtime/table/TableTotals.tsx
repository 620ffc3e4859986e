import { evaluate } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { Cell } from './cells';
import { columnScope } from './column-scope';
import type { DrawnTable } from './drawn-table';

/** What the columns come to, below the rows. */
export function TableTotals({ model, screen }: Pick<DrawnTable, 'model' | 'screen'>) {
  const columns = model.columns.filter(({ total }) => total !== undefined);
  if (columns.length === 0 || model.counted.length === 0) return null;
  return (
    <dl className="table-totals">
      {columns.map(({ total, mark: _mark, at: _at, ...column }) => {
        const scope = { ...columnScope(column, model.scope), rows: model.counted };
        const value = { total: evaluate(total!.value.$, scope, screen.report) };
        return (
          <div key={column.id}>
            <dt>{textOf(total!.label ?? column.label, scope, screen.report)}</dt>
            <dd>
              <Cell column={{ ...column, at: '/total' }} row={value} scope={model.scope} screen={screen} press={nothing} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const nothing = () => undefined;
