import type { CountedProgress, CourseCatalog } from '../../../schemas/generated/records';
import type { Call, Handlers } from '../../calls/contract';
import type { Records } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { timeZoneOf } from '../../calls/time-zone';
import { daysOfPasses, passedSince } from '../programs/standing';
import { courseOf, coursesOf, curriculaOf, noSuchCourse } from './catalogue';
import { courseAnswer, courseDetails } from './course-answer';
import { gradeCourse, saveCourseAnswers } from './take-course';

/** The calls of schemas/endpoints/learning.json. */
export const handlers = {
  async getCourseCatalog(call, tools): Promise<CourseCatalog> {
    const { caller, revision, query } = call;
    const rows = new Map((await tools.courses.of(caller.user.UserId)).map((row) => [row.CourseId, row]));
    const courses = coursesOf(revision);
    const isShown = (id: string) => {
      const course = courses.get(id);
      if (course === undefined) return false;
      return !course.Deleted || (query.fetchCompletedDeleted === true && typeof rows.get(id)?.LastCompletedDate === 'string');
    };
    const curricula = curriculaOf(revision).map((curriculum) => ({ ...curriculum, CourseIds: curriculum.CourseIds.filter(isShown) }));
    return {
      Courses: curricula.flatMap(({ Id, CourseIds }) => CourseIds.map((id) => courseAnswer(courses.get(id)!, Id, rows.get(id)))),
      Curricula: curricula.map(({ Position: _position, ...curriculum }) => {
        const passed = curriculum.CourseIds.filter((id) => typeof rows.get(id)?.LastCompletedDate === 'string').length;
        return { ...curriculum, Passed: passed, Progress: counted(passed, curriculum.CourseIds.length, call) };
      }),
      Challenges: await challengesOf(call, tools),
    };
  },

  async getCourse({ caller, revision, path }, { courses }) {
    const course = courseOf(revision, path);
    const row = await courses.find(caller.user.UserId, course.Id);
    // What is no longer offered stays with those who have begun it.
    if (course.Deleted && row === undefined) throw noSuchCourse();
    return { ...courseAnswer(course, path.curriculumId, row), Details: courseDetails(course, row) };
  },

  saveCourseAnswers,
  gradeCourse,
} satisfies Handlers<'learning'>;

/** The challenges that the caller takes part in and that count courses, with how many they have passed. */
async function challengesOf(call: Call<'getCourseCatalog'>, { programs, courses }: Records): Promise<CourseCatalog['Challenges']> {
  const { user } = call.caller;
  const counting = await programs.withCourses(user);
  const passes = await courses.firstPasses(user.UserId, [...new Set(counting.flatMap(({ CourseIds }) => CourseIds))]);
  const days = daysOfPasses(passes, timeZoneOf(call));
  return counting.map((program) => {
    const { Id, OwnerId, Name, CourseIds } = program;
    return { Challenge: { Id, OwnerId, Name, Progress: counted(passedSince(program, days), CourseIds.length, call) }, CourseIds };
  });
}

/** How much is done: 100 percent only when all is (B-learning-33, B-learning-34). */
function counted(done: number, all: number, { revision }: Pick<Call<'getCourseCatalog'>, 'revision'>): CountedProgress {
  const Percent = done >= all ? (all === 0 ? 0 : 100) : Math.min(99, Math.round((100 * done) / all));
  const { countedCourses } = constantsOf(revision).learning;
  return { Percent, Total: all, Display: countedCourses.replace('{done}', String(done)).replace('{all}', String(all)) };
}
