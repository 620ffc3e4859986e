import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { visit } from '../../runtime/contracts/visits';
import { holds } from '../../runtime/expressions/evaluate';

const { shell } = compile(readSource(join(import.meta.dirname, '../..'))).base!;

const user = (...Roles: string[]) => ({ user: { UserId: '1', Roles, EntityId: 'lakeside' } });
const settings = (more: object = {}) => ({
  settings: { Designations: [], EnabledToggles: [], Impersonation: { IsEnabled: false, IsSupport: false }, ...more },
});
const entity = (more: object = {}) => ({ entity: { EntityId: 'lakeside', ParentEntityId: 'north', EntityPurpose: 'Company', EntityFeatures: [], ...more } });
const participant = { signedIn: true, stage: 'Authenticated', firstLoginFormSetup: false, ...user(), ...settings(), ...entity() };
const designated = (EntityId: string, Value: string, Type = 'Coaching') => settings({ Designations: [{ Type, EntityId, Value }] });
const mall = (Impersonation: object, RewardsMallEnabled: unknown = true) =>
  settings({ RewardsMallEnabled, Impersonation: { IsEnabled: false, IsSupport: false, ...Impersonation } });

/** Who comes to a guard. */
const sessions: Record<string, object> = {
  nobody: { signedIn: false },
  participant,
  Admin: { ...participant, ...user('Admin') },
  WRAdmin: { ...participant, ...user('WRAdmin') },
  AdminLite: { ...participant, ...user('AdminLite') },
  Coach: { ...participant, ...user('Coach') },
  Support: { ...participant, ...user('Support') },
  SuperAdmin: { ...participant, ...user('SuperAdmin') },
  PartnerAdmin: { ...participant, ...user('PartnerAdmin') },
  Reporting: { ...participant, ...user('Reporting') },
  CompanyManager: { ...participant, ...user('CompanyManager') },
  'an administrator who sees health data': { ...participant, ...user(), actor: { Roles: ['HIPAAAccess'] } },
  'an administrator who does not': { ...participant, ...user(), actor: { Roles: ['Reporting'] } },
  'Coach and Admin': { ...participant, ...user('Coach', 'Admin') },
  'Coach and WRAdmin': { ...participant, ...user('Coach', 'WRAdmin') },
  'Coach and AdminLite': { ...participant, ...user('Coach', 'AdminLite') },
  'Coach, designated': { ...participant, ...user('Coach'), ...designated('lakeside', 'Company') },
  'Coach, designated None': { ...participant, ...user('Coach'), ...designated('lakeside', 'None') },
  'Coach, designated elsewhere': { ...participant, ...user('Coach'), ...designated('summit', 'Company') },
  'Coach, designated for support': { ...participant, ...user('Coach'), ...designated('lakeside', 'Company', 'Support') },
  'designated, no coach': { ...participant, ...designated('lakeside', 'Company') },
  'with the scheduled workflow': { ...participant, ...entity({ EntityFeatures: ['TextTool', 'CoachingScheduledWorkflow'] }) },
  'with another feature': { ...participant, ...entity({ EntityFeatures: ['TextTool'] }) },
  'of the global entity': { ...participant, ...entity({ ParentEntityId: undefined, EntityPurpose: 'Global' }) },
  'of a global entity with a parent': { ...participant, ...entity({ EntityPurpose: 'Global' }) },
  'of a partner without a parent': { ...participant, ...entity({ ParentEntityId: undefined, EntityPurpose: 'Partner' }) },
  'with the mall': { ...participant, ...mall({}) },
  'without the mall': { ...participant, ...mall({}, false) },
  'with the mall, acting as a coach': { ...participant, ...mall({ IsEnabled: true, IsCoach: true }) },
  'with the mall, acting as support': { ...participant, ...mall({ IsEnabled: true, IsSupport: true }) },
  'without the mall, acting as support': { ...participant, ...mall({ IsEnabled: true, IsSupport: true }, false) },
  'first login without a form': { ...participant, stage: 'FirstLogin' },
  'first login with a form': { ...participant, stage: 'FirstLogin', firstLoginFormSetup: true },
  'first login with a form, toggle on': {
    ...participant,
    stage: 'FirstLogin',
    firstLoginFormSetup: true,
    ...settings({ EnabledToggles: ['RegistrationV2Enabled'] }),
  },
  'first login without a form, toggle on': { ...participant, stage: 'FirstLogin', ...settings({ EnabledToggles: ['RegistrationV2Enabled'] }) },
};
const all = Object.keys(sessions);
const coaches = all.filter((name) => name.startsWith('Coach'));

