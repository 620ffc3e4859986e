import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOfAll } from './code-imports';
import { applicationTurns, secondTier, serverTurns, unitTurns } from './second-tier';
import { slicedApplicationTests, slicedBrowserTests, slicedServerTests, slicedStories, slicedUnitTests } from './sliced-files';

const root = join(import.meta.dirname, '../..');
const landing = (number: number, changed: string[] = []) => ({ number, changed, seed: 1 });
const four = [6, 7, 8, 9];
/** The files of a project that are left out by every one of four landings after each other. */
const neverRun = (resting: (number: number) => string[]) => resting(6).filter((file) => four.every((number) => resting(number).includes(file)));
const restWith = (...changed: string[]) => four.flatMap((number) => slicedStories(landing(number, changed)).resting);

describe('sliced files', () => {
  test('everything runs where no landing is made', () => {
    expect(slicedStories(undefined)).toEqual({ resting: [], untouched: [] });
    expect(slicedBrowserTests(undefined)).toEqual({ resting: [], untouched: [] });
    expect(slicedApplicationTests(undefined)).toEqual({ resting: [], untouched: [] });
    expect(slicedUnitTests(undefined)).toEqual({ resting: [], untouched: [] });
    expect(slicedServerTests(undefined)).toEqual({ resting: [], untouched: [] });
  });

  test('each landing leaves out stories and browser tests, and four landings after each other leave out none', () => {
    for (const sliced of [slicedStories, slicedBrowserTests]) {
      const all = new Set(four.flatMap((number) => sliced(landing(number)).resting));
      for (const number of four) {
        const { resting, untouched } = sliced(landing(number));
        expect(resting.length).toBeGreaterThan(0);
        expect(new Set([...resting, ...untouched])).toEqual(all);
      }
      expect(neverRun((number) => sliced(landing(number)).resting)).toEqual([]);
    }
  });

  test('each file of the second tier is there', () => {
    expect(Object.keys(secondTier).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test.each([
    ['application tests', applicationTurns, slicedApplicationTests],
    ['unit tests', unitTurns, slicedUnitTests],
    ['tests of the server', serverTurns, slicedServerTests],
  ] as const)('of as many landings after each other as there are lists, each file of %s that takes turns runs in one', (_, turns, sliced) => {
    const files = turns.flatMap((turn) => Object.keys(turn));
    expect(new Set(files).size).toBe(files.length);
    const runs = turns.flatMap((_turn, index) => sliced(landing(8 + index)).untouched);
    expect(turns.length).toBeLessThanOrEqual(4);
    expect(runs.sort()).toEqual(files.sort());
  });

  test('each file of unit tests and of the server that takes turns is there, with what it reads', () => {
    const all = [...unitTurns, ...serverTurns].flatMap((turn) => Object.entries(turn));
    const foldersAndFiles = all.flatMap(([file, { reads }]) => [file, ...reads.map((one) => one.split('**')[0] ?? '')]);
    expect(foldersAndFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    // A file of tests that reads files, itself or by what it imports, must say which.
    const readsFiles = (file: string) => /from 'node:(?:fs|fs\/promises)'|\bimport\.meta\.glob\b/.test(readFileSync(join(root, file), 'utf8'));
    const imports = importsOfAll(
      root,
      all.map(([file]) => file),
    );
    expect(all.filter(([file, { reads }]) => reads.length === 0 && [...imports.get(file)!].some(readsFiles)).map(([file]) => file)).toEqual([]);
  });

  test.each([
    ['itself', 'tests/check/mutation.test.ts', 'tests/check/mutation.test.ts'],
    ['what it imports', 'tests/json-schemas/random-schemas.ts', 'tests/json-schemas/round-trips.test.ts'],
    ['what the page that it opens imports', 'runtime/form/stock/place.ts', 'tests/json-schemas/shown-values.test.ts'],
    ['what most of them import', 'runtime/definitions/fault.ts', 'tests/check/mistakes.test.ts'],
    ['a definition that it reads', 'screens/account/sign-in.screen.json', 'tests/check/mutation.test.ts'],
    ['the guide that it reads', 'docs/authoring.md', 'tests/docs/authoring.test.ts'],
    ['a sample that it reads', 'tests/samples/json-schemas/github-workflow/schema.json', 'tests/json-schemas/render.test.ts'],
    ['the packages', 'package-lock.json', 'tests/json-schemas/suite.test.ts'],
  ])('a file of unit tests runs in the landing that changes %s', (_, changed, file) => {
    const rests = (...files: string[]) => [8, 9, 10, 11].filter((number) => slicedUnitTests(landing(number, files)).resting.includes(file));
    expect(rests('docs/tone.md')).toHaveLength(3);
    expect(rests(changed)).toEqual([]);
  });

  test('each file of application tests that takes turns is there, and so is what runs in every landing instead', () => {
    const all = applicationTurns.flatMap((turn) => Object.entries(turn));
    const named = all.flatMap(([file, why]) => [file, ...[...why.matchAll(/tests\/[\w/-]+/g)].map(([path]) => `${path}.test.ts`)]);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const instead = all.flatMap(([, why]) => [...why.matchAll(/tests\/browser\/[\w-]+/g)].map(([path]) => `${path}.test.ts`));
    expect(instead.filter((file) => all.some(([one]) => one === file))).toEqual([]);
  });

  test.each([
    ['itself', 'tests/browser/calendar.test.ts', 'tests/browser/calendar.test.ts'],
    ['a screen that it opens', 'screens/calendar/calendar.screen.json', 'tests/browser/calendar.test.ts'],
    ['the calls of that screen', 'schemas/endpoints/announcements.json', 'tests/browser/announcements.test.ts'],
    ['the code that answers them', 'server/areas/announcements/announcements.ts', 'tests/browser/announcements.test.ts'],
    ['a helper of its own', 'tests/browser/support/message-board.ts', 'tests/browser/message-board.test.ts'],
  ])('a file of application tests runs in the landing that changes %s', (_, changed, file) => {
    const rests = (...files: string[]) => [8, 9, 10, 11].filter((number) => slicedApplicationTests(landing(number, files)).resting.includes(file));
    expect(rests()).toHaveLength(3);
    expect(rests(changed)).toEqual([]);
  });

  test.each([
    ['a widget, by the files of its folder', 'widgets/phone/phone.widget.json', 'widgets/phone/phone.stories.tsx'],
    ['a widget, by its code', 'widgets/phone/VerificationStatus.tsx', 'widgets/phone/phone.stories.tsx'],
    ['a screen, by its definition', 'screens/account/sign-in.screen.json', '.storybook/generated/screens/account.stories.tsx'],
    ['a screen, by a form that it shows', 'schemas/forms/sign-in.form.json', '.storybook/generated/screens/account.stories.tsx'],
    ['a screen, by the record of its form', 'schemas/records/login-request.schema.json', '.storybook/generated/screens/account.stories.tsx'],
    ['a form, by an overlay that changes it', 'schemas/customers/cedar/schools.overlay.json', '.storybook/generated/forms.stories.tsx'],
  ])('stories of %s run in the landing that changes it', (_, changed, stories) => {
    expect(restWith()).toContain(stories);
    expect(restWith(changed)).not.toContain(stories);
  });

  test('a file of tests of the server runs in the landing that changes what it imports', () => {
    const rests = (...files: string[]) =>
      [8, 9, 10, 11].filter((number) => slicedServerTests(landing(number, files)).resting.includes('tests/server/author.test.ts'));
    expect(rests()).toHaveLength(3);
    expect(rests('server/plugins/operations.ts')).toEqual([]);
    expect(rests('runtime/definitions/fault.ts')).toEqual([]);
  });

  test('a file that most stories use touches none of them', () => {
    expect(restWith('runtime/widget-contract.ts')).toEqual(restWith());
  });

  test('a browser test of the second tier runs in the landing that changes it, or what it imports', () => {
    const rest = (...changed: string[]) => four.flatMap((number) => slicedBrowserTests(landing(number, changed)).resting);
    expect(rest()).toContain('widgets/faces/faces.browser.test.tsx');
    expect(rest('widgets/faces/faces.browser.test.tsx')).not.toContain('widgets/faces/faces.browser.test.tsx');
    expect(rest('runtime/screen/nodes/TileNode.tsx')).not.toContain('runtime/screen/tile.browser.test.tsx');
  });
});
