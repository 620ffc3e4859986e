import type { Assessment, AssessmentPageSave } from '../../../schemas/generated/records';
import { badRequest } from '../../foundation/outcome';
import type { Records, Tools } from '../../calls/tools';
import { assessmentRecord } from './assessment-record';
import { makeResults } from './make-results';
import { fill, heldAssessment, pageIndex } from './own';
import { constantsOf } from '../../foundation/constants';
import type { CallContext } from '../../calls/contract';

/**
 * Writes the answers of the body and leaves those of other questions as they are: of two pages that save at once the last word on each question
 * counts. What was submitted stays so, and its results follow the answers.
 */
export function savePage(answering: CallContext, progressId: number, pageId: string, { answers }: AssessmentPageSave, tools: Tools): Promise<Assessment> {
  return tools.transaction(async (records) => {
    const own = await heldAssessment(answering, progressId, records);
    pageIndex(own.asked, pageId);
    const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
    const isChanged = await write(answering, progressId, given, records);
    const isSubmitted = own.progress.Status === 'Submitted';
    const progress = await records.assessments.change(progressId, {
      CurrentPageId: pageId,
      ...(isSubmitted ? isChanged && { IsChanged: true } : { Status: 'InProgress' as const }),
    });
    const filled = await fill({ ...own, progress }, answering, records, tools.clock);
    if (isSubmitted && isChanged) await makeResults(answering, { progress, filled, isFirst: false }, records, tools);
    return assessmentRecord(progress, filled);
  });
}

/** Answers whether anything is other than it was. */
async function write({ revision }: CallContext, progressId: number, given: Map<string, string[]>, { assessments }: Records): Promise<boolean> {
  const stored = await assessments.answers(progressId);
  const limit = constantsOf(revision).assessments.assessmentAnswersKept;
  if (new Set([...stored.keys(), ...given.keys()]).size > limit)
    throw badRequest([{ Field: '/answers', Code: 'maxItems', Message: `An assessment keeps at most ${limit.toLocaleString('en-US')} answers.` }]);
  const changed = new Map([...given].filter(([id, answer]) => !isSame(stored.get(id) ?? [], answer)));
  await assessments.answer(progressId, changed);
  return changed.size > 0;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((text, index) => text === other[index]);
