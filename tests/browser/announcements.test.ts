import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { backTo, expectSoundAtBothWidths, sharedVisit, withoutMessages } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/news', '/administration/announcements');

const banner = (Id: string, more: object) => ({
  Id,
  AnnouncementId: Id,
  DisplayType: 'AnnouncementImage',
  Title: Id,
  Content: `<p>About ${Id}.</p>`,
  IsArchived: false,
  Order: 0,
  FromDay: '2026-11-01',
  ImageUrl: '/news/sleep.svg',
  ...more,
});
const destinations: [destination: string, path: string][] = [
  ['Challenge', '/programs/detail?owner=o1&id=p1'],
  ['Event', '/programs/detail?owner=o1&id=p1'],
  ['HealthProfile', '/health/profile'],
  ['HealthRiskAssessment', '/health/assessment'],
  ['RewardStatement', '/rewards/statement'],
  ['UserProfile', '/act/userprofile'],
];
const announcements = [
  banner('Blank', { LinkType: 'Blank' }),
  banner('Elsewhere', { LinkType: 'ExternalLink', ExternalLinkUrl: 'https://run.example/park', ExternalLinkTarget: '_blank' }),
  banner('Same window', { LinkType: 'ExternalLink', ExternalLinkUrl: 'https://run.example/park', ExternalLinkTarget: '_self' }),
  banner('Film', { LinkType: 'Video', VideoUrl: '/news/sleep.webm' }),
  ...destinations.map(([LinkDestination]) => banner(LinkDestination, { LinkType: 'WithinProduct', LinkDestination, ProgramOwnerId: 'o1', ProgramId: 'p1' })),
  banner('Put away', { LinkType: 'Blank', IsArchived: true }),
  banner('Flash', { LinkType: 'Blank', DisplayType: 'Announcement', IsArchived: true }),
  banner('Without a picture', { LinkType: 'Blank', ImageUrl: undefined }),
];

const visit = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.page.route('**/api/userannouncements', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: announcements }) : route.continue(),
    );
    await tab.enterAs('pat@summit.example');
    await imageOf(tab, 'Blank').waitFor();
    return tab;
  },
  (tab) => backTo(tab, '/programs'),
);
const main = (tab: Tab) => tab.page.getByRole('main');
const imageOf = (tab: Tab, name: string) => main(tab).getByRole('img', { name, exact: true });

test('B-announcements-01 B-announcements-02 a participant sees the banners as pictures, and not what is put away', async () => {
  const tab = await visit();
  const shown = announcements.filter((one) => 'ImageUrl' in one && one.ImageUrl !== undefined && !one.IsArchived).map(({ Title }) => Title);
  await expect
    .poll(
      () =>
        main(tab)
          // Pictures without words only adorn what else stands here.
          .locator('img:not([alt=""])')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt.replace('Watch: ', ''))),
      patient,
    )
    .toEqual(shown);
  expect(await imageOf(tab, 'Blank').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expectSoundAtBothWidths(tab);
});

appearance('B-announcements-03 a Blank banner leads nowhere', async () => {
  const tab = await visit();
  expect(await imageOf(tab, 'Blank').evaluate((image) => image.closest('a, button') === null)).toBe(true);
  expect(await imageOf(tab, 'Elsewhere').evaluate((image) => image.closest('a, button') === null)).toBe(false);
});

