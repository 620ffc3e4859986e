import { translated } from '../../../runtime/format/language';
import type { Course, CourseAnswers, CourseDetails, CourseSetup } from '../../../schemas/generated/records';
import type { CourseProgressRow } from '../../records/courses';
import { questionsOf, shownPages } from './catalogue';
import { own } from '../../../runtime/validation/own';

type Answers = CourseProgressRow['Answers'];

/** The page that every course ends with. */
export const resultsPage = 'results';

/** The answers with those that were sent in the place of earlier ones. What is no choice of its question, or of no question, is passed over. */
export function takenAnswers(course: CourseSetup, before: Answers, given: CourseAnswers['Answers']): Answers {
  const questions = new Map(questionsOf(course).map((question) => [question.Id, question]));
  const taken = given.flatMap(({ QuestionId, UserAnswers }) => {
    const question = questions.get(QuestionId);
    if (question === undefined) return [];
    const chosen = question.AnswerChoices.map(({ Id }) => Id).filter((id) => UserAnswers.includes(id));
    return [[QuestionId, question.QuestionType === 'SingleChoice' ? chosen.slice(0, 1) : chosen] as const];
  });
  return { ...before, ...Object.fromEntries(taken) };
}

export const isAnswered = (answers: Answers, id: string) => (own(answers, id) ?? []).length > 0;

/** Complete pages over all pages but the results, in percent, rounded up (C-learning-21, C-learning-22). */
export function percentComplete(course: CourseSetup, answers: Answers): number {
  const pages = shownPages(course);
  const complete = pages.filter(({ Questions }) => Questions.every(({ Id }) => isAnswered(answers, Id)));
  return Math.ceil((100 * complete.length) / pages.length);
}

/** A course as the wire knows it, without its pages. */
export const courseAnswer = ({ Id, Title, Description, Picture, Minutes, Deleted }: CourseSetup, CurriculumId: string, row?: CourseProgressRow): Course => ({
  Id,
  Title,
  Description,
  Picture,
  Minutes,
  Deleted,
  CurriculumId,
  Status: row?.Status ?? null,
  LastCompletedDate: row?.LastCompletedDate ?? null,
  PercentComplete: row?.PercentComplete ?? 0,
});

/** The pages of a course with what the person has chosen. What is right, and why, stays here. */
export function courseDetails(course: CourseSetup, row: CourseProgressRow | undefined): CourseDetails {
  const shown = shownPages(course).map(({ Questions, ...page }, index) => ({
    ...page,
    CourseId: course.Id,
    Order: index + 1,
    Questions: Questions.map(({ Explanation: _why, AnswerChoices, ...question }) => ({
      ...question,
      AnswerChoices: AnswerChoices.map(({ IsCorrect: _isCorrect, ...choice }) => choice),
      UserAnswers: own(row?.Answers, question.Id) ?? [],
    })),
  }));
  const results = {
    Id: resultsPage,
    CourseId: course.Id,
    Order: shown.length + 1,
    Name: translated('Results'),
    ContentType: 'None',
    Status: 'Active',
    Content: '',
  } as const;
  const isThere = row !== undefined && (row.CurrentPageId === resultsPage ? row.Grade !== null : shown.some(({ Id }) => Id === row.CurrentPageId));
  return {
    Pages: [...shown, { ...results, Questions: [] }],
    Progress: { CurrentPageId: isThere ? row.CurrentPageId : shown[0]!.Id, PercentComplete: row?.PercentComplete ?? 0 },
    Grade: row?.Grade ?? null,
  };
}
