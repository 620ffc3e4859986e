import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than others. A fresh clone knows no times, and goes by the size of files. */
const longest = [
  'tests/server/start.test.ts',
  'tests/server/permissions.test.ts',
  'tests/server/other-company.test.ts',
  'tests/server/hostile-sign-in.test.ts',
  'tests/server/publishing-nodes.test.ts',
  'tests/server/filter-property.test.ts',
  'tests/check/mutation.test.ts',
  'tests/check/faults.test.ts',
  'tests/browser/every-screen.test.ts',
  'tests/browser/health-profile.test.ts',
  'tests/browser/impersonation-walks.test.ts',
  'tests/browser/people-filters.test.ts',
];

/** Begins with what takes long, so that no project ends with one core at work on it and the other idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(`/${path}`));
    // Projects stay one after the other, as they are sorted: what their files share is loaded once.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).sort((one, other) => Number(isLong(other)) - Number(isLong(one))));
  }
}
