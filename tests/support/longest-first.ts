import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than others of their project, the longest first. A fresh clone knows no times, and goes by the size of files. */
const longest = [
  'tests/server/start.test.ts',
  'tests/server/start-two-nodes.test.ts',
  'tests/server/embedded.test.ts',
  'tests/server/permissions.test.ts',
  'tests/server/reward-ledger.test.ts',
  'tests/server/publishing-nodes.test.ts',
  'tests/server/hostile-sign-in.test.ts',
  'tests/server/reward-kill.test.ts',
  'tests/server/other-company.test.ts',
  'tests/server/author.test.ts',
  'tests/server/random-bodies.test.ts',
  'tests/server/publishing.test.ts',
  'tests/server/tracker-writers.test.ts',
  'tests/server/scheduler-writers.test.ts',
  'tests/server/assessment-changed.test.ts',
  'tests/server/registration-hostile.test.ts',
  'tests/browser/every-screen.test.ts',
  'tests/browser/impersonation-walks.test.ts',
  'tests/browser/scheduler.test.ts',
  'tests/browser/routes.test.ts',
  'tests/browser/registration.test.ts',
  'tests/browser/self-reports.test.ts',
  'tests/browser/languages.test.ts',
  'tests/browser/people.test.ts',
  'tests/browser/impersonation.test.ts',
  'tests/browser/health-assessment.test.ts',
  'tests/browser/offered-actions.test.ts',
  'tests/browser/development.test.ts',
  'tests/browser/groups.test.ts',
  'tests/browser/health-profile.test.ts',
  'tests/browser/message-board.test.ts',
  'tests/check/mutation.test.ts',
  'tests/author/new-field.test.ts',
  'tests/json-schemas/lines.test.ts',
  'tests/author/import-questionnaire.test.ts',
  'runtime/form/builder/builder-growth.test.ts',
  'tests/check/faults.test.ts',
  'tests/contract/contract.browser.test.tsx',
  'runtime/dialog/common-dialogs.browser.test.tsx',
  'widgets/schema-preview/SchemaPreview.browser.test.tsx',
  'widgets/widgets.browser.test.tsx',
  'runtime/form/builder/builder.browser.test.tsx',
  'tests/trackers/entries.browser.test.tsx',
  'runtime/screen/screen.browser.test.tsx',
  'tests/contract/faulty-twins.browser.test.tsx',
  'widgets/text/text-length.browser.test.tsx',
];

/** Begins with what takes long, so that no project ends with one core at work on it and the other idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
      return place < 0 ? longest.length : place;
    };
    // One project after the other, in the order of the configuration: what the files of a project share is loaded once.
    return this.ctx.projects.flatMap((project) => sorted.filter((file) => file.project === project).sort((one, other) => rank(one) - rank(other)));
  }
}
