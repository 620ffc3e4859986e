import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../runtime/format/date';
import type { Program, ProgramReporting, StoredFile } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { UserRow } from '../records/callers';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { reportKeeper } from '../records/self-reports';
import { selfReports } from '../records/tables/self-reports';
import type { Season } from './demo-calendar';
import { type DemoFile, insertFiles } from './insert-files';
import { insertRows } from './insert-rows';
import { nothingCounted } from './make-programs';
import seeds from './self-reports.json';

type ReportRow = typeof selfReports.$inferInsert;

/** What one company offers beside what all do: a program for each way to report. */
export const makeReportedPrograms = (season: Season): ProgramRow[] =>
  seeds.programs.map(({ Reporting, Levels, Action, ProgramSubType, ...program }) => ({
    ...program,
    OwnerId: seeds.company,
    MadeBy: null,
    IsPlanYear: false,
    IsPrepared: false,
    ProgramType: 'Challenge',
    ProgramSubType: ProgramSubType as Program['ProgramSubType'],
    DontAllowPeerToPeer: true,
    StartDate: season.StartDate,
    EndDate: season.EndDate,
    PlanYearKeyId: season.PlanYearId,
    Levels: Levels as ProgramRow['Levels'],
    Places: null,
    TrackerIds: [],
    CourseIds: [],
    Action: Action as ProgramRow['Action'],
    Reporting: Reporting as ProgramReporting,
    Features: [],
    Permissions: [],
    Board: null,
    Grouping: null,
  }));

/** Who takes part in them. */
export function makeReportedParts(users: readonly UserRow[], { StartDate }: Season): ParticipationRow[] {
  const { UserId } = users.find(({ UserName }) => UserName === seeds.person)!;
  return seeds.joined.map((ProgramId) => ({
    UserId,
    ProgramId,
    ProgramStatus: 'Current',
    JoinedOn: `${addDays(StartDate, -3)!}T15:20:00.000Z`,
    Levels: null,
    Reports: seeds.reports.filter(({ program, Status }) => program === ProgramId && Status === 'Approved').length,
    ChangedOn: StartDate,
    ...nothingCounted,
  }));
}

/** What people have reported: what is told of one of them, and as many for everybody else as their progress says. */
export function makeSelfReports(
  { users, programs, participations }: { users: UserRow[]; programs: ProgramRow[]; participations: ParticipationRow[] },
  { StartDate }: Season,
) {
  const offered = new Map(programs.map((program) => [program.Id, program]));
  const people = new Map(users.map((user) => [user.UserId, user]));
  const reviewers = new Map(users.filter(({ Roles }) => Roles.includes('Admin')).map((user) => [user.EntityId, user.UserId]));
  const kept: DemoFile[] = [];
  const reports: ReportRow[] = [];
  const add = ({ UserId, EntityId }: UserRow, report: Omit<ReportRow, 'Id' | 'UserId' | 'EntityId' | 'Attachment'>, document: string | undefined) => {
    const Id = idOf('a000', reports.length);
    const file = document === undefined ? undefined : fileOf(document);
    if (file !== undefined) kept.push({ ...file, UserId, EntityId, KeptBy: reportKeeper(Id) });
    reports.push({
      ReviewComments: '',
      ReviewDate: null,
      ReviewerId: typeof report.ReviewDate === 'string' ? reviewers.get(EntityId) : null,
      ...report,
      Id,
      UserId,
      EntityId,
      Attachment: file === undefined ? null : described(file),
    });
  };
  const fileOf = (Name: string) => {
    const Content = readFileSync(join(import.meta.dirname, 'documents', Name));
    return { FileId: idOf('9000', kept.length), Name, Type: Name.endsWith('.pdf') ? 'application/pdf' : 'image/png', Size: Content.length, Content };
  };
  const person = users.find(({ UserName }) => UserName === seeds.person)!;
  for (const { program, attachment, Status, submitted, reviewed, ...report } of seeds.reports) {
    const told = { ...report, SubmittedDate: momentOf(StartDate, submitted), ...(reviewed !== undefined && { ReviewDate: momentOf(StartDate, reviewed) }) };
    add(person, { ...told, ProgramId: program, Status: Status as ReportRow['Status'], Checked: hasPart(offered.get(program)!, 'Checkbox') }, attachment);
  }
  const told = new Set(seeds.programs.map(({ Id }) => Id));
  let open = 0;
  for (const { UserId, ProgramId, ProgramStatus, Reports } of participations) {
    const program = offered.get(ProgramId)!;
    if (program.Reporting === null || told.has(ProgramId)) continue;
    if (program.Reporting.RequiresApproval && program.StartDate === StartDate && ProgramStatus === 'Current' && Reports < (program.ReportsRequired ?? 0)) {
      const { Status, ReviewComments } = seeds.undecided[open % seeds.undecided.length]!;
      const SubmittedDate = `${addDays(program.StartDate, 8 + (open % 19))!}T${String(13 + (open % 9)).padStart(2, '0')}:${String((open * 7) % 60).padStart(2, '0')}:00.000Z`;
      const ReviewDate = Status === 'Denied' ? `${addDays(SubmittedDate.slice(0, 10), 1)!}T15:00:00.000Z` : null;
      const report = { ProgramId, Status: Status as ReportRow['Status'], SubmittedDate, ReviewDate, ReviewComments, Checked: hasPart(program, 'Checkbox') };
      const UserComment = hasPart(program, 'Comment') ? wordsOf(program, open) : '';
      add(people.get(UserId)!, { ...report, UserComment }, hasPart(program, 'Attachment') ? seeds.receipt : undefined);
      open += 1;
    }
    for (let number = 0; number < Reports; number += 1) {
      const SubmittedDate = `${addDays(program.StartDate, 5 * (number + 1))!}T18:30:00.000Z`;
      const report = { ProgramId, Status: 'Approved' as const, SubmittedDate, ReviewDate: program.Reporting.RequiresApproval ? SubmittedDate : null };
      const UserComment = wordsOf(program, number);
      add(people.get(UserId)!, { ...report, UserComment, Checked: hasPart(program, 'Checkbox') }, hasPart(program, 'Attachment') ? seeds.receipt : undefined);
    }
  }
  return { files: kept, reports };
}

/** What somebody writes: of a visit, or of what they have done. */
function wordsOf(program: ProgramRow, number: number): string {
  const words = hasPart(program, 'Attachment') ? seeds.visits : seeds.comments;
  return words[number % words.length]!;
}

/** The moment of a day after the start of the season. */
const momentOf = (StartDate: string, { day, time }: { day: number; time: string }) => `${addDays(StartDate, day)!}T${time}:00.000Z`;

const hasPart = ({ Reporting }: ProgramRow, part: string) => Reporting?.ReportingType.includes(part) === true;
const idOf = (kind: string, place: number) => `00000000-0000-4000-${kind}-${String(place).padStart(12, '0')}`;
const described = ({ FileId, Name, Type, Size }: { FileId: string; Name: string; Type: string; Size: number }): StoredFile => ({ FileId, Name, Type, Size });

/** Stores it, within the transaction that loads the demo. */
export async function insertSelfReports(transaction: Database, made: ReturnType<typeof makeSelfReports>) {
  await insertFiles(transaction, made.files);
  await insertRows(transaction, selfReports, made.reports);
}
