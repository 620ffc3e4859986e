import type { CompiledResource, JsonSchema } from '../../../runtime/definitions/compiled';
import { cellFor, cellText } from '../../../runtime/format/cell-text';
import { valueAt } from '../../../runtime/validation/pointer';
import { FileAnswer } from '../../calls/file-answer';
import { timeZoneOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { csvFile } from '../../foundation/files/csv-file';
import type { ExportColumn } from '../../foundation/files/export-column';
import { xlsxFile } from '../../foundation/files/xlsx-file';
import { badRequest } from '../../foundation/outcome';
import type { RowQuery } from '../../records/resource-pages';
import { wireRow } from './answer';
import { peopleWithin, queryOf } from './read-rows';
import { resourceOf, type RowsCall, shownPlace } from './rows-call';
import { stringOf } from '../../../runtime/validation/string-of';

type Row = Record<string, unknown>;

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** A file of the own rows. */
export const exportRows = async (call: RowsCall, tools: Tools) => fileOf(call, { owner: (await shownPlace(call, tools)).owner }, tools);

/** A file of the rows of all people within reach. */
export const exportRowsOfAll = async (call: RowsCall, tools: Tools) => fileOf(call, await peopleWithin(call, tools), tools);

async function fileOf(call: RowsCall, of: RowQuery['of'], tools: Tools): Promise<FileAnswer> {
  const resource = resourceOf(call);
  const { exportSheetRows, exportTooLong } = constantsOf(call.revision).filter;
  const { format } = call.query as { format: 'csv' | 'xlsx' };
  const query = queryOf(call, of);
  if (format === 'xlsx' && (await tools.resourcePages.total(query)) > exportSheetRows)
    throw badRequest([{ Code: 'maximum', Field: '/format', Message: exportTooLong }], true);
  const timeZone = timeZoneOf(call);
  const columns = columnsOf(resource, { withOwner: 'entityIds' in of, timeZone });
  const rows = batches(resource, query, constantsOf(call.revision).server.exportBatch, tools);
  const file = format === 'csv' ? csvFile(columns, rows) : xlsxFile(columns, rows, { sheetName: resource.id, timeZone });
  return new FileAnswer(`${resource.id}.${format}`, types[format], file);
}

/** The columns of a file: the properties that have a title, in the order of the record. */
function columnsOf({ schema }: CompiledResource, { withOwner, timeZone }: { withOwner: boolean; timeZone: string }): ExportColumn<Row>[] {
  const properties: [string, JsonSchema][] = Object.entries(schema.properties as Record<string, JsonSchema>);
  const titled = properties.filter(([, { title }]) => typeof title === 'string');
  const named: [string, JsonSchema][] = withOwner ? [['PersonName', { type: 'string', title: 'Name' }]] : [];
  return [...named, ...titled].map(([name, property]) => {
    const written = cellFor(property, undefined);
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return {
      label: stringOf(property.title),
      cell: written.cell,
      width: undefined,
      valueOf: (row) => valueAt(row, pointer),
      textOf: (value) => cellText(written, value, timeZone),
    };
  });
}

async function* batches(resource: CompiledResource, query: RowQuery, size: number, { resourcePages }: Tools): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += size) {
    const rows = await resourcePages.page(query, { offset, size });
    if (rows.length > 0) yield rows.map((row) => ({ ...wireRow(resource, row), PersonName: row.ownerName }));
    if (rows.length < size) return;
  }
}
