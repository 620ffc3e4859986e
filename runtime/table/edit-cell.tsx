import Edit from '@mui/icons-material/Edit';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Table } from '../definitions/shapes/table';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { FormStore } from '../form/form-store';
import type { ScreenInstance } from '../screen/screen-instance';
import { columnScope, type DrawnColumn } from './column-scope';
import type { Row } from './table-rows';
import { word } from '../words';
import './edit-cell.css';

// Most visits edit nothing: the form's parts come with the first cell that is edited.
const CellEditor = lazy(() => import('./CellEditor'));

/** A cell that can be edited where it stands. */
export interface EditedCell {
  edit: NonNullable<Table['edit']>;
  column: DrawnColumn;
  row: Row;
  /** What the table's expressions read, without `row`. */
  scope: Scope;
  screen: ScreenInstance;
  /** Saves the row as it has become; says whether it was saved. What was refused stands in the store then. */
  save(data: unknown, store: FormStore): Promise<boolean>;
  /** The row is edited, or no longer: it takes the height that it needs meanwhile. */
  turned?: ((row: Row, isEdited: boolean) => void) | undefined;
}

/** The value with the button that edits it, or the field in its place. */
export function EditCell({ children, ...cell }: EditedCell & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const back = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { edit, column, row, scope, screen, turned } = cell;
  useEffect(() => {
    if (!isOpen && back.current) button.current?.focus();
    back.current = false;
  }, [isOpen]);
  const turn = (open: boolean, focusBack = false) => {
    back.current = focusBack;
    setOpen(open);
    turned?.(row, open);
  };
  if (isOpen)
    return (
      <Suspense fallback={children}>
        <CellEditor {...cell} end={(focusBack) => turn(false, focusBack)} />
      </Suspense>
    );
  const own = columnScope(column, scope);
  const name = textOf(column.label, own, screen.report);
  return (
    <button ref={button} type="button" className="cell-edit" onClick={() => turn(true)}>
      <span className="cell-edit-value">{children}</span>
      <span className="visually-hidden">{` ${edit.label === undefined ? word('edit', { name }) : textOf(edit.label, { ...own, row }, screen.report)}`}</span>
      <Edit fontSize="small" />
    </button>
  );
}
