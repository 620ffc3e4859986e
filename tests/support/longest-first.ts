import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than others, 25 seconds or more when nothing else runs. A fresh clone knows no times, and goes by the size of files. */
const longest = [
  'tests/server/start.test.ts',
  'tests/server/reward-ledger.test.ts',
  'tests/server/publishing-nodes.test.ts',
  'tests/server/embedded.test.ts',
  'tests/server/registration-hostile.test.ts',
  'tests/server/reward-kill.test.ts',
  'tests/server/permissions.test.ts',
  'tests/server/hostile-sign-in.test.ts',
  'tests/server/random-bodies.test.ts',
  'tests/browser/every-screen.test.ts',
  'tests/browser/scheduler.test.ts',
  'tests/browser/languages.test.ts',
  'tests/browser/self-reports.test.ts',
  'tests/browser/routes.test.ts',
  'tests/browser/impersonation-walks.test.ts',
  'tests/browser/development.test.ts',
  'tests/browser/groups.test.ts',
  'tests/browser/health-profile.test.ts',
  'tests/browser/message-board.test.ts',
  'tests/check/mutation.test.ts',
  'tests/author/new-field.test.ts',
  'tests/json-schemas/lines.test.ts',
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
