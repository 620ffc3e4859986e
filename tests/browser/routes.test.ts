import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, expectQuiet, expectSound, startApplication, type Width } from './support/application';
import { enter, patient } from './support/pages';
import { everyone, type Role, staff, who } from './support/roles';
import { follow, sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

/** The route table: what is required, the path, the title, and which of the four may open it. */
const routes: { required: string; path: string; title: string; may: readonly Role[] }[] = [
  { required: 'A-routing-17 B-routing-13 /programs is Programs, for everybody signed in', path: '/programs', title: 'Programs', may: everyone },
  {
    required: 'A-routing-01 A-routing-30 B-routing-21 /act/userprofile is Profile, for everybody signed in',
    path: '/act/userprofile',
    title: 'Profile',
    may: everyone,
  },
  { required: '/administration/definitions is Definitions, for none of the four', path: '/administration/definitions', title: 'Definitions', may: [] },
  { required: '/administration/audit is Audit trail, for none of the four', path: '/administration/audit', title: 'Audit trail', may: [] },
  { required: '/administration/people is People, for administration', path: '/administration/people', title: 'People', may: ['administrator'] },
  { required: 'A-routing-04 /news is News, for everybody signed in', path: '/news', title: 'News', may: everyone },
  { required: '/trackers is Trackers, for everybody signed in', path: '/trackers', title: 'Trackers', may: everyone },
  { required: 'A-routing-05 /university is University, for everybody signed in', path: '/university', title: 'University', may: everyone },
  {
    required: 'A-routing-06 A-routing-62 /administration is Administration, for administration, coaches and support',
    path: '/administration',
    title: 'Administration',
    may: staff,
  },
  {
    required: 'A-routing-37 /administration/reports2/reporting-dashboard is Reporting Dashboard, for administration, coaches and support',
    path: '/administration/reports2/reporting-dashboard',
    title: 'Reporting Dashboard',
    may: staff,
  },
  {
    required: 'A-routing-38 /administration/partner-admin is Partner Administration, for none of the four',
    path: '/administration/partner-admin',
    title: 'Partner Administration',
    may: [],
  },
  {
    required: 'A-routing-39 /administration/tools/challenges/wizard is Challenge Wizard, for administration, coaches and support',
    path: '/administration/tools/challenges/wizard',
    title: 'Challenge Wizard',
    may: staff,
  },
  {
    required: 'A-routing-40 /administration/tools/challenges/templates/wizard is Challenge Template Wizard, for administration, coaches and support',
    path: '/administration/tools/challenges/templates/wizard',
    title: 'Challenge Template Wizard',
    may: staff,
  },
  {
    required: 'A-routing-41 /administration/tools/challenges/new is New Challenge, for administration, coaches and support',
    path: '/administration/tools/challenges/new',
    title: 'New Challenge',
    may: staff,
  },
  {
    required: 'C-routing-01 /administration/tools/challenges/groups is Challenge Groups, for administration, coaches and support',
    path: '/administration/tools/challenges/groups',
    title: 'Challenge Groups',
    may: staff,
  },
  { required: 'A-routing-64 /administration/deposits is Deposits, for none of the four', path: '/administration/deposits', title: 'Deposits', may: [] },
  { required: 'A-routing-07 A-routing-60 A-routing-50 /support is Support, for the support', path: '/support', title: 'Support', may: ['support'] },
  {
    required: 'A-routing-61 /support/entity-management is Entity Management, for none of the four',
    path: '/support/entity-management',
    title: 'Entity Management',
    may: [],
  },
  { required: 'A-routing-32 /home/support is Support, for the support', path: '/home/support', title: 'Support', may: ['support'] },
  { required: 'A-routing-08 /customsupport is Custom Support, for everybody signed in', path: '/customsupport', title: 'Custom Support', may: everyone },
  { required: 'A-routing-09 /rewards is Rewards, for everybody signed in', path: '/rewards', title: 'Rewards', may: everyone },
  {
    required: 'A-routing-29 B-routing-20 /rewards/statement is Statement, for everybody signed in',
    path: '/rewards/statement',
    title: 'Statement',
    may: everyone,
  },
  { required: 'A-routing-11 /calendar is Calendar, for everybody signed in', path: '/calendar', title: 'Calendar', may: everyone },
  { required: 'A-routing-12 /health is Health, for everybody signed in', path: '/health', title: 'Health', may: everyone },
  {
    required: 'A-routing-28 B-routing-12 /health/assessment is Health Assessment, for everybody signed in',
    path: '/health/assessment',
    title: 'Health Assessment',
    may: everyone,
  },
  {
    required: 'A-routing-27 B-routing-08 /health/profile is Health Profile, for everybody signed in',
    path: '/health/profile',
    title: 'Health Profile',
    may: everyone,
  },
  { required: 'A-routing-13 A-routing-58 A-routing-59 /coaching is Coaching, for the coach', path: '/coaching', title: 'Coaching', may: ['coach'] },
  {
    required: 'A-routing-22 A-routing-49 C-routing-03 /coaching/participant-list is Participants, for the coach',
    path: '/coaching/participant-list?tab=2',
    title: 'Participants',
    may: ['coach'],
  },
  {
    required: 'A-routing-14 A-routing-63 /reporting is Reporting, for administration, coaches and support',
    path: '/reporting',
    title: 'Reporting',
    may: staff,
  },
  { required: 'A-routing-15 /setup is Setup, for everybody signed in', path: '/setup', title: 'Setup', may: everyone },
  { required: 'A-routing-16 /settings is Settings, for everybody signed in', path: '/settings', title: 'Settings', may: everyone },
  {
    required: 'A-routing-65 /settings/coach-scheduler is Coach Scheduler Settings, for none of the four',
    path: '/settings/coach-scheduler',
    title: 'Coach Scheduler Settings',
    may: [],
  },
  { required: 'A-routing-18 /resource-hub is Resource Hub, for everybody signed in', path: '/resource-hub', title: 'Resource Hub', may: everyone },
  {
    required: 'A-routing-20 B-routing-17 C-routing-02 /programs/join is Join a Program, for everybody signed in',
    path: '/programs/join?sectionId=PersonalChallengeSection_2026',
    title: 'Join a Program',
    may: everyone,
  },
  {
    required: 'A-routing-26 B-routing-19 /programs/detail is Program, for everybody signed in',
    path: '/programs/detail?owner=1&id=2',
    title: 'Program',
    may: everyone,
  },
  {
    required: 'A-routing-21 C-routing-04 /coaching/participant-list/participant-profile/:userId is Participant, for the coach',
    path: '/coaching/participant-list/participant-profile/user-000001',
    title: 'Participant',
    may: ['coach'],
  },
  {
    required: 'A-routing-23 A-routing-24 a participant has a place for a session and for the list that one came from',
    path: '/coaching/participant-list/participant-profile/user-000001?sessionId=1&source=list',
    title: 'Participant',
    may: ['coach'],
  },
  {
    required: 'A-routing-25 C-routing-05 /coaching/calendar/user/:userId is the calendar of a participant, for the coach',
    path: '/coaching/calendar/user/1',
    title: "Participant's Calendar",
    may: ['coach'],
  },
  {
    required: 'A-routing-06 /administration/program-notifications is Program Notification Settings, for the administrator',
    path: '/administration/program-notifications',
    title: 'Program Notification Settings',
    may: ['administrator'],
  },
];

/** One path of each screen that the table leads to: there axe looks, and whether the page fits its window. */
const looked = [
  '/programs',
  '/act/userprofile',
  '/news',
  '/trackers',
  '/rewards',
  '/health/profile',
  '/coaching/participant-list?tab=2',
  '/coaching/participant-list/participant-profile/user-000001?sessionId=1&source=list',
  '/administration/program-notifications',
  '/support/entity-management',
];

/** Whether axe looks there as this role: at the frame of each role, at the unauthorized page, and at every other screen as the first that may open it. */
const isLookedAt = (role: Role, path: string, may: readonly Role[]) =>
  looked.includes(path) && (may.length === 0 || may[0] === role || (path === '/programs' && may.includes(role)));

/** Where each role came, and what the page was called there. */
const reached = new Map<string, { path: string; title: string }>();

describe.each(everyone)('a %s', (role) => {
  const visit = sharedVisit(async () => {
    const tab = await application.open();
    await tab.enterAs(who[role]);
    return tab;
  });

  test.each(['wide', 'narrow'] as Width[])(
    'A-routing-53 A-http-errors-03 walks the whole route table, and what they may not open leads to the unauthorized page: %s',
    async (width) => {
      const tab = await visit(width);
      for (const { path, may } of routes) {
        await follow(tab, path);
        const expected = may.includes(role) ? path.split('?')[0] : '/errors/unauthorized';
        await expect.poll(() => new URL(tab.page.url()).pathname, { ...patient, message: `${role} at ${path}` }).toBe(expected);
        await expect.poll(() => tab.page.title(), patient).not.toBe('');
        if (isLookedAt(role, path, may)) await expectSound(tab);
        else await expectQuiet(tab);
        reached.set(`${width} ${role} ${path}`, { path: new URL(tab.page.url()).pathname, title: await tab.page.title() });
      }
    },
  );
});

test.each(routes)('$required', ({ path, title, may }) => {
  for (const width of ['wide', 'narrow'])
    for (const role of everyone)
      expect(reached.get(`${width} ${role} ${path}`), `${width} ${role}`).toEqual(
        may.includes(role) ? { path: path.split('?')[0], title: `${title} · Wellspring` } : { path: '/errors/unauthorized', title: 'Not allowed · Wellspring' },
      );
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
  await enter(tab, who[role]);
  await expect.poll(() => tab.page.url().replace(application.address, ''), patient).toBe(may ? path : '/errors/unauthorized');
  await tab.context.close();
});

describe('what nobody has signed in for', () => {
  const visit = sharedVisit(async () => {
    const tab = await application.open();
    await tab.go('/errors');
    return tab;
  });

  test.each([
    { required: 'A-routing-42 /act/auth/login is the sign-in', path: '/act/auth/login', title: 'Sign in' },
    { required: 'A-routing-43 /act/auth/login/reset is for a forced or forgotten password', path: '/act/auth/login/reset', title: 'Reset your password' },
    { required: 'A-routing-44 /act/auth/login/trustdevice is for an unverified device', path: '/act/auth/login/trustdevice', title: 'Verify this device' },
    {
      required: 'A-routing-45 /act/auth/login/password-success is for a password changed elsewhere',
      path: '/act/auth/login/password-success',
      title: 'Password changed',
    },
    { required: 'A-routing-33 /act/auth/registration/v2 is the registration', path: '/act/auth/registration/v2', title: 'Registration' },
    { required: 'A-routing-34 /act/auth/registration leads there too', path: '/act/auth/registration', title: 'Registration' },
    { required: 'A-routing-35 /act/auth/validation is the validation', path: '/act/auth/validation', title: 'Validation' },
    { required: 'A-routing-10 B-routing-01 /errors needs no sign-in', path: '/errors', title: 'Something went wrong' },
    { required: 'A-routing-10 B-routing-06 /errors/unauthorized needs no sign-in', path: '/errors/unauthorized', title: 'Not allowed' },
  ])('$required, for everybody', async ({ path, title }) => {
    const tab = await visit();
    await follow(tab, path);
    await expect.poll(() => tab.page.title(), patient).toBe(`${title} · Wellspring`);
    expect(new URL(tab.page.url()).pathname).toBe(path);
  });
});

test('A-routing-02 A-routing-03 A-routing-19 /userprofile leads to /act/userprofile, the empty path to the programs, anything else to the not-found page', async () => {
  const tab = await application.open();
  await tab.enterAs(who.participant, '/userprofile');
  await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe('/act/userprofile');
  const led = { '/': '/programs', '/no/such/page': '/notfound', '/userprofile': '/act/userprofile', '/PROGRAMS': '/PROGRAMS' };
  for (const [path, to] of Object.entries(led)) {
    // The server has one page for all of them.
    await (path === '/' || path === '/no/such/page' ? tab.page.goto(path) : follow(tab, path));
    await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe(to);
  }
  await tab.context.close();
});

test('A-routing-31 /act/logout logs out and leads to the sign-in', async () => {
  const tab = await application.open();
  await tab.enterAs(who.participant);
  await follow(tab, '/act/logout');
  await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe('/act/auth/login');
  await tab.page.goto('/programs');
  await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe('/act/auth/login');
  await tab.context.close();
});

test('A-routing-36 A-routing-47 a key of an administrator lands at the administration', async () => {
  const tab = await application.open();
  await tab.page.goto('/act/auth/validation/authcode?VKey=demo-key-of-an-administrator');
  await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe('/administration');
  await tab.context.close();
});

test('A-routing-48 a partner administrator opens the page of partner administrators, and nothing else of the administration', async () => {
  const tab = await application.open();
  await tab.enterAs('partner@north.example');
  expect(await follow(tab, '/administration/partner-admin')).toBe('/administration/partner-admin');
  await follow(tab, '/administration');
  await expect.poll(() => new URL(tab.page.url()).pathname, patient).toBe('/errors/unauthorized');
  await tab.context.close();
});
