/// <reference types="vitest/config" />
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript, serviceWorker } from './codegen/page-scripts.ts';
import { compressedFiles } from './codegen/compressed-files.ts';
import { withoutUiDefinitions } from './codegen/first-load.ts';
import type { Landing } from './tests/support/slices.ts';

// Tests read CHROMIUM_PATH: tests/support/run-tests.ts sets it before Vitest starts.
const inTests = process.env.VITEST !== undefined;
if (inTests) (await import('./tests/support/memory-files.ts')).keepFilesInMemory();

const everything = { resting: [] as string[], provide: {} };

/** How a project runs whose files are sliced: some rest in this landing, and a failure of the others says when they last ran. */
async function slices(project: 'unit' | 'server' | 'stories' | 'browser' | 'application') {
  const { slicedApplicationTests, slicedBrowserTests, slicedServerTests, slicedStories, slicedUnitTests } = await import('./tests/support/sliced-files.ts');
  const { landing } = provided(project);
  const sliced = {
    unit: slicedUnitTests,
    server: slicedServerTests,
    stories: slicedStories,
    browser: slicedBrowserTests,
    application: slicedApplicationTests,
  }[project];
  const { resting, untouched } = sliced(landing);
  return { resting, provide: { ...provided(project), untouched } };
}

/** A browser for tests; imported only then, so that a production install builds without it. */
async function browser() {
  const { restPointer } = await import('./tests/support/rest-pointer.ts');
  const { playwright } = await import('@vitest/browser-playwright');
  const { chromiumForTests } = await import('./tests/support/chromium.ts');
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: 'chromium' as const }],
    commands: { restPointer },
    provider: playwright({ launchOptions: await chromiumForTests(), contextOptions: { reducedMotion: 'reduce' } }),
  };
}

/** What every test of a project can inject: the project's name, and which slice of the sweeps runs. `npm test` says so in TEST_LANDING. */
const provided = (project: string) => ({
  project,
  ...(process.env.TEST_LANDING !== undefined && { landing: JSON.parse(process.env.TEST_LANDING) as Landing }),
});

/** Every story as a test; imported only then. */
const stories = async () => (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: '.storybook' });

// A busy machine may hold up a browser: its tests get a second try, and tests/support/second-tries.ts names those that needed it.
const retry = 1;

// Room for what lives shortly, in MB: with Node's 16 a seventh of a check's time goes into clearing it.
const roomForNew = ['--max-semi-space-size=64'];

// What needs no browser runs first, then the whole application, then stories and parts. Three files run at a time: each waits for a browser or for PostgreSQL
// a part of its time. The first three projects are one group, so that the last files of one run beside the first files of the next.
// All files of a worker share what they import: none of them changes it, and importing took as long as testing (ADRs 068, 094).
const inNode = { maxWorkers: 3, isolate: false, execArgv: roomForNew, sequence: { groupOrder: 0 } };
const inPages = { maxWorkers: 3, isolate: false, sequence: { groupOrder: 1 } };
// The first dialog of a page loads its program: what a browser shows may take longer than Vitest's second.
const patient = { expect: { poll: { timeout: 30_000 } } };

// What nearly every page needs is one file: of many below 1 kB none is compressed. What widgets that come late share with the others stands there too:
// else the bundler takes the main file apart (12 kB more).
const neededByEachPage =
  /\/runtime\/(words|format\/language|format\/zones-now|format\/date|definitions\/words|expressions\/text|form\/form-context|form\/arrow-step|form\/parts-of-one|form\/required-words|form\/Tipped|form\/HelpSign|format\/text-length|contracts\/late|screen\/Picture|screen\/nodes\/panel-parts|widget-contract|validation\/pointer|validation\/string-of|validation\/schema-at)\.tsx?$/;

// What every page of a person who is signed in has in its bar, with the icons there. In a file of its own each of these waited for the first paint of the bar.
const neededByMenus =
  /\/runtime\/screen\/(nodes\/(MenuNode|PopoverNode|use-disclosure)|MaterialIcon|DrawnIcon|svg-icon)\.tsx?$|\/icons-material\/.*(Close|ExpandMore)\.m?js$/;

// What `npm test -- --resume` need not run again.
const leftOut = JSON.parse(process.env.TEST_LEFT_OUT ?? '[]') as string[];
const common = ['**/node_modules/**', '**/dist/**', '**/.cache/**', ...leftOut];

