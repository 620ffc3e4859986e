import { describe, expect } from 'vitest';
import { withApplication } from './support/fixture';
import { expectQuiet, expectSound, settled, type Tab, type Width } from './support/application';
import { runsNow } from '../support/slice';
import { judge } from './support/judged';
import { enter, keptText, pathOf, patient } from './support/pages';
import { everyone, type Role, who } from './support/roles';
import { routes } from './support/route-table';
import { backTo, follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const judged = {} as Record<Role, (path: string) => string>;
test.beforeAll(async () => {
  for (const role of everyone) judged[role] = await judge(application.server, who[role]);
});

const opened = (userName?: string, path?: string) => async () => {
  const tab = await application.open();
  await (userName === undefined ? tab.go(path ?? '/errors') : tab.enterAs(userName, path));
  return tab;
};
const visits = Object.fromEntries(everyone.map((role) => [role, sharedVisit(opened(who[role]))])) as Record<Role, ReturnType<typeof sharedVisit>>;

/** Where the page stands, and what it is called. */
const standing = async ({ page }: Tab) => ({ path: new URL(page.url()).pathname, title: await page.title() });
const unauthorized = { path: '/errors/unauthorized', title: 'No access · Wellspring' };

/** Follows a path to where a role has to come, and looks at it there: with axe where nothing else in this file does. */
async function walk(role: Role, width: Width, { path, title, may }: (typeof routes)[number]): Promise<void> {
  const tab = await visits[role](width);
  await follow(tab, path);
  const expected = may.includes(role) ? { path: path.split('?')[0], title: `${title} · Wellspring` } : unauthorized;
  await expect.poll(() => standing(tab), { ...patient, message: `${role} at ${path}` }).toEqual(expected);
  await settled(tab.page);
  if (looked.includes(path)) await expectSound(tab);
  else await expectQuiet(tab);
}

/** Whether a path is opened in the browser in this landing. Who may open it is judged in each. */
const walkedNow = ({ path }: (typeof routes)[number]) => runsNow(`route ${path}`, 4);

/** One path of each screen that the table leads to and that `screens` below does not show; the last leads all four to the unauthorized page. */
const looked = [
  '/trackers',
  '/rewards',
  '/health/profile',
  '/coaching/participant-list?tab=2',
  '/coaching/participant-list/participant-profile/user-000001?sessionId=1&source=list',
  '/support/entity-management',
];

/** What the main menu has beside what everybody has, with everything under More. */
async function toolsOf({ page }: Tab): Promise<string[]> {
  const main = page.getByRole('navigation', { name: 'Main' });
  const more = main.getByRole('button', { name: 'More' });
  // Where all items have room in the bar, there is no More.
  if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  await expect.poll(() => main.getByRole('link', { name: 'Resource Hub' }).count(), patient).toBe(1);
  const usual = ['Programs', 'Health', 'Trackers', 'Rewards', 'Calendar', 'University', 'Resource Hub'];
  return (await main.getByRole('link').allTextContents()).filter((name) => !usual.includes(name));
}

describe('the frame of each role', () => {
  test.each<[title: string, role: Role, tools: string[]]>([
    ['A-shell-05 administration stands in the menu', 'administrator', ['Administration']],
    ['A-shell-05 A-shell-20 A-shell-21 coaching stands under More', 'coach', ['Coaching']],
    ['A-shell-05 A-shell-22 support stands under More', 'support', ['Support']],
    ['A-shell-05 nothing of the staff is in the menu', 'participant', []],
  ])('%s of a %s: %j', async (_title, role, tools) => {
    const tab = await visits[role]();
    await backTo(tab, '/programs');
    await expect.poll(() => toolsOf(tab), patient).toEqual(tools);
  });

  test('A-constants-07 the bar is 71 px high and its menus begin 15 px below its edge; for who may act for others 102 and 42', async () => {
    const measure = (tab: Tab) =>
      tab.page.evaluate(() => {
        const bar = document.querySelector('.bar')?.getBoundingClientRect();
        const menu = document.querySelector('.bar .menu-bar')?.getBoundingClientRect();
        const content = document.querySelector('main')?.getBoundingClientRect();
        return { bar: Math.round(bar?.height ?? 0), menu: Math.round((menu?.top ?? 0) - (bar?.top ?? 0)), content: Math.round(content?.top ?? 0) };
      });
    for (const [role, sizes] of [
      ['participant', { bar: 71, menu: 15, content: 75 }],
      ['coach', { bar: 102, menu: 42, content: 102 }],
    ] as const) {
      const tab = await visits[role]();
      await backTo(tab, '/programs');
      await expect.poll(() => measure(tab), { ...patient, message: role }).toEqual(sizes);
    }
  });
});

test.each(routes)('$required', async (route) => {
  const { path, may } = route;
  for (const role of everyone) expect(judged[role](path), role).toBe(may.includes(role) ? path.split('?')[0] : '/errors/unauthorized');
  // That the page does what it decides is seen in each landing for a quarter of the paths.
  if (walkedNow(route)) await walk(may[0] ?? 'participant', 'wide', route);
});

test.each(everyone)(
  'A-routing-53 A-routing-71 A-http-errors-03 every place that a %s opens fits a narrow window, and what they may not open leads away',
  async (role) => {
    // Each path as the last of those who may, so that every role has its share.
    const own = routes.filter(({ may }) => (may.at(-1) ?? 'administrator') === role);
    const [refused] = routes.filter(({ may }) => may.length > 0 && !may.includes(role));
    expect(own.length + (refused === undefined ? 0 : 1)).toBeGreaterThan(0);
    for (const route of own.filter(walkedNow)) await walk(role, 'narrow', route);
    if (refused !== undefined) await walk(role, 'narrow', refused);
  },
);

const nobody = sharedVisit(opened());
const visitors = { ...visits, nobody, 'person with news': sharedVisit(opened('pat@summit.example', '/news')) };

/** Whose screens are looked at, and their headings. Those of one person share a visit. */
const screens: [path: string, heading: string, whose: keyof typeof visitors][] = [
  ['/act/auth/login', 'Sign in', 'nobody'],
  ['/act/auth/login/reset', 'Reset your password', 'nobody'],
  ['/act/auth/login/reset?key=a-key', 'Reset your password', 'nobody'],
  ['/act/auth/login/trustdevice', 'Verify this device', 'nobody'],
  ['/act/auth/login/password-success', 'Your company handles your sign-in', 'nobody'],
  ['/account/logout', 'You are signed out', 'nobody'],
  ['/errors/unauthorized', 'You cannot open this page', 'nobody'],
  ['/notfound', 'This page does not exist', 'nobody'],
  ['/errors', 'Something went wrong', 'nobody'],
  ['/schema-preview', 'Schema preview', 'nobody'],
  ['/resource-hub', 'Resource Hub', 'participant'],
  ['/act/userprofile', 'Profile', 'participant'],
  ['/administration/program-notifications', 'Program Notification Settings', 'administrator'],
  ...everyone.map((role): (typeof screens)[number] => ['/programs', 'Welcome, ', role]),
  ['/news', 'News', 'person with news'],
];

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  test.each(screens.filter(([path, , whose]) => runsNow(`looks of ${path} for ${whose}, ${width}`, 4)))(
    '%s, %s, shows to a %s without a complaint, passes axe and fits the window',
    async (path, heading, whose) => {
      const tab = await visitors[whose](width);
      await follow(tab, path);
      await expect.poll(() => tab.page.getByRole('heading', { level: 1 }).textContent(), patient).toContain(heading);
      await settled(tab.page);
      expect(await tab.page.title()).toContain('Wellspring');
      await expectSound(tab);
    },
  );
});

