import { and, eq } from 'drizzle-orm';
import type { ProgramReporting } from '../../../schemas/generated/records';
import { files } from '../../../server/records/tables/files';
import { users } from '../../../server/records/tables/people';
import { participations, pointCredits, programs } from '../../../server/records/tables/programs';
import { selfReportAnswers, selfReports } from '../../../server/records/tables/self-reports';
import type { TestServer } from './test-server';

/** One of each architecture. */
const ids = ['report', 'Activity-Id-report'];

const usual: ProgramReporting = { ReportingInstructions: '<p>Tell us.</p>', ReportingType: 'Comment', CheckboxText: 'It is true.', RequiresApproval: false };
const Requirements = [{ RequirementId: 'reports', Name: 'Reports', Measure: 'Reports' as const, Goal: 2, Unit: 'reports' }];

interface Standing {
  required?: number;
  EndDate?: string;
  ProgramStatus?: 'Current' | 'Quit';
}
export type AskFor = (change?: Partial<ProgramReporting>, standing?: Standing) => Promise<void>;

/** Adds two programs that ask for reports. By `ask` they ask for something else, and pat takes part in them and has reported nothing. */
export async function addReported({ database }: TestServer): Promise<{ patId: string; ask: AskFor }> {
  const patId = (await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!.UserId;
  const [model] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-4'));
  await database.insert(programs).values(ids.map((Id) => ({ ...model!, Id, Name: 'Check-up', StartDate: '2026-10-01' })));
  const ask: AskFor = async (change = {}, { required = 2, EndDate = '2026-12-01', ProgramStatus = 'Current' } = {}) => {
    for (const table of [selfReports, selfReportAnswers, pointCredits, files]) await database.delete(table).where(eq(table.UserId, patId));
    for (const id of ids) {
      const Levels = [{ LevelId: 'done', Name: 'Done', Points: 30, Requirements }];
      await database
        .update(programs)
        .set({ Reporting: { ...usual, ...change }, ReportsRequired: required, EndDate, Levels })
        .where(eq(programs.Id, id));
      await database.delete(participations).where(and(eq(participations.ProgramId, id), eq(participations.UserId, patId)));
      await database.insert(participations).values({ UserId: patId, ProgramId: id, ProgramStatus });
    }
  };
  return { patId, ask };
}
