import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, type Person, pageSize, rowHeight } from './table-data';

const definitions = columns.map(
  ({ field, label, type }): GridColDef<Person> => ({
    field,
    headerName: label,
    flex: 1,
    minWidth: 120,
    ...(type === 'number' ? { type: 'number' } : {}),
    ...(type === 'date' ? { type: 'date', valueGetter: (value: string) => new Date(value) } : {}),
  }),
);

/** The grid as its manual shows it: sorting and the quick filter are its own, which acts on each key at once. */
function Table({ load }: { load: () => Promise<Response> }) {
  const [rows, setRows] = useState<Person[]>();
  const [text, setText] = useState('');
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: text === '' ? [] : [text] }), [text]);
  useEffect(() => {
    void load()
      .then((response) => response.json() as Promise<Person[]>)
      .then(setRows);
  }, [load]);
  return (
    <>
      <input type="search" aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ height: '75vh' }}>
        <DataGrid<Person>
          rows={rows ?? []}
          loading={rows === undefined}
          getRowId={({ Id }) => Id}
          columns={definitions}
          rowHeight={rowHeight}
          filterModel={filterModel}
          pageSizeOptions={[pageSize]}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          disableColumnMenu
          disableRowSelectionOnClick
        />
      </div>
    </>
  );
}

/** Nothing has to be made before it mounts. */
export const prepare = (load: () => Promise<Response>) => Promise.resolve((root: HTMLElement) => createRoot(root).render(<Table load={load} />));
