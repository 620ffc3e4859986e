import { timeZoneOf } from '../../calls/time-zone';
import type { Call } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';
import { secondsFromNow } from '../../foundation/clock';
import { byWhom } from '../../records/by-whom';
import { badRequest, notFound } from '../../foundation/outcome';
import { changesBetween } from '../../records/audit';
import type { ListedPerson } from '../../records/person-lists';
import { FileAnswer } from '../../calls/file-answer';
import type { PeopleExport } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { csvFile } from '../../foundation/files/csv-file';
import { exportColumns } from './export-columns';
import { personQuery } from './person-query';
import { xlsxFile } from '../../foundation/files/xlsx-file';
import { constantsOf } from '../../foundation/constants';

const ownerOf = ({ caller }: Pick<Call<'getPeopleExport'>, 'caller'>) => ({ TokenHash: caller.tokenHash, UserId: caller.user.UserId });

/** Begins a file of the people whom a filter finds now. It is written down who took what out. */
export async function startPeopleExport(call: Call<'startPeopleExport'>, tools: Tools): Promise<PeopleExport> {
  const { caller, revision, body } = call;
  const { Format = 'csv', Sort = 'LastName', Search = '' } = call.query;
  const query = await personQuery(call, body, tools);
  const { exportLength, exportsKept, exportFileNames, exportSheetRows, exportTooLong } = constantsOf(revision).filter;
  if (Format === 'xlsx' && (await tools.personLists.count(query)) > exportSheetRows)
    throw badRequest([{ Code: 'maximum', Field: '/Format', Message: exportTooLong }], true);
  const { clock } = tools;
  const now = clock.now().toISOString();
  return tools.transaction(async ({ peopleExports, audit }) => {
    const when = { now, expiresAt: secondsFromNow(clock, exportLength), limit: exportsKept };
    const begun = await peopleExports.start(ownerOf(call), query, { Format, FileName: exportFileNames[Format], ...when });
    const Changes = changesBetween({}, { Filter: body, Search, Sort, Format, Total: begun.Total });
    const subject = { EntityId: caller.user.EntityId, SubjectKind: 'Export', SubjectId: begun.ExportId };
    await audit.add({ ...byWhom(caller), ...subject, Action: 'PeopleExported', Changes }, now);
    return begun;
  });
}

/** How far an export is. That of somebody else, or of another session, is not found. */
export async function getPeopleExport(call: Pick<Call<'getPeopleExport'>, 'caller' | 'path'>, { peopleExports, clock }: Tools): Promise<PeopleExport> {
  const found = await peopleExports.find(ownerOf(call), call.path.exportId, clock.now().toISOString());
  if (found === undefined) throw notFound('There is no such export.');
  return found;
}

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** The file itself, read and sent in batches. */
export async function downloadPeopleExport(call: Call<'downloadPeopleExport'>, tools: Tools): Promise<FileAnswer> {
  const { caller, revision } = call;
  const { ExportId, Format, FileName, Total } = await getPeopleExport(call, tools);
  const within = (await companiesWithin(call, tools)).map(({ EntityId }) => EntityId);
  const columns = exportColumns(call);
  const batches = batchesOf({ id: ExportId, total: Total, within, size: constantsOf(revision).server.exportBatch }, tools);
  const options = { sheetName: constantsOf(revision).filter.exportSheetName, timeZone: timeZoneOf({ caller, revision }) };
  return new FileAnswer(FileName, types[Format], Format === 'csv' ? csvFile(columns, batches) : xlsxFile(columns, batches, options));
}

interface Batches {
  id: string;
  total: number;
  within: string[];
  size: number;
}

/** The people of an export, batch by batch. Each batch begins where the last one ended, so that a later one takes no longer. */
async function* batchesOf({ id, total, within, size }: Batches, { peopleExports }: Tools): AsyncGenerator<ListedPerson[]> {
  let after = 0;
  for (;;) {
    const batch = await peopleExports.batch(id, after, size, within);
    if (batch === undefined) break;
    yield batch.people;
    after = batch.position;
    await peopleExports.progress(id, after);
  }
  await peopleExports.progress(id, total);
}
