import { assessmentRecord, currentPage, pageRecord } from './assessment-record';
import { fill, ownAssessment, pageIndex, questionsOf } from './own';
import { savePage } from './save-page';
import { submit } from './submit';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/assessment.json. */
export const handlers = {
  async getAssessment({ caller, revision, query }, tools) {
    const { healthAssessment } = constantsOf(revision).assessments;
    const asked = questionsOf(revision, healthAssessment);
    const progress = await tools.assessments.begin(caller.user, caller.entity.PlanYearId, healthAssessment);
    return { Data: assessmentRecord(progress, await fill({ progress, asked }, { caller, revision }, tools, tools.clock), query.withDetails) };
  },

  async getAssessmentPage({ path, query, ...answering }, tools) {
    const own = await ownAssessment(answering, path.progressId, tools);
    const index = pageIndex(own.asked, path.pageId);
    const filled = await fill(own, answering, tools, tools.clock);
    const { CurrentPageId } = own.progress;
    // Who opens a page goes on there. A request that was on its way while they went on takes them nowhere.
    if (query.from === undefined || query.from === currentPage(CurrentPageId, filled))
      await tools.assessments.move(path.progressId, CurrentPageId, path.pageId);
    return { Data: pageRecord(index, filled) };
  },

  saveAssessmentPage: async ({ path, body, ...answering }, tools) => ({ Data: await savePage(answering, path.progressId, path.pageId, body, tools) }),

  submitAssessment: async ({ path, ...answering }, tools) => ({ Data: await submit(answering, path.progressId, tools) }),
} satisfies Handlers<'assessment'>;
