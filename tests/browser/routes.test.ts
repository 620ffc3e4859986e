import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, expectSound, settled, startApplication, type Tab, type Width } from './support/application';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const patient = { timeout: 15_000 };
const who = {
  participant: 'pat@lakeside.example',
  coach: 'coach@lakeside.example',
  support: 'support@lakeside.example',
  administrator: 'admin@lakeside.example',
} as const;
type Role = keyof typeof who;
const everyone = Object.keys(who) as Role[];
const staff: Role[] = ['coach', 'support', 'administrator'];

/** The route table: the requirement, the path, the title, and which of the four may open it. */
const routes: [id: string, path: string, title: string, may: Role[]][] = [
  ['A-routing-17 B-routing-13', '/programs', 'Programs', everyone],
  ['A-routing-01 A-routing-30 B-routing-21', '/act/userprofile', 'Profile', everyone],
  ['A-routing-04', '/news', 'News', everyone],
  ['A-routing-05', '/university', 'University', everyone],
  ['A-routing-06 A-routing-62', '/administration', 'Administration', staff],
  ['A-routing-37', '/administration/reports2/reporting-dashboard', 'Reporting Dashboard', staff],
  ['A-routing-38', '/administration/partner-admin', 'Partner Administration', []],
  ['A-routing-39', '/administration/tools/challenges/wizard', 'Challenge Wizard', staff],
  ['A-routing-40', '/administration/tools/challenges/templates/wizard', 'Challenge Template Wizard', staff],
  ['A-routing-41', '/administration/tools/challenges/new', 'New Challenge', staff],
  ['C-routing-01', '/administration/tools/challenges/groups', 'Challenge Groups', staff],
  ['A-routing-64', '/administration/deposits', 'Deposits', []],
  ['A-routing-07 A-routing-60 A-routing-50', '/support', 'Support', ['support']],
  ['A-routing-61', '/support/entity-management', 'Entity Management', []],
  ['A-routing-32', '/home/support', 'Support', ['support']],
  ['A-routing-08', '/customsupport', 'Custom Support', everyone],
  ['A-routing-09', '/rewards', 'Rewards', everyone],
  ['A-routing-29 B-routing-20', '/rewards/statement', 'Statement', everyone],
  ['A-routing-11', '/calendar', 'Calendar', everyone],
  ['A-routing-12', '/health', 'Health', everyone],
  ['A-routing-28 B-routing-12', '/health/assessment', 'Health Assessment', everyone],
  ['A-routing-27 B-routing-08', '/health/profile', 'Health Profile', everyone],
  ['A-routing-13 A-routing-58 A-routing-59', '/coaching', 'Coaching', ['coach']],
  ['A-routing-22 A-routing-49 C-routing-03', '/coaching/participant-list?tab=2', 'Participants', ['coach']],
  [
    'A-routing-21 A-routing-23 A-routing-24 C-routing-04',
    '/coaching/participant-list/participant-profile/Lake%23side-1?sessionId=1&source=list',
    'Participant',
    ['coach'],
  ],
  ['A-routing-14 A-routing-63', '/reporting', 'Reporting', staff],
  ['A-routing-15', '/setup', 'Setup', everyone],
  ['A-routing-16', '/settings', 'Settings', everyone],
  ['A-routing-65', '/settings/coach-scheduler', 'Coach Scheduler Settings', []],
  ['A-routing-18', '/resource-hub', 'Resource Hub', everyone],
  ['A-routing-20 B-routing-17 C-routing-02', '/programs/join?sectionId=PersonalChallengeSection_2026', 'Join a Program', everyone],
  ['A-routing-26 B-routing-19', '/programs/detail?owner=1&id=2', 'Program', everyone],
];

/** Goes to a path as a link does, without loading the page again. */
async function follow({ page }: Tab, path: string): Promise<string> {
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await settled(page);
  return new URL(page.url()).pathname;
}

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  test.each(everyone)('A-routing-53 A-http-errors-03 a %s walks the whole route table: what they may not open leads to the unauthorized page', async (role) => {
    const tab = await application.open(width);
    await tab.signIn(who[role]);
    const seen: string[] = [];
    for (const [, path, title, may] of routes) {
      const reached = await follow(tab, path);
      const expected = may.includes(role) ? path.split('?')[0] : '/errors/unauthorized';
      await expect.poll(() => new URL(tab.page.url()).pathname, { ...patient, message: `${role} at ${path}, first at ${reached}` }).toBe(expected);
      if (may.includes(role)) {
        await expect.poll(() => tab.page.title(), patient).toBe(`${title} · Wellspring`);
        seen.push(path);
      }
    }
    expect(seen.length).toBeGreaterThan(10);
    await expectSound(tab);
    await tab.context.close();
  });
});

test.each([
  ['A-routing-55 A-session-50', '/programs/join?sectionId=PersonalChallengeSection_2026', 'participant', true],
  ['A-routing-55', '/coaching/participant-list/participant-profile/Lake%23side-1?sessionId=1&source=list', 'coach', true],
  ['A-routing-12', '/health', 'participant', true],
  ['A-routing-53', '/support/entity-management', 'administrator', false],
] as const)('%s a link to %s waits for the sign-in of a %s and then leads there, if they may', async (_id, path, role, may) => {
  const tab = await application.open();
  await tab.page.goto(path);
  await tab.page.waitForURL('**/act/auth/login?returnUrl=*');
  await tab.page.getByLabel('User name').fill(who[role]);
  await tab.page.locator('input[type="password"]').fill('Wellspring-2026');
  await tab.page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => tab.page.url().replace(application.address, ''), patient).toBe(may ? path : '/errors/unauthorized');
  await tab.context.close();
});

test('A-routing-02 /userprofile leads to /act/userprofile, the empty path to the programs, anything else to the not-found page', async () => {
  const tab = await application.open();
  await tab.signIn(who.participant);
  for (const [path, to] of [
    ['/userprofile', '/act/userprofile'],
    ['/', '/programs'],
    ['/no/such/page', '/notfound'],
    ['/PROGRAMS', '/PROGRAMS'],
  ] as const) {
    await tab.page.goto(path);
    await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe(to);
  }
  await tab.context.close();
});
