import type { Revision } from '../../../runtime/definitions/compiled';
import { timeZoneOf } from '../../calls/time-zone';
import type { Call, CallContext } from '../../calls/contract';
import { companyIdsWithin } from '../../calls/reach';
import { secondsFromNow } from '../../foundation/clock';
import { byWhom } from '../../records/by-whom';
import { badRequest, notFound } from '../../foundation/outcome';
import { changesBetween } from '../../records/audit';
import type { ExportedRows, ExportPlace } from '../../records/people-exports';
import { exportedPeople, type ListedPerson } from '../../records/person-lists';
import { participantAnswers } from './participants';
import { knownCustom } from '../profile/profile-answer';
import { FileAnswer } from '../../calls/file-answer';
import type { PeopleExport } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { csvFile } from '../../foundation/files/csv-file';
import { exportColumns } from './export-columns';
import { personQuery } from './person-query';
import { xlsxFile } from '../../foundation/files/xlsx-file';
import { constantsOf } from '../../foundation/constants';

const ownerOf = ({ caller }: Pick<Call<'getPeopleExport'>, 'caller'>) => ({ TokenHash: caller.tokenHash, UserId: caller.user.UserId });

/** Begins a file of the people whom a filter finds now. */
export async function startPeopleExport(call: Call<'startPeopleExport'>, tools: Tools): Promise<PeopleExport> {
  const { Format = 'csv', Sort = 'LastName', Search = '' } = call.query;
  const query = await personQuery(call, call.body, tools);
  const asked = { Filter: call.body, Search, Sort, Format };
  return startExport(call, { kind: 'People', format: Format, rows: exportedPeople(query), count: () => tools.personLists.count(query), asked }, tools);
}

interface Begun {
  kind: 'People' | 'Participants';
  format: PeopleExport['Format'];
  /** Selects who is in it. */
  rows: ExportedRows;
  /** How many that would be. */
  count(): Promise<number>;
  /** What was asked for, for the audit trail. */
  asked: Record<string, unknown>;
}

/** Begins a file. It is written down who took what out. */
export async function startExport({ caller, revision }: CallContext, { kind, format, rows, count, asked }: Begun, tools: Tools): Promise<PeopleExport> {
  const { exportLength, exportsKept, exportFileNames, exportSheetRows, exportTooLong } = constantsOf(revision).filter;
  if (format === 'xlsx' && (await count()) > exportSheetRows) throw badRequest([{ Code: 'maximum', Field: '/Format', Message: exportTooLong }], true);
  const { clock } = tools;
  const now = clock.now().toISOString();
  return tools.transaction(async ({ peopleExports, audit }) => {
    const when = { now, expiresAt: secondsFromNow(clock, exportLength), limit: exportsKept };
    const begun = await peopleExports.start(ownerOf({ caller }), rows, { Kind: kind, Format: format, FileName: `${exportFileNames[kind]}.${format}`, ...when });
    const Changes = changesBetween({}, { ...asked, Total: begun.Total });
    const subject = { EntityId: caller.user.EntityId, SubjectKind: 'Export', SubjectId: begun.ExportId };
    await audit.add({ ...byWhom(caller), ...subject, Action: `${kind}Exported`, Changes }, now);
    return begun;
  });
}

type Asked = Pick<Call<'getPeopleExport'>, 'caller' | 'path'>;

/** How far an export is. That of somebody else, or of another session, is not found. */
export async function getPeopleExport(call: Asked, tools: Tools): Promise<PeopleExport> {
  const { Kind: _kind, ...found } = await exportOf(call, tools);
  return found;
}

async function exportOf(call: Asked, { peopleExports, clock }: Tools) {
  const found = await peopleExports.find(ownerOf(call), call.path.exportId, clock.now().toISOString());
  if (found === undefined) throw notFound('Export not found.');
  return found;
}

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** The file itself, read and sent in batches. */
export async function downloadPeopleExport(call: Call<'downloadPeopleExport'>, tools: Tools): Promise<FileAnswer> {
  const { caller, revision } = call;
  const { Kind, Format, FileName, ...begun } = await exportOf(call, tools);
  const within = await companyIdsWithin(call, tools);
  const of = { id: begun.ExportId, total: begun.Total, size: constantsOf(revision).server.exportBatch };
  const options = { sheetName: constantsOf(revision).filter.exportSheetNames[Kind]!, timeZone: timeZoneOf({ caller, revision }) };
  const file = <Row extends object>(table: string, rows: (places: ExportPlace[]) => Promise<Row[]>) => {
    const columns = exportColumns<Row>(call, table);
    const batches = batchesOf(of, rows, tools);
    return new FileAnswer(FileName, types[Format], Format === 'csv' ? csvFile(columns, batches) : xlsxFile(columns, batches, options));
  };
  if (Kind === 'People')
    return file('people', async (places) => (await tools.peopleExports.people(places, within)).map((person) => withKnown(person, revision)));
  return file('challenge-participants', async (places) => participantAnswers(await tools.peopleExports.participants(places, within), call, tools));
}

const withKnown = (person: ListedPerson, revision: Revision) => ({ ...person, Custom: knownCustom(person.Custom, revision) });

/** The rows of an export, batch by batch. Each batch begins where the last one ended, so that a later one takes no longer. */
async function* batchesOf<Row>(
  { id, total, size }: { id: string; total: number; size: number },
  rows: (places: ExportPlace[]) => Promise<Row[]>,
  { peopleExports }: Tools,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const places = await peopleExports.places(id, after, size);
    if (places.length === 0) break;
    yield await rows(places);
    after = places.at(-1)!.Position;
    await peopleExports.progress(id, after);
  }
  await peopleExports.progress(id, total);
}