/** Each guard, and whom it lets through: nobody else. */
const table: { title: string; guard: string; passes: string[] }[] = [
  {
    title: 'A-routing-56 A-routing-57 fulfillment: the mall is shown, and one acts for nobody but as support',
    guard: 'fulfillment',
    passes: ['with the mall', 'with the mall, acting as support'],
  },
  {
    title: 'A-routing-58 A-routing-59 coaching: the role of a coach, and a coaching designation for the own company other than None',
    guard: 'coaching',
    passes: ['Coach, designated'],
  },
  { title: 'A-routing-60 support: Support or SuperAdmin', guard: 'support', passes: ['Support', 'SuperAdmin'] },
  { title: 'A-routing-61 the administration of companies: SuperAdmin', guard: 'superAdministration', passes: ['SuperAdmin'] },
  {
    title: 'A-routing-62 administration: six roles',
    guard: 'administration',
    passes: ['Admin', 'WRAdmin', 'AdminLite', 'Support', 'SuperAdmin', ...coaches],
  },
  {
    title: 'A-routing-62 A-routing-63 reports: the same, and Reporting',
    guard: 'reports',
    passes: ['Admin', 'WRAdmin', 'AdminLite', 'Support', 'SuperAdmin', 'Reporting', ...coaches],
  },
  { title: 'partner administration: PartnerAdmin', guard: 'partnerAdministration', passes: ['PartnerAdmin'] },
  { title: 'A-routing-64 deposits: the global entity', guard: 'deposits', passes: ['of the global entity'] },
  {
    title: 'A-routing-65 coach administration: a coach who is Admin or WRAdmin',
    guard: 'coachAdministration',
    passes: ['Coach and Admin', 'Coach and WRAdmin'],
  },
  {
    title: 'settings: Admin, WRAdmin or SuperAdmin',
    guard: 'settings',
    passes: ['Admin', 'WRAdmin', 'SuperAdmin', 'Coach and Admin', 'Coach and WRAdmin'],
  },
  {
    title: 'A-routing-66 A-routing-67 the first sign-in: with a form of the company, under either toggle, nowhere else first',
    guard: 'firstLogin',
    passes: all.filter((name) => !name.startsWith('first login with a form')),
  },
  {
    title: 'the first-login form: whoever has to fill it in',
    guard: 'firstLoginOnly',
    passes: ['first login with a form', 'first login with a form, toggle on'],
  },
  {
    title: 'A-routing-68 not while acting for somebody else',
    guard: 'notImpersonating',
    passes: all.filter((name) => !name.includes('acting')),
  },
  {
    title: 'health data: whoever sits at the keyboard holds a role for it',
    guard: 'healthData',
    passes: ['an administrator who sees health data'],
  },
  { title: 'A-routing-69 the scheduled workflow is a feature of the company', guard: 'scheduledCoaching', passes: ['with the scheduled workflow'] },
];

test.each(table)('$title', ({ guard, passes }) => {
  const condition = shell.guards[guard]!.passWhen.$;
  const passing = all.filter((name) => holds(condition, { session: sessions[name], settings: shell.settings }));
  expect(new Set(passing)).toEqual(new Set(passes));
});

