import type { ResourceDoes } from '../../../runtime/definitions/shapes/resource';
import type { Tools } from '../../calls/tools';
import { createRow, orderRows, removeRow, saveAllRows, updateRow, upsertRow } from './change-rows';
import { exportRows, exportRowsOfAll } from './export-rows';
import { getRow, listRows, listRowsOfAll } from './read-rows';
import { getSingleRow, resetSingleRow, saveSingleRow } from './single-row';
import type { RowsCall } from './rows-call';

/** What calls do with the rows of resources. */
const doers = {
  list: listRows,
  get: getRow,
  create: createRow,
  update: updateRow,
  upsert: upsertRow,
  'save-all': saveAllRows,
  remove: removeRow,
  order: orderRows,
  export: exportRows,
  'list-all': listRowsOfAll,
  'export-all': exportRowsOfAll,
  one: getSingleRow,
  save: saveSingleRow,
  reset: resetSingleRow,
} satisfies Record<ResourceDoes, (call: RowsCall, tools: Tools) => Promise<unknown>>;

/** The handler of every call that reads or writes the rows of a resource. */
export const serveRows = (call: RowsCall, tools: Tools): Promise<unknown> => doers[call.rows.does](call, tools);
