import { beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { tabTo } from './support/by-keyboard';
import { answerStartUp, pathOf, patient } from './support/pages';
import { actAs, banner } from './support/side-panel';
import { expectSoundEverywhere, follow, showAllPrograms } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/programs/detail', '/programs/join');

async function signedIn(who: string): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open();
  await tab.enterAs(who);
  return tab;
}
const main = ({ page }: Tab) => page.getByRole('main');
const said = ({ page }: Tab, text: string) => page.getByText(text).first().waitFor();
const press = async ({ page }: Tab, name: string | RegExp) => {
  await tabTo(page, name, 300);
  await page.keyboard.press('Enter');
};
/** The next button of this name after the title of a card. */
const pressOnCard = async (tab: Tab, card: string, name: string) => {
  await tab.page.locator('a[href], button').first().focus();
  await tabTo(tab.page, card, 300);
  await press(tab, name);
};

/** Joins a program from its card, opens it, and quits it, by the keyboard alone. */
async function joinOpenQuit(tab: Tab, name: string, joined: string): Promise<void> {
  await showAllPrograms(tab.page);
  await main(tab).getByRole('article', { name }).getByRole('button', { name: 'Join' }).waitFor();
  await pressOnCard(tab, name, 'Join');
  await said(tab, joined);
  await main(tab).getByRole('article', { name }).getByRole('button', { name: 'Log today' }).waitFor();
  await press(tab, name);
  await main(tab).getByRole('heading', { level: 1, name }).waitFor();
  await settled(tab.page);
  await press(tab, 'Quit');
  await tab.page.getByRole('alertdialog', { name: 'Confirm' }).waitFor();
  await press(tab, 'Yes');
  await said(tab, `${name} Quit`);
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await showAllPrograms(tab.page);
  await main(tab).getByRole('article', { name }).getByRole('button', { name: 'Join' }).waitFor();
}

/** What the programs of one's own are called that a request joins. */
const namesIn = (body: unknown) => (body as { PersonalDetails?: { Name: string } }[]).map(({ PersonalDetails }) => PersonalDetails?.Name ?? '');

const step = 'Step by Step, Fall 2026';

describe('a participant', () => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await signedIn('pat@lakeside.example');
  });
  // Each test begins on the programs, wherever the one before ended.
  beforeEach(() => follow(tab, '/programs'));

  test('joins, opens and quits by the keyboard alone', async () => {
    await joinOpenQuit(tab, step, 'Successfully joined 1 challenge(s).');
  });

  appearance('logs toward a program by the keyboard, and is back where they were', async () => {
    await pressOnCard(tab, 'Walk the Lake, Fall 2026', 'Log today');
    await tab.page.getByRole('dialog', { name: 'Steps' }).getByRole('button', { name: 'Close' }).first().waitFor();
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => tab.page.getByRole('dialog').count(), patient).toBe(0);
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.textContent), patient).toBe('Log today');
  });

  appearance('B-programs-39 each part of the page says by itself that it is being loaded', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await tab.page.route('**/userprograms/available**', async (route) => {
      await held;
      await route.continue();
    });
    onTestFinished(async () => {
      answer();
      await tab.page.unroute('**/userprograms/available**');
    });
    await tab.page.reload();
    // The plan year is there while the list of what can be joined is not.
    await main(tab)
      .getByText(/^points earned/)
      .waitFor();
    expect(await main(tab).getByRole('article', { name: 'Walk the Lake, Fall 2026' }).count()).toBe(0);
    expect(await main(tab).locator('.placeholder, [aria-busy="true"]').count()).toBeGreaterThan(0);
    answer();
    await main(tab).getByRole('article', { name: 'Gym Visits' }).waitFor();
    await settled(tab.page);
    expect(await main(tab).locator('.placeholder, [aria-busy="true"]').count()).toBe(0);
  });

  appearance('B-programs-40 a program that was opened shows at once when it is opened again; one that was not is loaded', async () => {
    const asked: string[] = [];
    tab.page.on('request', (request) => {
      if (request.url().includes('/userprograms/detail')) asked.push(new URL(request.url()).searchParams.get('id') ?? '');
    });
    const open = async (id: string, name: string) => {
      await follow(tab, `/programs/detail?owner=lakeside&id=${id}`);
      await main(tab).getByRole('heading', { level: 1, name }).waitFor();
    };
    await open('lakeside-fall-2', 'Better Sleep, Fall 2026');
    await open('lakeside-fall-5', 'Volunteer Hours, Fall 2026');
    await open('lakeside-fall-2', 'Better Sleep, Fall 2026');
    expect(asked).toEqual(['lakeside-fall-2', 'lakeside-fall-5']);
  });

  test('B-programs-46 what was asked to join a program of one’s own is gone once it is joined: it is neither sent nor shown again', async () => {
    const sent: string[][] = [];
    tab.page.on('request', (request) => {
      if (request.url().includes('/userprograms/joinprograms')) sent.push(namesIn(request.postDataJSON()));
    });
    const start = async (name: string) => {
      await follow(tab, '/programs/join?sectionId=PersonalChallengeSection_2026');
      await main(tab).getByRole('button', { name: 'Walk more' }).waitFor();
      await press(tab, 'Walk more');
      await main(tab).getByRole('textbox', { name: 'Name' }).fill(name);
      await press(tab, 'Start');
      await expect.poll(() => pathOf(tab), patient).toBe('/programs');
      await main(tab).getByRole('article', { name }).waitFor();
    };
    await start('Round the block');
    await tab.page.goBack();
    await main(tab).getByRole('button', { name: 'Walk more' }).waitFor();
    expect(await main(tab).getByRole('textbox', { name: 'Name' }).count()).toBe(0);
    await start('Round the lake');
    expect(sent).toEqual([['Round the block'], ['Round the lake']]);
    expect(await main(tab).getByRole('article', { name: 'Round the block' }).count()).toBe(1);
  });

  appearance.each(['/programs', '/programs/detail?owner=lakeside&id=lakeside-fall-1', '/programs/join?sectionId=move'])(
    '%s is sound wide and narrow, light and dark',
    async (path) => {
      await follow(tab, path);
      await main(tab).getByRole('heading', { level: 1 }).waitFor();
      await settled(tab.page);
      await expectSoundEverywhere(tab);
    },
  );
});

test('a coach who acts joins, opens and quits for the participant, and is told for whom', async () => {
  const tab = await signedIn('coach@lakeside.example');
  await actAs(tab, 'Rivers', 'Pat Rivers');
  await expect.poll(() => banner(tab).innerText(), patient).toContain('Coaching: Pat Rivers');
  await joinOpenQuit(tab, step, 'Successfully joined 1 challenge(s) for Pat Rivers.');
  await expectSoundEverywhere(tab);
});

test('support who acts joins, opens and quits as the person', async () => {
  const tab = await signedIn('support@lakeside.example');
  await actAs(tab, 'Rivers', 'Pat Rivers');
  await expect.poll(() => banner(tab).innerText(), patient).toContain('Pat Rivers, Lakeside Manufacturing');
  await joinOpenQuit(tab, step, 'Successfully joined 1 challenge(s).');
  await expectSoundEverywhere(tab);
});
