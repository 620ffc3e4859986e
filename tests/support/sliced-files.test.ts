import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondTier } from './second-tier';
import { slicedBrowserTests, slicedStories } from './sliced-files';

const root = join(import.meta.dirname, '../..');
const landing = (number: number, changed: string[] = []) => ({ number, changed, seed: 1 });
/** The files of a project that are left out by every one of three landings after each other. */
const neverRun = (resting: (number: number) => string[]) => resting(7).filter((file) => resting(8).includes(file) && resting(9).includes(file));
const restWith = (...changed: string[]) => [6, 7, 8].flatMap((number) => slicedStories(landing(number, changed)).resting);

describe('sliced files', () => {
  test('everything runs where no landing is made', () => {
    expect(slicedStories(undefined)).toEqual({ resting: [], untouched: [] });
    expect(slicedBrowserTests(undefined)).toEqual({ resting: [], untouched: [] });
  });

  test('each landing leaves out stories and browser tests, and three landings after each other leave out none', () => {
    for (const sliced of [slicedStories, slicedBrowserTests]) {
      const all = new Set([7, 8, 9].flatMap((number) => sliced(landing(number)).resting));
      for (const number of [7, 8, 9]) {
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

  test('a file that most stories use touches none of them', () => {
    expect(restWith('runtime/widget-contract.ts')).toEqual(restWith());
  });

  test('a browser test of the second tier runs in the landing that changes it, or what it imports', () => {
    const rest = (...changed: string[]) => [6, 7, 8].flatMap((number) => slicedBrowserTests(landing(number, changed)).resting);
    expect(rest()).toContain('widgets/faces/faces.browser.test.tsx');
    expect(rest('widgets/faces/faces.browser.test.tsx')).not.toContain('widgets/faces/faces.browser.test.tsx');
    expect(rest('runtime/screen/nodes/TileNode.tsx')).not.toContain('runtime/screen/tile.browser.test.tsx');
  });
});
