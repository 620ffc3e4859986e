import type { Handlers } from '../../calls/contract';
import { submitSelfReportOutcome } from './outcome';
import { deleteReport, submitReport } from './submit';

/** The calls of schemas/endpoints/self-reports.json. */
export const handlers = {
  submitSelfReportOutcome,

  submitSelfReport(call, tools) {
    const { ChallengeId, ChallengeOwnerId, Attachment, AttachmentName, UserComments = '', Checked = false } = call.body;
    const file = typeof Attachment === 'string' ? { Name: AttachmentName ?? '', Type: '', Size: 0, Content: Attachment } : undefined;
    return submitReport(call, { programId: ChallengeId, ownerId: ChallengeOwnerId, comment: UserComments, checked: Checked, file }, tools);
  },

  submitActivitySelfReport(call, tools) {
    const { ChallengeId, EntityId, UserComments = '', Checked, File } = call.body;
    return submitReport(call, { programId: ChallengeId, ownerId: EntityId, comment: UserComments, checked: Checked === 'true', file: File }, tools);
  },

  deleteSelfReport: (call, tools) => deleteReport(call, call.body, tools),
} satisfies Handlers<'self-reports'>;
