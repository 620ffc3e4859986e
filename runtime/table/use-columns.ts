import { useMemo, useState } from 'react';
import { textOf } from '../expressions/text';
import type { ScreenInstance } from '../screen/screen-instance';
import { columnScope } from './column-scope';
import { type ColumnChoice, type Fitting, fittingColumns, type NamedColumn, optionalColumns } from './fitting-columns';
import type { TableModel } from './use-table';

/** In pixels: what the boxes take by which rows are chosen, and the button by which a row opens. */
const boxWidth = 50;
export const openerWidth = 52;

/** Which columns of a table show, and which a person has chosen. */
export interface ShownColumns extends Fitting {
  /** Those that a person may choose, in their order. */
  optional: NamedColumn[];
  choice: ColumnChoice;
  /** Shows a column, or leaves it out; nothing: all are as usual again. */
  choose(id?: string, shows?: boolean): void;
}

/** The columns of a table that have room; what people choose is kept for their next visit, in the thing of `stored` that the application names. */
export function useColumns({ table, columns, scope }: TableModel, screen: ScreenInstance, room: number, hasDetail: boolean): ShownColumns {
  const { stored, shell, session } = screen.services;
  const { keepsColumns } = shell.get().app;
  const [here, setHere] = useState<ColumnChoice>({});
  const person = session.get().user?.UserId ?? '';
  const kept = keepsColumns === undefined ? undefined : ((scope.stored as Record<string, unknown> | null)?.[keepsColumns] as Kept | null | undefined);
  const choice = keepsColumns === undefined ? here : (kept?.[person]?.[table.id] ?? none);
  const named = useMemo(
    () => columns.map((column) => ({ column, label: textOf(column.label, columnScope(column, scope), screen.report) })),
    [columns, scope, screen],
  );
  const taken = (table.select === 'many' || table.select === 'one' ? boxWidth : 0) + (hasDetail ? openerWidth : 0);
  const fitting = fittingColumns(named, room, choice, taken, hasDetail ? 0 : openerWidth);
  // Another width that leaves room for the same columns changes nothing.
  const without = fitting.left.map(({ column }) => column.id).join(' ');
  const { shown, left } = useMemo(() => {
    const ids = without.split(' ');
    return { shown: named.filter(({ column }) => !ids.includes(column.id)), left: named.filter(({ column }) => ids.includes(column.id)) };
  }, [named, without]);
  return {
    shown,
    left,
    choice,
    optional: useMemo(() => named.filter((one) => optionalColumns(named).includes(one)), [named]),
    choose: (id, shows = true) => {
      const next = id === undefined ? {} : { ...choice, [id]: shows };
      if (keepsColumns === undefined) setHere(next);
      else stored.write(keepsColumns, { ...kept, [person]: { ...kept?.[person], [table.id]: next } });
    },
  };
}

/** By the person and the table. */
type Kept = Record<string, Record<string, ColumnChoice> | undefined>;
const none: ColumnChoice = {};