test.each([
  { required: 'A-routing-42 /act/auth/login is the sign-in', path: '/act/auth/login', title: 'Sign in' },
  { required: 'A-routing-43 /act/auth/login/reset is for a forced or forgotten password', path: '/act/auth/login/reset', title: 'Reset your password' },
  { required: 'A-routing-44 /act/auth/login/trustdevice is for an unverified device', path: '/act/auth/login/trustdevice', title: 'Verify this device' },
  {
    required: 'A-routing-45 /act/auth/login/password-success is for a password changed elsewhere',
    path: '/act/auth/login/password-success',
    title: 'Company account',
  },
  { required: 'A-routing-33 /act/auth/registration/v2 is the registration', path: '/act/auth/registration/v2', title: 'Registration' },
  { required: 'A-routing-34 /act/auth/registration leads there too', path: '/act/auth/registration', title: 'Registration' },
  { required: 'A-routing-35 /act/auth/validation is the validation', path: '/act/auth/validation', title: 'Validation' },
  { required: 'A-routing-10 B-routing-01 /errors needs no sign-in', path: '/errors', title: 'Something went wrong' },
  { required: 'A-routing-10 B-routing-06 /errors/unauthorized needs no sign-in', path: '/errors/unauthorized', title: 'No access' },
])('$required, for everybody', async ({ path, title }) => {
  const tab = await nobody();
  await follow(tab, path);
  await expect.poll(() => standing(tab), patient).toEqual({ path, title: `${title} · Wellspring` });
});

