import type { Revision } from '../../../runtime/definitions/compiled';
import type { CourseSetup, CurriculumSetup } from '../../../schemas/generated/records';
import { notFound } from '../../foundation/outcome';

const itemsOf = <Item>({ catalogues }: Revision, name: string): Item[] => (Object.hasOwn(catalogues, name) ? catalogues[name] : []) as Item[];

/** The courses that a customer offers, and those that it no longer does. */
export const coursesOf = (revision: Revision) => new Map(itemsOf<CourseSetup>(revision, 'courses').map((course) => [course.Id, course]));

/** The curricula that a customer offers, in their order. */
export const curriculaOf = (revision: Revision) => itemsOf<CurriculumSetup>(revision, 'curricula').toSorted((one, other) => one.Position - other.Position);

export const noSuchCourse = () => notFound('Course not found.');

/** One course of a curriculum; not found where the customer has none, or it does not stand there. */
export function courseOf(revision: Revision, { curriculumId, courseId }: { curriculumId: string; courseId: string }): CourseSetup {
  const curriculum = curriculaOf(revision).find(({ Id }) => Id === curriculumId);
  const course = coursesOf(revision).get(courseId);
  if (course === undefined || !curriculum?.CourseIds.includes(courseId)) throw noSuchCourse();
  return course;
}

/** The pages that are shown, without the results, which every course has. */
export const shownPages = ({ Pages }: CourseSetup) => Pages.filter(({ Status }) => Status === 'Active');

/** All that is asked in a course, in its order. */
export const questionsOf = (course: CourseSetup) => shownPages(course).flatMap(({ Questions }) => Questions);