test('every guard stands in the table', () => {
  expect(table.map(({ guard }) => guard).sort((one, other) => one.localeCompare(other))).toEqual(
    Object.keys(shell.guards).sort((one, other) => one.localeCompare(other)),
  );
});

describe('on the way to a screen', () => {
  const faults: string[] = [];
  const services = (session: object) =>
    ({
      shell: { get: () => shell },
      settings: () => shell.settings,
      session: { get: () => session },
      stored: { values: { get: () => ({}) } },
      flows: { get: () => ({}) },
      onDevice: { state: { get: () => ({ waiting: [], seenAt: null }) } },
      now: () => '2026-11-21T12:00:00Z',
      report: ({ message }: { message: string }) => faults.push(message),
    }) as unknown as Parameters<typeof visit>[2];
  const wayOf = (path: string, name: string) => visit(path, '', services(sessions[name]!));

  test('A-routing-54 no screen opens before the session check has finished, whatever it will come to', () => {
    const isReady = (session: object, checked: boolean, loaded: boolean) =>
      holds(shell.app.readyWhen!.$, { session, flows: { session: { context: { checked } }, startUp: { context: { loaded } } } });
    expect(isReady(sessions.nobody!, false, false)).toBe(false);
    expect(isReady(participant, false, true)).toBe(false);
    expect(isReady(sessions.nobody!, true, false)).toBe(true);
    expect(isReady(participant, true, true)).toBe(true);
  });

  test.each(shell.routes.filter(({ allow, path }) => allow !== 'everyone' && !Object.hasOwn(shell.app.redirects ?? {}, path)).map(({ path }) => ({ path })))(
    'A-routing-55 nobody opens $path without a session: the sign-in comes, and leads back',
    ({ path }) => {
      expect(wayOf(path, 'nobody')).toEqual({ instead: `/act/auth/login?${new URLSearchParams({ returnUrl: path })}` });
    },
  );

  test('A-routing-56 each path that contains fulfillment has its guard', () => {
    const paths = shell.routes.filter(({ path }) => path.toLowerCase().includes('fulfillment'));
    expect(paths.map(({ path }) => path)).toContain('/rewards/fulfillment');
    for (const { path, guards } of paths) expect(guards, path).toContain('fulfillment');
  });

  test.each([
    ['A-routing-56', '/rewards/fulfillment', 'without the mall'],
    ['A-routing-57', '/rewards/fulfillment', 'with the mall, acting as a coach'],
    ['A-routing-59', '/coaching', 'Coach, designated None'],
    ['A-routing-60', '/support', 'Admin'],
    ['A-routing-61', '/support/entity-management', 'Support'],
    ['A-routing-62', '/administration', 'participant'],
    ['A-routing-64', '/administration/deposits', 'SuperAdmin'],
    ['A-routing-69', '/calendar/coaching-sessions', 'with another feature'],
    ['A-routing-68', '/calendar/coaching-sessions', 'with the mall, acting as support'],
  ])('%s A-routing-53 A-http-errors-03 whom the guard of %s does not let through goes to the unauthorized page: %s', (_id, path, name) => {
    expect(wayOf(path, name)).toEqual({ instead: '/errors/unauthorized' });
  });

  test.each(['first login with a form', 'first login with a form, toggle on'])(
    'A-routing-66 A-routing-67 a %s leads to act/firstlogin, and there the form opens',
    (name) => {
      expect(wayOf('/programs', name)).toEqual({ instead: '/act/firstlogin' });
      expect(wayOf('/act/firstlogin', name)).toHaveProperty('open');
      expect(wayOf('/programs', 'first login without a form')).toHaveProperty('open');
    },
  );

  test('no condition of a guard fails on the way', () => {
    for (const name of all) if (name !== 'nobody') for (const { path } of shell.routes) wayOf(path, name);
    expect(faults).toEqual([]);
  });
});
