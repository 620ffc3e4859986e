import { createRoot } from 'react-dom/client';
import type { ScreenBundle } from '../../../runtime/definitions/compiled';
import type { Table } from '../../../runtime/definitions/shapes/table';
import '../../../runtime/screen/screen.css';
// What draws a table is loaded before its time is taken, as the grid of its counterpart is.
import '../../../runtime/table/TableView';
import '../../../runtime/table/TableGrid';
import { bundleOf, makeStage, operation } from '../../support/stage';
import { columns, pageSize, searched } from './table-data';

const idOf = (field: string) => field.toLowerCase();

const table: Table = {
  id: 'people',
  kind: 'table',
  rows: { call: 'getPeople', items: '' },
  key: '/Id',
  columns: columns.map(({ field, label, type }) => ({ id: idOf(field), at: `/${field}`, label, cell: type, sortable: true })),
  search: { columns: searched.map(idOf), label: 'Search' },
  pageSizes: [pageSize],
};

const screen = {
  id: 'people',
  kind: 'screen',
  path: '/people',
  title: 'People',
  layout: 'bare',
  allow: 'everyone',
  body: [{ id: 'people', table: 'people', label: 'People' }],
} as unknown as ScreenBundle['screen'];

/** The application with one screen that is a table, from definitions in memory. */
export async function prepare(load: () => Promise<Response>) {
  const bundle = bundleOf(screen, { tables: { people: table }, operations: { getPeople: operation('getPeople') } });
  const { element } = await makeStage({ bundles: [bundle], answers: { getPeople: load }, start: '/people' });
  return (root: HTMLElement) => createRoot(root).render(element);
}
