import { describe, expect, test } from 'vitest';
import { evaluate } from '../../runtime/expressions/evaluate';
import { testWalk } from './test-walk';
import { answer, flows, refused, type Step, type Walk, walkThrough } from './walk';

const session = flows.find(({ id }) => id === 'session');
const signedIn = { signedIn: true, loginType: 'NonSSO', user: { UserId: 'u1', Roles: ['Participant'] }, entity: {}, settings: { EnabledToggles: [] } };
const walk = (steps: Step[], more: Partial<Walk> = {}) => walkThrough(session ?? never(), { session: signedIn, ...more, steps: [...steps] });
const never = (): never => {
  throw new Error('There is no flow "session".');
};
const begun: Step = { send: { type: 'session.started' } };
const active = 'signedIn.idle.active,keepAlive.waiting,language.choosing';
const warned = 'signedIn.idle.warned,keepAlive.waiting,language.choosing';
/** The session is kept alive once, before the person's idle time has passed. */
const pinged: Step = { wait: 420, call: answer(true), effects: ['call keepSessionAlive'], then: active };

test('A-constants-01 A-session-62 the warning appears after 780 s without activity, and not a second earlier', async () => {
  await walk([begun, pinged, { wait: 359, then: active }, { wait: 1, then: warned }]);
});

test('A-session-62 activity restarts the 780 s', async () => {
  await walk([
    begun,
    pinged,
    { wait: 300, send: { type: 'user.activity' } },
    { wait: 60, then: active },
    { wait: 60, call: answer(true) },
    { wait: 419 },
    { wait: 1, call: answer(true) },
  ]);
  await walk([
    begun,
    pinged,
    { wait: 300, send: { type: 'user.activity' } },
    { wait: 120, call: answer(true), then: active },
    { wait: 420, call: answer(true) },
    { wait: 239, then: active },
    { wait: 1, then: warned },
  ]);
});

test('A-constants-02 A-session-63 after a further 120 s the person is logged out, and not a second earlier', async () => {
  const loggedOut = ['call logOut', 'end session', 'store rootData nothing', 'go /act/auth/login'];
  await walk([
    begun,
    pinged,
    { wait: 360, then: warned },
    { wait: 60, call: answer(true) },
    { wait: 59, then: warned },
    { wait: 1, call: answer(true), effects: loggedOut, then: 'signedOut' },
  ]);
});

test('A-session-64 activity closes the warning', async () => {
  await walk([begun, pinged, { wait: 360, then: warned }, { send: { type: 'user.activity' }, then: active }]);
  await walk([begun, pinged, { wait: 360, then: warned }, { dialog: { result: true }, then: active }]);
});

test('A-constants-03 A-session-65 a keep-alive is sent every 420 s, also after one that failed', async () => {
  await walk([
    begun,
    { wait: 419, effects: [] },
    { wait: 1, call: answer(true), effects: ['call keepSessionAlive'] },
    { wait: 300, send: { type: 'user.activity' } },
    { wait: 119, effects: [] },
    { wait: 1, call: refused, effects: ['call keepSessionAlive'] },
    { wait: 419, effects: [] },
    { wait: 1, call: answer(true), effects: ['call keepSessionAlive'] },
  ]);
});

test('A-session-66 A-http-errors-08 a keep-alive that answers false logs the person out', async () => {
  await walk([
    begun,
    { wait: 420, call: answer(false), then: 'leavingUsual' },
    { call: answer(true), effects: ['end session', 'store rootData nothing', 'go /act/auth/login'], then: 'signedOut' },
  ]);
});

test('A-session-46 A-session-47 a stored token is verified with the server before any screen opens; a valid one leads onward', async () => {
  // The session call, which comes before all flows, has verified it. Nobody asks a second time.
  await walk([{ effects: ['store rootData a record', 'announce SESSION_READY'], then: active }], {
    stored: { token: { Token: 't', LoginType: 'NonSSO' } },
  });
});

test('A-session-48 an invalid token is removed', async () => {
  await walk([{ call: answer({ IsLoginSuccessful: false }), effects: ['call verifyToken', 'end session', 'store rootData nothing'], then: 'signedOut' }], {
    session: { signedIn: false },
    stored: { token: { Token: 't', LoginType: 'NonSSO' } },
  });
});

test('A-session-48 what is kept and is no token is removed without a call', async () => {
  await walk([{ effects: ['store token nothing', 'store rootData nothing'], then: 'signedOut' }], {
    session: { signedIn: false },
    stored: { token: { LoginType: 'NonSSO' } },
  });
  await walk([{ effects: ['store rootData nothing'], then: 'signedOut' }], { session: { signedIn: false }, stored: { token: null } });
});

test('A-session-49 an invalid token of a single sign-on leads to the single sign-on logout instead', async () => {
  await walk(
    [
      {
        call: answer({ IsLoginSuccessful: false }),
        effects: ['call verifyToken', 'store token nothing', 'store rootData nothing', 'leave to /api/login/LogOutSSO'],
        then: 'signedOut',
      },
    ],
    {
      session: { signedIn: false },
      stored: { token: { Token: 't', LoginType: 'SSO' } },
    },
  );
});

