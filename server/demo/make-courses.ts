import { addDays } from '../../runtime/format/date';
import type { CourseSetup } from '../../schemas/generated/records';
import { coursesOf, curriculaOf, questionsOf, shownPages } from '../areas/learning/catalogue';
import { percentComplete, resultsPage } from '../areas/learning/course-answer';
import { graded } from '../areas/learning/take-course';
import type { Definitions } from '../definitions/definitions';
import type { CourseProgressRow } from '../records/courses';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import type { makeRows } from './make-rows';
import { seededRandom } from './seeded-random';

type Rows = Pick<ReturnType<typeof makeRows>, 'entities' | 'users' | 'programs' | 'participations'>;

/** Who has begun or passed which courses: those that their programs count, and here and there another one. */
export function makeCourses({ entities, users, programs, participations }: Rows, definitions: Definitions, now: string): CourseProgressRow[] {
  const offered = new Map(entities.map(({ EntityId, Customer }) => [EntityId, coursesInOrder(definitions.for(Customer))]));
  const counting = new Map(programs.filter(({ CourseIds }) => CourseIds.length > 0).map((program) => [program.Id, program]));
  const taken = new Map<string, ParticipationRow[]>();
  for (const part of participations) if (counting.has(part.ProgramId)) taken.set(part.UserId, [...(taken.get(part.UserId) ?? []), part]);
  return users.flatMap(({ UserId, EntityId }, index) => {
    const random = seededRandom(index + 4021);
    const courses = offered.get(EntityId)!;
    const rows = new Map<string, CourseProgressRow>();
    for (const { ProgramId, ProgramStatus } of taken.get(UserId) ?? []) {
      const program = counting.get(ProgramId)!;
      for (const id of program.CourseIds) {
        const course = courses.find(({ Id }) => Id === id);
        if (course !== undefined && ProgramStatus !== 'Quit')
          rows.set(id, progressOf(UserId, course, ProgramStatus === 'Completed' ? dayIn(program, random.between(3, 40)) : null));
      }
    }
    // One in three looks around for themselves; the first ones of the catalogue are taken more often.
    for (let more = random.chance(33) ? random.between(1, 5) : 0; more > 0; more -= 1) {
      const course = courses[Math.min(random.between(0, courses.length - 1), random.between(0, courses.length - 1))]!;
      const at = `${addDays(now.slice(0, 10), -random.between(2, 240))}T1${random.between(0, 9)}:2${random.between(0, 9)}:00.000Z`;
      if (!rows.has(course.Id)) rows.set(course.Id, progressOf(UserId, course, random.chance(70) ? at : null));
    }
    return [...rows.values()];
  });
}

const coursesInOrder = (revision: Parameters<typeof curriculaOf>[0]): CourseSetup[] => {
  const courses = coursesOf(revision);
  return curriculaOf(revision)
    .flatMap(({ CourseIds }) => CourseIds.map((id) => courses.get(id)!))
    .filter(({ Deleted }) => !Deleted);
};

const dayIn = ({ StartDate }: ProgramRow, days: number) => `${addDays(StartDate, days)}T13:05:00.000Z`;

/** Passed at a moment, or in the middle of it. */
function progressOf(UserId: string, course: CourseSetup, passedAt: string | null): CourseProgressRow {
  const asked = passedAt === null ? shownPages(course)[0]!.Questions : questionsOf(course);
  const Answers = Object.fromEntries(asked.map(({ Id, AnswerChoices }) => [Id, AnswerChoices.flatMap((choice) => (choice.IsCorrect ? [choice.Id] : []))]));
  return {
    UserId,
    CourseId: course.Id,
    Answers,
    CurrentPageId: passedAt === null ? shownPages(course)[Math.min(1, shownPages(course).length - 1)]!.Id : resultsPage,
    PercentComplete: passedAt === null ? percentComplete(course, Answers) : 100,
    Status: passedAt === null ? 'InProgress' : 'Completed',
    Grade: passedAt === null ? null : graded(course, Answers, passedAt),
    FirstCompletedDate: passedAt,
    LastCompletedDate: passedAt,
  };
}
