import type { CourseGrade, CourseProgress, CourseSetup } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { addMoment } from '../../calls/add-moment';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest } from '../../foundation/outcome';
import type { CourseProgressRow } from '../../records/courses';
import { settlePrograms } from '../programs/settle';
import { courseOf, noSuchCourse, questionsOf, shownPages } from './catalogue';
import { isAnswered, percentComplete, resultsPage, takenAnswers } from './course-answer';

type Taking = Pick<Call<'saveCourseAnswers'>, 'caller' | 'revision' | 'path' | 'body'>;

/** Keeps what was answered and the page that is open. Answers of two pages come together: of each question the newest counts. */
export async function saveCourseAnswers(call: Taking, tools: Tools): Promise<CourseProgress> {
  const course = courseOf(call.revision, call.path);
  return tools.transaction(async (records) => {
    const row = await taken(course, call, records);
    await records.courses.save(row);
    return { CurrentPageId: row.CurrentPageId, PercentComplete: row.PercentComplete };
  });
}

/** Grades a course. Passed the first time, it counts in the person's challenges at once. */
export async function gradeCourse(call: Taking, tools: Tools): Promise<CourseGrade> {
  const { caller, revision } = call;
  const course = courseOf(revision, call.path);
  return tools.transaction(async (records) => {
    const row = await taken(course, call, records);
    refuseUnanswered(course, row.Answers, revision);
    const now = tools.clock.now().toISOString();
    const Grade = graded(course, row.Answers, now);
    const passed: Partial<CourseProgressRow> = Grade.Passed
      ? { Status: 'Completed', LastCompletedDate: now, FirstCompletedDate: row.FirstCompletedDate ?? now }
      : { Status: 'InProgress' };
    await records.courses.save({ ...row, ...passed, Grade, CurrentPageId: resultsPage, PercentComplete: 100 });
    if (Grade.Passed && row.FirstCompletedDate === null) {
      const subject = { Kind: 'Course', SubjectId: course.Id, Part: call.path.curriculumId, Name: course.Title, Points: 0 } as const;
      await addMoment(caller.user, subject, records, tools.clock);
      await settlePrograms({ person: caller.user, revision, clock: tools.clock }, records);
      await tellPerson(records, caller, 'Points', tools.clock);
    }
    return Grade;
  });
}

/** How far the person is with what was sent; until the transaction ends nobody else changes it. */
async function taken(course: CourseSetup, { caller, body }: Taking, { courses, programs }: Records): Promise<CourseProgressRow> {
  const { UserId } = caller.user;
  await programs.lock(UserId);
  const before = await courses.find(UserId, course.Id);
  if (course.Deleted && before === undefined) throw noSuchCourse();
  const Answers = takenAnswers(course, body.Reset === true ? {} : (before?.Answers ?? {}), body.Answers);
  const isPage = shownPages(course).some(({ Id }) => Id === body.CurrentPageId);
  return {
    UserId,
    CourseId: course.Id,
    Answers,
    CurrentPageId: isPage ? body.CurrentPageId : (before?.CurrentPageId ?? shownPages(course)[0]!.Id),
    PercentComplete: percentComplete(course, Answers),
    Status: 'InProgress',
    Grade: null,
    FirstCompletedDate: before?.FirstCompletedDate ?? null,
    LastCompletedDate: before?.LastCompletedDate ?? null,
  };
}

function refuseUnanswered(course: CourseSetup, answers: CourseProgressRow['Answers'], revision: Taking['revision']) {
  const missing = questionsOf(course).filter(({ Id }) => !isAnswered(answers, Id));
  if (missing.length === 0) return;
  const questions = missing.map(({ QuestionText }) => `“${QuestionText}”`).join(', ');
  throw badRequest([{ Code: 'required', Message: constantsOf(revision).learning.courseUnanswered.replace('{questions}', () => questions) }], true);
}

/** What comes of answers. A question is right when exactly what is right was chosen. */
export function graded(course: CourseSetup, answers: CourseProgressRow['Answers'], now: string): CourseGrade {
  const Questions = questionsOf(course).map(({ Id, AnswerChoices, Explanation }) => ({
    Id,
    IsRight: AnswerChoices.every((choice) => choice.IsCorrect === answers[Id]?.includes(choice.Id)),
    Explanation,
  }));
  const Right = Questions.filter(({ IsRight }) => IsRight).length;
  const Passed = 100 * Right >= course.PassPercent * Questions.length;
  return { Passed, CompletionDate: Passed ? now : null, Right, Asked: Questions.length, PassPercent: course.PassPercent, Questions };
}