testWalk('others log out by the normal way', session, {
  session: signedIn,
  steps: [
    begun,
    { send: { type: 'LOG_OUT' }, effects: ['call logOut'], shows: ['A-session-58 the server is told who logs out'] },
    {
      call: answer(true),
      effects: ['end session', 'store rootData nothing', 'go /act/auth/login'],
      then: 'signedOut',
      shows: [
        'A-session-51 A-session-53 the session ends, and with it token and dialogs',
        'A-session-52 with the session the root data go',
        'A-session-54 after logging out the sign-in comes',
      ],
    },
  ],
});

test('A-session-56 a single sign-on person with a logout URL uses the single sign-on logout', async () => {
  const sso = { ...signedIn, loginType: 'SSO', entity: { SSOLogoutUrl: 'https://sso.example/out' } };
  await walk(
    [
      begun,
      {
        send: { type: 'LOG_OUT' },
        call: answer({ Ticket: 'x' }),
        effects: ['call issueTicket', 'store token nothing', 'store rootData nothing', 'leave to /api/login/LogOutSSO?ticket=x'],
      },
    ],
    { session: sso },
  );
  await walk(
    [begun, { send: { type: 'LOG_OUT' }, call: answer(true), effects: ['call logOut', 'end session', 'store rootData nothing', 'go /act/auth/login'] }],
    { session: { ...sso, entity: {} } },
  );
});

test.each(['Admin', 'PartnerAdmin', 'Coach', 'Support'])('A-session-02 A-session-57 a %s with the redesign toggle leaves by the main site', async (role) => {
  const staff = { ...signedIn, user: { UserId: 'u1', Roles: [role] }, settings: { EnabledToggles: ['RedesignEnabled'] } };
  await walk(
    [begun, { send: { type: 'LOG_OUT' }, call: answer(true), effects: ['call logOut', 'end session', 'store rootData nothing', 'leave to /account/logout'] }],
    { session: staff },
  );
  const without = { ...staff, settings: { EnabledToggles: [] } };
  await walk(
    [begun, { send: { type: 'LOG_OUT' }, call: answer(true), effects: ['call logOut', 'end session', 'store rootData nothing', 'go /act/auth/login'] }],
    { session: without },
  );
});

describe('D-offline-13 what a person typed for someone they act for leaves the device when the session ends', () => {
  const acting = { ...signedIn, user: { UserId: 'user-7' }, actor: { UserId: 'u1' }, settings: { ...signedIn.settings, Impersonation: { IsEnabled: true } } };
  const drafts = { assessmentDrafts: { u1: 1, 'user-7': 2 }, messageDrafts: { u1: { board: 'Mine' }, 'user-7': { board: 'For someone else' } } };
  const stored = { ...drafts, actedFor: 'user-7' };
  const keeps = { assessmentDrafts: { u1: 1, 'user-7': null }, messageDrafts: { u1: { board: 'Mine' }, 'user-7': null }, actedFor: null };

  test.each<[string, Step[]]>([
    ['by a sign-out', [{ send: { type: 'LOG_OUT' }, call: answer(true), keeps }]],
    ['by itself', [{ send: { type: 'session.ended' }, then: 'signedOut', keeps }]],
    ['in another tab', [{ send: { type: 'stored.token', value: { Token: '' } }, then: 'signedOut', keeps }]],
  ])('%s', async (_how, ends) => {
    await walk([{ ...begun, keeps: { actedFor: 'user-7' } }, ...ends], { session: acting, stored });
  });

  test('while no page was open', async () => {
    await walk([{ then: 'signedOut', keeps }], { session: { ...signedIn, signedIn: false, user: {} }, stored });
  });

  test('and what they typed for themselves stays when their own session ends by itself', async () => {
    await walk([begun, { send: { type: 'session.ended' }, then: 'signedOut', effects: ['store rootData nothing'] }], { stored: drafts });
  });
});

testWalk('a change of language', session, {
  session: signedIn,
  steps: [
    begun,
    {
      send: { type: 'CHANGE_LANGUAGE', code: 'es-419' },
      effects: ['store language es-419', 'call changeLanguage'],
      shows: ['A-session-59 a change of language is stored', 'A-session-60 a change of language is told to the server'],
    },
    { call: answer(true), effects: ['show Restarting the page in your chosen language.'], shows: ['A-session-92 a change of language is said'] },
    { wait: 2, effects: ['go /programs', 'reload'], shows: ['A-session-61 a change of language restarts the page at the programs'] },
  ],
});

test('A-constants-15 C-constants-31 who has chosen no language has en-US; es-419 is the other one', () => {
  const { language } = ((session ?? never()).context as { initial: { language: { $: string } } }).initial;
  const read = (kept: string | null) => evaluate(language.$, { stored: { language: kept } });
  expect([read(null), read('es-419')]).toEqual(['en-US', 'es-419']);
});

test('A-session-67 another user id stored by another tab reloads the page, the same one does not', async () => {
  await walk([begun, { send: { type: 'stored.userId', value: 'u1' }, effects: [] }, { send: { type: 'stored.userId', value: 'u2' }, effects: ['reload'] }]);
});