test('the page runs under a strict Content-Security-Policy', async () => {
  const response = await fetch(`${application.address}/act/auth/login`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['A-routing-55 A-session-50', '/programs/join?sectionId=PersonalChallengeSection_2026', 'participant', true],
  ['A-routing-55', '/coaching/participant-list/participant-profile/Lake%23side-1?sessionId=1&source=list', 'coach', true],
  ['A-routing-53', '/support/entity-management', 'administrator', false],
] as const)('%s a link to %s waits for the sign-in of a %s and then leads there, if they may', async (_id, path, role, may) => {
  const tab = await application.open();
  await tab.page.goto(path);
  await tab.page.waitForURL('**/act/auth/login?returnUrl=*');
  await enter(tab, who[role]);
  await expect.poll(() => pathOf(tab), patient).toBe(may ? path : '/errors/unauthorized');
  await tab.close();
});

describe('where signing in leads', () => {
  // Each test leaves somebody signed in, and the next one logs them out.
  const visit = sharedVisit(opened(), async (tab) => {
    await follow(tab, '/act/logout');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    await follow(tab, '/errors');
  });

  test.each([
    ['back to the page that was wanted', '/act/userprofile', '/act/userprofile'],
    ['nobody to https://evil.example/', 'https://evil.example/', '/programs'],
    ['nobody to //evil.example/', '//evil.example/', '/programs'],
    ['nobody to /\\evil.example', '/\\evil.example', '/programs'],
    ['nobody to javascript:alert(1)', 'javascript:alert(1)', '/programs'],
  ])('signing in leads %s', async (_whom, returnUrl, to) => {
    const tab = await visit();
    await follow(tab, `/act/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await enter(tab, who.participant);
    await expect.poll(() => tab.page.url(), patient).toBe(application.address + to);
  });
});

test('A-routing-02 A-routing-03 A-routing-19 /userprofile leads to /act/userprofile, the empty path to the programs, anything else to the not-found page', async () => {
  const tab = await visits.participant();
  // The server has one page for every address.
  await tab.go('/no/such/page');
  await expect.poll(() => pathOf(tab), patient).toBe('/notfound');
  for (const [path, to] of Object.entries({ '/': '/programs', '/userprofile': '/act/userprofile', '/PROGRAMS': '/PROGRAMS', '/no/such/page': '/notfound' })) {
    await follow(tab, path);
    await expect.poll(() => pathOf(tab), patient).toBe(to);
  }
  await tab.go('/');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
});

test('A-routing-31 A-session-51 A-session-54 /act/logout logs out and leads to the sign-in', async () => {
  const tab = await opened(who.participant)();
  await follow(tab, '/act/logout');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  expect(await keptText(tab, 'token')).toBeNull();
  await tab.page.goto('/programs');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login?returnUrl=%2Fprograms');
  await tab.close();
});

test('A-routing-48 A-shell-05 a partner administrator has in the menu and opens the page of partner administrators, and nothing else of the administration', async () => {
  const tab = await opened('partner@north.example', '/administration/partner-admin')();
  expect(pathOf(tab)).toBe('/administration/partner-admin');
  expect(await toolsOf(tab)).toEqual(['Partner Administration']);
  await follow(tab, '/administration');
  await expect.poll(() => pathOf(tab), patient).toBe('/errors/unauthorized');
  await tab.close();
});
