import type { Assessment } from '../../../schemas/generated/records';
import { badRequest } from '../../foundation/outcome';
import type { Tools } from '../../calls/tools';
import { settlePrograms } from '../programs/settle';
import { assessmentRecord, completedPage } from './assessment-record';
import { makeResults } from './make-results';
import { fill, heldAssessment } from './own';
import type { CallContext } from '../../calls/contract';

/** Submits an assessment whose pages are complete, and makes its results. A second time without another answer changes nothing. */
export function submit(answering: CallContext, progressId: number, tools: Tools): Promise<Assessment> {
  return tools.transaction(async (records) => {
    const own = await heldAssessment(answering, progressId, records);
    const filled = await fill(own, answering, records, tools.clock);
    const lacking = filled.incomplete();
    if (lacking.length > 0) throw badRequest(lacking.map((PageId) => ({ Message: PageId })));
    const { Status, IsChanged } = own.progress;
    if (Status === 'Submitted' && !IsChanged) return assessmentRecord(own.progress, filled);
    const progress = await records.assessments.change(progressId, {
      Status: 'Submitted',
      CurrentPageId: completedPage,
      SubmittedDate: tools.clock.now().toISOString(),
      IsChanged: false,
    });
    await makeResults(answering, { progress, filled, isFirst: Status !== 'Submitted' }, records, tools);
    const { caller, revision } = answering;
    await settlePrograms({ person: caller.user, revision, clock: tools.clock }, records);
    return assessmentRecord(progress, await fill({ ...own, progress }, answering, records, tools.clock));
  });
}
