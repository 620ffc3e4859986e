import type { Call, CallContext } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { assessmentRecord, pageRecord } from './assessment-record';
import { fill, ownAssessment, pageIndex } from './own';

interface Sent extends CallContext {
  body: Record<string, unknown>;
  path: Record<string, unknown>;
}

/**
 * What the form of a page is given: the assessment as it is stored, and as the page the questions that are answered, on whichever page they stand
 * by now. Those of the page that are not named keep their stored answers, which formulas see.
 */
export async function assessmentPageInput({ body, path, ...answering }: Sent, tools: Tools) {
  const { progressId, pageId } = path as Call<'saveAssessmentPage'>['path'];
  const own = await ownAssessment(answering, progressId, tools);
  const index = pageIndex(own.asked, pageId);
  const filled = await fill(own, answering, tools, tools.clock);
  const assessment = assessmentRecord(own.progress, filled, true);
  const answers: unknown[] = Array.isArray(body.answers) ? body.answers : [];
  const answered = new Set(answers.map((one) => (typeof one === 'object' && one !== null && 'questionId' in one ? one.questionId : undefined)));
  const Contents = assessment.Pages.flatMap(({ Details }) => Details?.Contents ?? []).filter(({ Id }) => answered.has(Id));
  return { assessment, page: { ...pageRecord(index, filled, false), Details: { Contents } } };
}
