import type { Assessment, AssessmentContent, AssessmentPage } from '../../../schemas/generated/records';
import type { AssessmentProgressRow } from '../../records/assessments';
import type { Filled } from './filled';
import { displayOf } from './measures';

/** The page after the last one, which the application adds. */
export const completedPage = 'completed';

type Progress = Pick<AssessmentProgressRow, 'UserAssessmentProgressId' | 'Status' | 'CurrentPageId' | 'SubmittedDate'>;

/** An assessment as it stands for one person. */
export function assessmentRecord(progress: Progress, filled: Filled, withDetails = false): Assessment {
  const { asked, formulas } = filled;
  return {
    UserAssessmentProgressId: progress.UserAssessmentProgressId,
    AssessmentName: asked.questionnaire.name,
    UserAssessmentStatus: progress.Status,
    CurrentPageId: currentPage(progress.CurrentPageId, filled),
    Pages: asked.pages.map((_page, index) => pageRecord(index, filled, withDetails)),
    FormulaAnswers: asked.watched.map((id) => ({ QuestionId: id, Answer: [...formulas.counted(id)] })),
    SubmittedDate: progress.SubmittedDate,
  };
}

/** One page as it stands, by its number. */
export function pageRecord(index: number, filled: Filled, withDetails = true): AssessmentPage {
  const { contents, ...page } = filled.asked.pages[index]!;
  const { asked, answered } = filled.formulas.progressOf(index);
  return {
    ...page,
    IsVisible: filled.formulas.groupShows(index),
    IsComplete: filled.formulas.isComplete(index),
    QuestionsAsked: asked,
    QuestionsAnswered: answered,
    ...(withDetails && { Details: { Contents: contents.map((content) => contentRecord(content, filled)) } }),
  };
}

function contentRecord(content: AssessmentContent, filled: Filled): AssessmentContent {
  const { Id, Features } = content;
  const shown: AssessmentContent = { ...content, Features: [filled.formulas.shows(Id) ? 'Visible' : 'Hidden', ...Features] };
  if (content.ContentType !== 'Question') return shown;
  const last = filled.lastMeasured(Id);
  const offered = filled.offered(Id);
  return {
    ...shown,
    Answer: { UserAnswer: [...filled.given(Id)], ...(content.MeasureId !== undefined && { BiometricAnswer: filled.biometric(Id) ?? null }) },
    ...(last !== undefined && { MeasuredText: displayOf(last), MeasuredOn: last.Date }),
    ...(offered !== undefined && { OfferedAnswer: offered.answer, OfferedOn: offered.on, OfferedFrom: offered.from }),
  };
}

/**
 * The page on which a person is: the one saved last; where that is hidden the next that shows, else the completed page. Of a page that there
 * is no more, the first that lacks answers.
 */
export function currentPage(saved: string | null, filled: Filled): string {
  const {
    asked: { pages },
    formulas,
  } = filled;
  const next = (from: number) => pages.find((_page, index) => index >= from && formulas.groupShows(index))?.PageId ?? completedPage;
  if (saved === null) return next(0);
  if (saved === completedPage) return saved;
  const index = pages.findIndex(({ PageId }) => PageId === saved);
  return index === -1 ? (filled.incomplete()[0] ?? completedPage) : next(index);
}
