import type { Handlers } from '../../calls/contract';
import { holdKnownYear } from '../../calls/known-year';
import { holdToRead } from '../../calls/read-before';
import { companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';
import { instantPattern, tokenOf, uuidPattern, valuesOf } from '../../foundation/list-place';
import { badRequest, notFound } from '../../foundation/outcome';
import { reportKeeper } from '../../records/self-reports';
import { approvalSettings } from './queries';
import { updateChallengeApprovals } from './review';

/** The calls of schemas/endpoints/approvals.json. */
export const handlers = {
  async listChallengeApprovals(call, tools) {
    const { challenge: programId = '', status = '', planYearId = '', searchTerms: term = '', userId = '', paginationToken = '', pageSize = 25 } = call.body;
    const seen = valuesOf(paginationToken, [instantPattern, uuidPattern], constantsOf(call.revision).approvals.approvalToken);
    const after = seen && { SubmittedDate: seen[0]!, Id: seen[1]! };
    const entity = await companyWithin(call, call.path.entityId, tools);
    const { EntityId: entityId } = entity;
    if (planYearId !== '') holdKnownYear(await tools.companies.allPlanYears(entity), planYearId);
    if (programId !== '' && (await tools.programs.byId(programId))?.OwnerId !== entityId) throw notFound('Challenge not found.');
    // One more than is shown says whether there are more.
    const found = await tools.reportReviews.page({ entityId, programId, status, planYearId, term, userId }, after, pageSize + 1);
    const shown = found.slice(0, pageSize);
    return {
      Users: shown.map(({ report, person, program, reviewer }) => {
        const { ReviewerId: _reviewer, EntityId: _entity, ProgramId, ...rest } = report;
        return {
          ...rest,
          ChallengeId: ProgramId,
          ChallengeName: program.Name,
          FirstName: person.FirstName,
          LastName: person.LastName,
          Reviewer: reviewer === null ? null : `${reviewer.FirstName} ${reviewer.LastName}`,
        };
      }),
      PaginationToken: found.length > pageSize ? tokenOf([shown.at(-1)!.report.SubmittedDate, shown.at(-1)!.report.Id]) : null,
    };
  },

  updateChallengeApprovals,

  async updateAdminEmails(call, tools) {
    const { EntityId } = await companyWithin(call, call.body.EntityId, tools);
    const { Items } = await approvalSettings(call, EntityId, tools);
    const Message = constantsOf(call.revision).approvals.approvalNotAdministrator;
    if (call.body.Items.some((id) => !Items.some(({ Value }) => Value === id))) throw badRequest([{ Code: 'choice', Field: '/Items', Message }], true);
    return tools.together(async (own) => {
      await own.reportReviews.holdMailed(EntityId);
      holdToRead(call.body.Version, (await approvalSettings(call, EntityId, own)).Version);
      await own.reportReviews.saveMailed(EntityId, call.body.Items);
      return approvalSettings(call, EntityId, own);
    });
  },

  async deleteSelfReportAttachment(call, tools) {
    const { UserId, ChallengeId: ProgramId, Id } = call.body;
    const missing = () => notFound(constantsOf(call.revision).approvals.approvalNoAttachment);
    const home = await tools.companies.entityOfUser(UserId);
    if (home === undefined) throw missing();
    await companyWithin(call, home, tools);
    return tools.transaction(async (records) => {
      const reports = await records.reportReviews.detach({ UserId, ProgramId, Id });
      if (reports.length === 0) throw missing();
      await records.files.removeKeptBy(reports.map(reportKeeper));
      return { Removed: reports.length };
    });
  },
} satisfies Handlers<'approvals'>;
