import type { Handlers } from '../../calls/contract';
import { dropReceived } from '../../calls/receive-file';
import { legacyAttachment } from './attachment';
import { submitSelfReportOutcome } from './outcome';
import { deleteReport, submitReport } from './submit';

/** The calls of schemas/endpoints/self-reports.json. */
export const handlers = {
  submitSelfReportOutcome,

  async submitSelfReport(call, tools) {
    const { ChallengeId, ChallengeOwnerId, UserComments = '', Checked = false } = call.body;
    const attachment = await legacyAttachment(call.body, call, tools);
    try {
      return await submitReport(call, { programId: ChallengeId, ownerId: ChallengeOwnerId, comment: UserComments, checked: Checked, attachment }, tools);
    } finally {
      if (attachment !== undefined && !('FileId' in attachment)) await dropReceived(attachment, tools);
    }
  },

  submitActivitySelfReport(call, tools) {
    const { ChallengeId, EntityId, UserComments = '', Checked, FileId } = call.body;
    const attachment = call.received ?? (FileId === undefined ? undefined : { FileId });
    return submitReport(call, { programId: ChallengeId, ownerId: EntityId, comment: UserComments, checked: Checked === 'true', attachment }, tools);
  },

  deleteSelfReport: (call, tools) => deleteReport(call, call.body, tools),
} satisfies Handlers<'self-reports'>;