appearance('B-announcements-04 a banner leads elsewhere, in a new window or in this one', async () => {
  const tab = await visit();
  const linkOf = (name: string) => main(tab).getByRole('link', { name });
  expect(await linkOf('Elsewhere').evaluate((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
    'https://run.example/park',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(await linkOf('Same window').evaluate((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(['https://run.example/park', null]);
});

appearance('B-announcements-05 a banner opens a film of 900 × 600', async () => {
  const tab = await visit();
  await main(tab).getByRole('button', { name: 'Watch: Film' }).click();
  const video = tab.page.getByRole('dialog', { name: 'Film' }).locator('video');
  await expect.poll(() => video.evaluate((film) => [film.clientWidth, film.clientHeight]), patient).toEqual([900, 600]);
  await tab.page.keyboard.press('Escape');
});

describe('B-announcements-06 a banner leads to a place in the product', () => {
  appearance.each(destinations)('%s: %s', async (destination, path) => {
    const tab = await visit();
    const link = main(tab).getByRole('link', { name: destination, exact: true });
    expect(await link.getAttribute('href')).toBe(path);
    await link.click();
    await expect.poll(() => tab.page.url().replace(application.address, ''), patient).toBe(path);
  });
});

/** The titles of the cards of the news, without the words for screen readers and for films. */
const titlesOf = async (tab: Tab) =>
  (await main(tab).locator('.card-title').allTextContents()).map((title) => title.replace(/^Watch: | \(opens in a new window\)$/g, ''));

test('A-announcements-01 D-moments-10 the news page has the announcements with a picture, each with what it says, and its card leads where the banner does', async () => {
  const tab = await visit();
  await tab.page.getByRole('link', { name: /^News/ }).first().click();
  const listed = announcements.filter(({ DisplayType }) => DisplayType === 'AnnouncementImage').map(({ Title }) => Title);
  await expect.poll(() => titlesOf(tab), patient).toEqual(listed);
  for (const [destination, path] of destinations)
    expect(await main(tab).locator('.card-title').getByRole('link', { name: destination, exact: true }).getAttribute('href')).toBe(path);
  const elsewhere = main(tab).locator('.card-title').getByRole('link', { name: 'Elsewhere' });
  expect([await elsewhere.getAttribute('href'), await elsewhere.getAttribute('target')]).toEqual(['https://run.example/park', '_blank']);
  expect(await main(tab).locator('.card-title').getByRole('link', { name: 'Same window' }).getAttribute('target')).toBeNull();
  expect(await main(tab).locator('.card-title').getByRole('link', { name: 'Blank', exact: true }).count()).toBe(0);
  await main(tab).getByRole('button', { name: 'Watch: Film' }).waitFor();
  await main(tab).getByText('About Elsewhere.').waitFor();
  expect(await main(tab).getByText('November 1, 2026').count()).toBe(listed.length);
});

test('D-moments-09 the newest news comes first', async () => {
  const tab = await application.open();
  const on = (FromDay: string) => banner(FromDay, { LinkType: 'Blank', FromDay });
  const news = ['2026-10-02', '2026-11-03', '2025-12-31', '2026-11-01'].map(on);
  await tab.page.route('**/api/userannouncements', (route) => route.fulfill({ json: news }));
  await tab.enterAs('pat@summit.example', '/news');
  await expect.poll(() => titlesOf(tab), patient).toEqual(['2026-11-03', '2026-11-01', '2026-10-02', '2025-12-31']);
});

test('the badge of the news falls by reading them, for the person who has read', async () => {
  const tab = await application.open();
  const news = [banner('One', { LinkType: 'Blank' }), banner('Two', { LinkType: 'Blank' })];
  await tab.page.route('**/api/userannouncements', (route) => route.fulfill({ json: news }));
  await tab.enterAs('pat@summit.example');
  const badge = tab.page.getByRole('link', { name: /^News/ }).locator('.menu-badge');
  await expect.poll(() => badge.allTextContents(), patient).toEqual(['2']);
  await tab.page.getByRole('link', { name: /^News/ }).first().click();
  await expect.poll(() => badge.count(), patient).toBe(0);
  news.push(banner('Three', { LinkType: 'Blank' }));
  await tab.go('/programs');
  await expect.poll(() => badge.allTextContents(), patient).toEqual(['1']);
  // On the same device another person has read nothing.
  const read = await tab.page.evaluate(() => localStorage.getItem('newsSeen'));
  await tab.enterAs('admin@summit.example');
  await tab.page.evaluate((kept) => localStorage.setItem('newsSeen', kept ?? ''), read);
  await tab.go('/programs');
  await expect.poll(() => badge.allTextContents(), patient).toEqual(['3']);
  await tab.close();
});

test.each([
  ['A-announcements-02 the news flash has the button Remind Me Later', 'Remind Me Later'],
  ['A-announcements-03 the news flash has the button Got It!', 'Got It!'],
])('%s', async (_title, button) => {
  const tab = await application.open();
  await tab.page.route('**/api/userannouncements', (route) => route.fulfill({ json: [banner('Spring', { LinkType: 'Blank', DisplayType: 'Announcement' })] }));
  await tab.enterAs('pat@summit.example');
  const dialog = tab.page.getByRole('dialog', { name: 'Spring' });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => dialog.count(), patient).toBe(0);
  await tab.close();
});

appearance('why an announcement could not be saved is read in one place: a reason in the form, all else as a message', async () => {
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs('admin@lakeside.example', '/administration/announcements');
  await main(tab).locator('button.cell-link').first().click();
  const dialog = page.getByRole('dialog');
  const attention = dialog.getByRole('region', { name: 'One thing needs your attention' });
  const save = async (text: string) => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.getByText(text, { exact: true }).count(), patient).toBe(1);
  };
  const failing = '**/resources/announcements/lakeside-*';
  const refuse = (status: number, Message: string) =>
    page.route(failing, (route) => route.fulfill({ status, json: { StatusCode: status, Errors: [{ Message }], ShowUser: status < 500 } }));

  const reason = 'This was changed in the meantime. Reload the page, then make your change again.';
  await refuse(409, reason);
  await save(reason);
  expect(await attention.getByText(reason).count()).toBe(1);
  await page.unroute(failing);

  await refuse(500, 'Broken.');
  await save('Unable to process request.');
  expect(await attention.count()).toBe(0);
  await withoutMessages(tab);
  await page.unroute(failing);

  await page.route(failing, (route) => route.abort());
  await save('The server could not be reached. Check your connection and try again.');
  expect(await attention.count()).toBe(0);
  await page.unroute(failing);
  await tab.close();
});

test('C-announcements-05 C-announcements-06 C-announcements-07 administrators archive, order and delete at once, and what fails is taken back', async () => {
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs('admin@lakeside.example', '/administration/announcements');
  const titles = () => main(tab).locator('[role="gridcell"] button.cell-link, [data-field="title"] button').allTextContents();
  await expect.poll(async () => (await titles()).length, patient).toBeGreaterThan(2);
  const before = await titles();
  await expectSoundAtBothWidths(tab);
  const [first, second] = before as [string, string];
  const rowOf = (title: string) => main(tab).getByRole('row').filter({ hasText: title });
  const act = async (title: string, action: string) => {
    await rowOf(title)
      .getByRole('button', { name: /Actions|More/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  // Each call is held back, or refused: what the page shows meanwhile is its own.
  const answers: (() => void)[] = [];
  const hold = (path: string, status?: number) =>
    page.route(path, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await new Promise<void>((resolve) => answers.push(resolve));
      await (status === undefined ? route.continue() : route.fulfill({ status, json: { StatusCode: status, Errors: [], ShowUser: false } }));
    });
  const release = async () => {
    await expect.poll(() => answers.length, patient).toBe(1);
    answers.pop()!();
  };

  await hold('**/resources/announcements/order');
  await act(first, `Move ${first} down`);
  await expect.poll(titles, patient).toEqual([second, first, ...before.slice(2)]);
  await release();

  await hold('**/resources/announcements/lakeside-*', 500);
  const isArchived = () => rowOf(first).getByRole('switch').isChecked();
  await rowOf(first).getByRole('switch').click();
  await expect.poll(isArchived, patient).toBe(true);
  await release();
  await page.getByText('This could not be saved.').waitFor();
  await expect.poll(isArchived, patient).toBe(false);
  await page.unroute('**/resources/announcements/lakeside-*');
  await rowOf(first).getByRole('switch').click();
  await expect.poll(isArchived, patient).toBe(true);

  await hold('**/userannouncements/lakeside-*');
  await act(second, `Delete ${second}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(titles, patient).toEqual([first, ...before.slice(2)]);
  const answered = page.waitForResponse('**/userannouncements/lakeside-*');
  await release();
  await answered;
  await tab.go('/administration/announcements');
  await expect.poll(titles, patient).toEqual([first, ...before.slice(2)]);
  expect(await isArchived()).toBe(true);
  await tab.close();
});
