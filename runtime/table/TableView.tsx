import { useContext, useSyncExternalStore } from 'react';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { FailureNotice } from '../screen/FailureNotice';
import { LittleRoom, narrowWindow } from '../screen/little-room';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import { EndOfList } from '../screen/nodes/MoreOfList';
import { Placeholder } from '../screen/nodes/Placeholder';
import type { DrawnTable } from './drawn-table';
import { FilterForm } from './FilterForm';
import { TableCards } from './TableCards';
import { useRowDetails } from './row-detail';
import { cursorOf } from './table-rows';
import { WideTable } from './WideTable';
import { NothingFound } from './NothingFound';
import { TableTotals } from './TableTotals';
import { useTable } from './use-table';
import { word } from '../words';
import './table.css';

type Props = NodeViewProps<NodeOf<'table'>>;

/** A table: a grid on a wide screen, one card a row on a phone. Loading, failure and emptiness are built in. */
export function TableView(props: Props) {
  const table = props.screen.bundle.tables[props.node.table];
  if (!table) throw new Error(`There is no table "${props.node.table}".`);
  const model = useTable(props, table);
  const details = useRowDetails(props);
  const filterForm = table.filters ? props.screen.bundle.forms[table.filters.form] : undefined;
  const label = textOf(props.node.label, props.scope, props.screen.report);
  return (
    <div className="table">
      {filterForm ? <FilterForm form={filterForm} model={model} screen={props.screen} label={word('filter', { name: label })} /> : null}
      {table.search ? (
        <label className="table-search">
          <span className="field-label">{textOf(table.search.label, model.scope)}</span>
          <input type="search" className="field-control" value={model.searched} onChange={(event) => model.setSearched(event.target.value)} />
        </label>
      ) : null}
      {table.notice && !model.loading && holds(table.notice.when.$, model.scope, props.screen.report) ? (
        <div className={`alert tone-${table.notice.tone ?? 'info'}`} role="status">
          {textOf(table.notice.text, model.scope, props.screen.report)}
        </div>
      ) : null}
      <Rows {...props} model={model} label={label} details={details} />
      {model.more && !model.loading ? (
        <EndOfList list={String(model.counted.length)} bring={model.more.bring} isComing={model.more.isComing} whenSeen={cursorOf(table)?.load === 'scroll'} />
      ) : null}
      <TableTotals model={model} screen={props.screen} />
    </div>
  );
}

/** The rows, or what stands instead of them: a placeholder, a failure. */
function Rows(props: DrawnTable) {
  const { model } = props;
  const isNarrow = useNarrow();
  const narrow = isNarrow || model.stacks;
  if (model.failure) {
    const text = model.table.failed ? textOf(model.table.failed, model.scope) : word('tableFailed');
    const missing = model.table.missing && textOf(model.table.missing, model.scope);
    return <FailureNotice text={text} missing={missing} failures={[model.failure]} retry={model.retry} screen={props.screen} />;
  }
  if (model.clear) return <NothingFound text={model.emptyText} clear={model.clear} />;
  if (!narrow) return <WideTable {...props} />;
  return model.loading ? <Placeholder shape="table" /> : <TableCards {...props} />;
}

/** Whether the window, or what a panel leaves of it, is as narrow as a phone. */
function useNarrow(): boolean {
  const hasLittleRoom = useContext(LittleRoom);
  const isPhone = useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrowWindow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrowWindow).matches,
  );
  return hasLittleRoom || isPhone;
}
