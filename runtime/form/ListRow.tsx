import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { PlannedGroup } from '../validation/form-plan';
import { useFormContext } from './form-context';
import { FormNodes } from './FormNodes';

interface ListRowProps {
  row: PlannedGroup;
  index: number;
  /** The buttons of the row, given what it is called. */
  children(title: string): ReactNode;
}

/** One row of a list: it is drawn anew when it is called otherwise, and its fields by themselves. */
export function ListRow({ row, index, children }: ListRowProps) {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(row.id, listener), [store, row.id]);
  const title = useSyncExternalStore(subscribe, () => store.live.group(row.id)?.title ?? '');
  return (
    <fieldset className="form-group form-row" data-row={index}>
      <legend>{title}</legend>
      <FormNodes nodes={row.nodes} />
      <div className="form-row-buttons">{children(title)}</div>
    </fieldset>
  );
}