const [unitNow, serverNow, storiesNow, browserNow, applicationNow] = inTests
  ? await Promise.all([slices('unit'), slices('server'), slices('stories'), slices('browser'), slices('application')])
  : [everything, everything, everything, everything, everything];

export default defineConfig(async () => ({
  plugins: [react(), withoutUiDefinitions(), earlyScript(), serviceWorker(), compressedFiles()],
  // Icons are made without MUI's styles. Unbundled in development too, so that the alias reaches them there.
  resolve: {
    // Widgets of packages import the contract by this name.
    alias: [
      { find: 'wellspring/widget-contract', replacement: join(import.meta.dirname, 'runtime/widget-contract.ts') },
      { find: /^\.\/utils\/createSvgIcon\.mjs$/, replacement: join(import.meta.dirname, 'runtime/screen/svg-icon.tsx') },
    ],
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: neededByEachPage },
            { name: 'menus', test: neededByMenus },
          ],
        },
      },
    },
  },
  // Without these, a cold Vite finds them in the middle of a browser test, loads React twice, and the first run fails.
  optimizeDeps: {
    entries: ['main.tsx', 'widgets/**/*.tsx', 'runtime/**/*.{ts,tsx}', '!**/*.stories.tsx'],
    exclude: ['@mui/icons-material'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', '@mui/x-data-grid', '@mui/material/Dialog', '@xstate/react', 'react-apexcharts'],
  },
  ...(inTests
    ? {
        test: {
          sequence: { sequencer: (await import('./tests/support/longest-first.ts')).LongestFirst },
          projects: [
            {
              extends: true as const,
              test: {
                name: 'unit',
                provide: unitNow.provide,
                ...inNode,
                setupFiles: ['tests/support/last-run.ts', 'tests/support/quarantine-setup.ts'],
                testTimeout: 90_000,
                hookTimeout: 180_000,
                environment: 'node',
                include: ['**/*.test.ts'],
                exclude: [...common, ...unitNow.resting, 'tests/server/**', 'tests/browser/**', '**/*.browser.test.*'],
              },
            },
            {
              extends: true as const,
              test: {
                name: 'server',
                provide: serverNow.provide,
                ...inNode,
                setupFiles: 'tests/support/last-run.ts',
                environment: 'node',
                globalSetup: 'tests/server/support/global-setup.ts',
                include: ['tests/server/**/*.test.ts'],
                exclude: [...common, ...serverNow.resting],
                testTimeout: 90_000,
                hookTimeout: 300_000,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'application',
                provide: applicationNow.provide,
                ...inNode,
                ...patient,
                environment: 'node',
                globalSetup: ['tests/server/support/global-setup.ts', 'tests/browser/support/build-page.ts'],
                setupFiles: ['tests/browser/support/failure-setup.ts', 'tests/support/last-run.ts', 'tests/support/quarantine-setup.ts'],
                include: ['tests/browser/**/*.test.ts'],
                exclude: [...common, ...applicationNow.resting],
                testTimeout: 180_000,
                retry,
                hookTimeout: 400_000,
              },
            },
            {
              extends: true as const,
              plugins: [await stories()],
              // The story of each state is for people: all states at once are tested, by the story AllStates; those of a flow by tests/flow-stories.
              test: {
                name: 'stories',
                provide: storiesNow.provide,
                exclude: [...common, ...storiesNow.resting, '.storybook/generated/widgets/**', '.storybook/generated/flows/!(edges).stories.tsx'],
                ...inPages,
                ...patient,
                setupFiles: ['tests/support/browser-counts.ts', 'tests/support/last-run.ts', 'tests/support/quarantine-setup.ts'],
                retry,
                testTimeout: 90_000,
                browser: await browser(),
              },
            },
            {
              extends: true as const,
              plugins: [(await import('./.storybook/definitions-module.ts')).definitionsModule()],
              optimizeDeps: { include: ['vitest-browser-react'] },
              test: {
                name: 'browser',
                provide: browserNow.provide,
                ...inPages,
                ...patient,
                setupFiles: [
                  'tests/support/browser-setup.ts',
                  'tests/support/browser-counts.ts',
                  'tests/support/last-run.ts',
                  'tests/support/quarantine-setup.ts',
                ],
                include: ['**/*.browser.test.tsx'],
                exclude: [...common, ...browserNow.resting],
                retry,
                testTimeout: 90_000,
                browser: await browser(),
              },
            },
          ],
        },
      }
    : {}),
}));
