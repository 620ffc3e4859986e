import type { UserSelfReport } from '../../../schemas/generated/records';
import type { AreaQueryHandlers, CallContext } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import type { SelfReportRow } from '../../records/self-reports';

/** A report as the wire knows it. */
export function reportAnswer(row: SelfReportRow, revision: CallContext['revision']): UserSelfReport {
  const { EntityId: _entity, ReviewerId: _reviewer, ReviewDate, Attachment, ...rest } = row;
  const { minimumDate } = constantsOf(revision).selfReports;
  const AttachmentUrl = Attachment === null ? null : `/files/${Attachment.FileId}`;
  return { ...rest, Attachment, AttachmentUrl, ReviewDate: ReviewDate ?? minimumDate };
}

/** The queries of schemas/endpoints/self-reports.json. */
export const queries = {
  async selfReport({ ProgramId }, { caller, revision }, { programs, selfReports }) {
    const { program } = (await programs.find(caller.user, ProgramId)) ?? {};
    if (program === undefined || program.Reporting === null || !(await programs.takesPart(caller.user.UserId, ProgramId))) return null;
    const { Outcome: _outcome, Alternative: _alternative, ...asked } = program.Reporting;
    const rows = await selfReports.of({ UserId: caller.user.UserId, ProgramId });
    return {
      Name: program.Name,
      ...asked,
      SelfReportStats: { Required: program.ReportsRequired ?? 0 },
      UserSelfReports: rows.map((row) => reportAnswer(row, revision)),
    };
  },

  async selfReportOptions({ ProgramId }, { caller }, { programs }) {
    const { program } = (await programs.find(caller.user, ProgramId)) ?? {};
    return program?.Reporting?.Outcome !== undefined && (await programs.takesPart(caller.user.UserId, ProgramId)) ? program.Reporting.Outcome : null;
  },
} satisfies AreaQueryHandlers<'self-reports'>;
