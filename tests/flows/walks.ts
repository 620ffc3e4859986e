import { answer, refused, type Step, type Walk } from './walk';

const signedIn = { signedIn: true, loginType: 'NonSSO', user: { UserId: 'u1', Roles: ['Participant'] }, entity: {}, settings: { EnabledToggles: [] } };
const tokenOf = (loginType = 'NonSSO') => ({ token: { Token: 't', LoginType: loginType } });
const result = (given: object) =>
  answer({ IsLoginSuccessful: false, LoginType: 'NonSSO', FirstLoginFormSetup: false, Contacts: [], LoginErrors: [], ...given });
const success = (given: object = {}) => result({ IsLoginSuccessful: true, Token: 't', Stage: 'Authenticated', ...given });
const logIn = { type: 'LOG_IN', login: { UserName: 'a', Password: 'b' }, returnUrl: '' };
const contacts = [{ MaskedContact: 'a•••', UserIdHash: 'h1', Type: 'Mobile', IsSelected: false }];
const reset = { UserName: 'a', Key: 'k', NewPassword: 'x', ConfirmPassword: 'x' };
const verification = { UserIdHash: 'h1', Code: '123456', RememberDevice: true };
const starts: Step[] = [
  { send: logIn, call: refused, then: 'waiting' },
  { send: { type: 'AUTO_LOG_IN', key: 'k' }, effects: ['end session', 'announce SESSION_CLEARED'], then: 'clearing' },
  { send: { type: 'SESSION_CLEARED' }, call: refused, effects: ['call autoLogin'], then: 'waiting' },
  { send: { type: 'SSO_LOG_IN', ticket: 's' }, effects: ['end session', 'announce SESSION_CLEARED'], then: 'clearing' },
  { send: { type: 'SESSION_CLEARED' }, call: refused, effects: ['store token a record', 'call ssoAutoLogin', 'store token nothing'], then: 'waiting' },
  { send: { type: 'REQUEST_RESET', userName: 'a' }, call: refused, effects: ['call requestPasswordReset'] },
  { send: { type: 'RESET', reset }, call: refused, effects: ['call resetPassword'] },
];
const unverified: Step = { send: logIn, call: result({ Stage: 'DeviceUnverified', Contacts: contacts }), then: 'unverified' };
/** Every way that the answer of one call may lead. */
const stages = (send: Step['send']): Step[] => [
  { send, call: result({ Stage: 'ForceReset' }), then: 'waiting' },
  { send, call: result({ Stage: 'SSOPasswordChangeOnWeb' }), then: 'waiting' },
  { send, call: result({ LoginErrors: ['Wrong.'] }), then: 'waiting' },
  { send, call: success(), then: 'succeeded' },
  { send, call: result({ Stage: 'DeviceUnverified', Contacts: contacts }), then: 'unverified' },
];
const signInWalk = (given: object, effects: string[], more: Partial<Walk> = {}): Walk => ({
  session: signedIn,
  ...more,
  steps: [
    {
      send: { ...logIn, ...(more.input as object) },
      call: success(given),
      effects: ['call logIn', 'start session t', 'store userId u1', ...effects, 'announce SIGNED_IN'],
      then: 'succeeded',
    },
    { send: { type: 'SIGNED_IN' }, then: 'waiting' },
  ],
});

const ready: Step = { send: { type: 'SESSION_READY' } };
const reloaded: Step = { send: { type: 'USER_RELOADED' } };
const terms = { ProgramNotificationId: 'n1', Name: 'Terms', Content: 'x', IsEnabled: true };
const news = (id: string) => ({ Id: id, AnnouncementId: id, DisplayType: 'Announcement', IsArchived: false, Title: id, Content: id });
/** The core data arrives: rewards, announcements, notifications. */
export const coreData = (notifications: object[] = [], announcements: object[] = []): Step[] => [
  { call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 0 }) },
  { call: answer(announcements) },
  { call: answer(notifications) },
];
/** Somebody who has just signed in. */
export const starting = ({ settings = {}, ...given }: { settings?: object; [name: string]: unknown } = {}) => ({
  ...signedIn,
  stage: 'Authenticated',
  firstLoginFormSetup: false,
  invalidLanguageRole: false,
  settings: { EnabledToggles: [], NewsFlashDisabled: false, Impersonation: { IsEnabled: false }, ...settings },
  ...given,
});
const firstLogin = (toggles: string[]) => starting({ stage: 'FirstLogin', settings: { EnabledToggles: toggles } });

/** Walks that together take every edge of a flow. A new flow, or a new edge, needs a step here. */
export const walks: Record<string, Walk[]> = {
  'http-errors': [
    {
      steps: [
        { send: { type: 'http.401', path: '/programs', status: 401, kind: 'status' }, effects: ['end session', 'go /act/auth/login'] },
        { send: { type: 'http.403', path: '/programs', status: 403, kind: 'status' }, effects: ['go /errors/unauthorized'] },
        { send: { type: 'http.parse', path: '/programs', status: 200, kind: 'parse' }, effects: ['go /errors'] },
        { send: { type: 'http.500', path: '/registration/v2/setup', status: 500, kind: 'status' }, effects: ['go /notfound'] },
        { send: { type: 'http.500', path: '/programs', status: 500, kind: 'status' }, effects: [] },
        { send: { type: 'http.429', path: '/login/resetpassword', status: 429, kind: 'status' }, effects: ['end session', 'go /act/auth/login'] },
      ],
    },
  ],
  connection: [
    {
      steps: [
        { send: { type: 'http.offline' }, then: 'lost' },
        { wait: 5, call: refused, then: 'lost', effects: ['call getSession'] },
        { send: { type: 'online' }, call: answer({}), then: 'connected', effects: ['call getSession', 'load again what failed'] },
        { send: { type: 'offline' }, then: 'lost' },
      ],
    },
  ],
  'sign-in': [
    signInWalk({}, ['go /programs']),
    {
      session: signedIn,
      steps: [
        {
          send: { ...logIn, returnUrl: '/es/act/userprofile' },
          call: success(),
          effects: ['call logIn', 'start session t', 'store userId u1', 'go /act/userprofile', 'announce SIGNED_IN'],
        },
        { send: { type: 'SIGNED_IN' } },
      ],
    },
    signInWalk({ Stage: 'FirstLogin', FirstLoginFormSetup: true }, ['go /act/firstlogin']),
    signInWalk({ Stage: 'FirstLogin' }, ['go /programs']),
    signInWalk({ LoginType: 'AuthCodeAdmin' }, ['go /administration']),
    signInWalk({ LoginType: 'AuthCodeCoach' }, ['go /coaching/participant-list']),
    signInWalk({ LoginType: 'AuthCodeSupport' }, ['go /support']),
    signInWalk({ LoginType: 'AuthCodeAdmin' }, ['go /administration/partner-admin'], {
      session: { ...signedIn, user: { UserId: 'u1', Roles: ['PartnerAdmin'] } },
    }),
    ...[logIn, { type: 'RESET', reset }].flatMap((send) => stages(send).map((step): Walk => ({ session: signedIn, steps: [step] }))),
    ...[
      { type: 'AUTO_LOG_IN', key: 'k' },
      { type: 'SSO_LOG_IN', ticket: 's' },
    ].flatMap((send) => stages({ type: 'SESSION_CLEARED' }).map((step): Walk => ({ session: signedIn, steps: [{ send }, step] }))),
    {
      steps: [
        { send: { type: 'route.entered', path: '/act/auth/login/reset' }, then: 'waiting' },
        { send: { type: 'route.entered', path: '/act/auth/login' }, then: 'waiting' },
        unverified,
        { send: { type: 'route.entered', path: '/act/auth/login' }, then: 'unverified' },
      ],
    },
    { steps: [...starts, { send: { type: 'REQUEST_RESET', userName: 'a' }, call: answer(true), then: 'waiting' }] },
    ...[starts.slice(0, 1), starts.slice(1, 3), starts.slice(3, 5), starts.slice(5, 6), starts.slice(6)].map(
      (steps): Walk => ({ steps: [unverified, ...steps] }),
    ),
    {
      session: signedIn,
      steps: [
        unverified,
        { send: { type: 'SEND_CODE', contact: 'h1', contactType: 'Mobile' }, call: refused, then: 'unverified' },
        { send: { type: 'SEND_CODE', contact: 'h1', contactType: 'Mobile' }, call: answer(true), then: 'unverified' },
        { send: { type: 'VERIFY_DEVICE', verification }, call: refused, then: 'unverified' },
        { send: { type: 'VERIFY_DEVICE', verification }, call: result({ LoginErrors: ['Wrong code.'] }), then: 'unverified' },
        {
          send: { type: 'VERIFY_DEVICE', verification },
          call: success({ TrustDeviceToken: 'd' }),
          effects: ['call verifyDevice', 'store trustedDevices a record', 'start session t', 'store userId u1', 'go /programs', 'announce SIGNED_IN'],
        },
      ],
    },
    { session: signedIn, steps: [unverified, { send: { type: 'VERIFY_DEVICE', verification }, call: success() }] },
  ],
  session: [
    { steps: [{ then: 'signedOut' }, { send: { type: 'session.started' } }] },
    { stored: tokenOf(), session: signedIn, steps: [{ call: refused, effects: ['call verifyToken', 'store rootData a record', 'announce SESSION_READY'] }] },
    { stored: tokenOf(), steps: [{ call: refused, then: 'signedOut' }] },
    { stored: tokenOf(), steps: [{ call: result({}), effects: ['call verifyToken', 'end session', 'store rootData nothing'], then: 'signedOut' }] },
    {
      stored: tokenOf('SSO'),
      steps: [
        {
          call: result({}),
          effects: ['call verifyToken', 'store token nothing', 'store rootData nothing', 'leave to /api/login/LogOutSSO'],
          then: 'signedOut',
        },
      ],
    },
    {
      stored: tokenOf(),
      session: signedIn,
      steps: [
        { call: success(), effects: ['call verifyToken', 'store rootData a record', 'announce SESSION_READY'] },
        { wait: 400, send: { type: 'user.activity' } },
        { wait: 20, call: answer(true), effects: ['call keepSessionAlive'] },
        { wait: 420, call: refused, effects: ['call keepSessionAlive'] },
        { wait: 360, dialog: { result: true } },
        { send: { type: 'stored.userId', value: 'u2' }, effects: ['reload'] },
        { send: { type: 'stored.userId', value: 'u1' }, effects: [] },
        { send: { type: 'stored.impersonatedUserName', value: 'x' }, effects: ['reload'] },
        { send: { type: 'CHANGE_LANGUAGE', code: 'es-419' }, call: refused, effects: ['store language es-419', 'call changeLanguage', 'show No.'] },
        {
          send: { type: 'CHANGE_LANGUAGE', code: 'en-US' },
          call: answer(true),
          effects: ['store language en-US', 'call changeLanguage', 'show Restarting the page in your chosen language.'],
        },
        { wait: 2, effects: ['go /programs', 'reload'] },
        { send: { type: 'session.ended' }, then: 'signedOut' },
      ],
    },
    ...[{ send: { type: 'user.activity' } }, { dialog: 'dismissed' as const }].map(
      (step): Walk => ({
        session: signedIn,
        steps: [
          { send: { type: 'session.started' } },
          { wait: 419, send: { type: 'user.activity' } },
          { wait: 1, call: answer(true) },
          { wait: 419 },
          { wait: 360 },
          step,
        ],
      }),
    ),
    {
      session: signedIn,
      steps: [
        { send: { type: 'session.started' } },
        { wait: 420, call: answer(true) },
        { wait: 360 },
        { wait: 60, call: answer(true) },
        { wait: 59 },
        { wait: 1, call: answer(true), effects: ['call logOut', 'end session', 'store rootData nothing', 'go /act/auth/login'], then: 'signedOut' },
      ],
    },
    { session: signedIn, steps: [{ send: { type: 'session.started' } }, { wait: 420, call: answer(false) }, { call: refused, then: 'signedOut' }] },
    {
      session: signedIn,
      steps: [
        { send: { type: 'session.started' } },
        { send: { type: 'stored.token', value: null }, effects: ['end session', 'store rootData nothing', 'go /act/auth/login'], then: 'signedOut' },
      ],
    },
    {
      session: { ...signedIn, loginType: 'SSO', entity: { SSOLogoutUrl: 'https://sso.example/out' } },
      steps: [
        { send: { type: 'session.started' } },
        {
          send: { type: 'LOG_OUT' },
          call: answer({ Ticket: 'x' }),
          effects: ['call issueTicket', 'store token nothing', 'store rootData nothing', 'leave to /api/login/LogOutSSO?ticket=x'],
          then: 'signedOut',
        },
        { send: { type: 'session.started' } },
        { send: { type: 'LOG_OUT' }, call: refused, then: 'leavingUsual' },
      ],
    },
    ...[answer(true), refused].map(
      (call): Walk => ({
        session: { ...signedIn, user: { UserId: 'u1', Roles: ['Coach'] }, settings: { EnabledToggles: ['RedesignEnabled'] } },
        steps: [
          { send: { type: 'session.started' } },
          { send: { type: 'LOG_OUT' }, call, effects: ['call logOut', 'end session', 'store rootData nothing', 'leave to /account/logout'], then: 'signedOut' },
        ],
      }),
    ),
  ],
  'start-up': [
    {
      session: starting(),
      steps: [
        ready,
        ...coreData(),
        { send: { type: 'live.Home' }, call: answer([]), then: 'refreshingRewards' },
        { call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 5 }), then: 'done' },
        { send: { type: 'live.missed' }, call: refused, then: 'done' },
        { send: { type: 'live.Home' }, call: refused, then: 'done' },
        { send: { type: 'live.Points' }, call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 5 }), then: 'done' },
        { send: { type: 'live.Points' }, call: refused, then: 'done' },
      ],
    },
    { session: starting(), steps: [ready, ...coreData(), { then: 'done' }, { send: { type: 'session.ended' }, then: 'waiting' }] },
    {
      session: starting(),
      steps: [ready, { call: refused }, { call: refused }, { call: refused, then: 'done' }, { send: ready.send as never, then: 'loadingRewards' }],
    },
    {
      session: starting({ invalidLanguageRole: true, settings: { EnabledToggles: ['SpanishEnabled'] } }),
      steps: [ready, { dialog: { result: true }, call: refused, then: 'loadingRewards' }],
    },
    {
      session: starting({ invalidLanguageRole: true, settings: { EnabledToggles: ['SpanishEnabled'] } }),
      steps: [ready, { dialog: { result: true } }, { call: answer(true), then: 'waiting' }],
    },
    ...[{ result: { saved: true } }, 'dismissed' as const].map(
      (dialog): Walk => ({
        session: firstLogin(['RegistrationV2Enabled']),
        steps: [
          ready,
          ...coreData(),
          { dialog },
          ...(dialog === 'dismissed' ? [{ call: answer({}) }] : []),
          reloaded,
          { call: success() },
          reloaded,
          { then: 'done' },
        ],
      }),
    ),
    { session: firstLogin(['RegistrationV2Enabled']), steps: [ready, ...coreData(), { dialog: 'dismissed' }, { call: refused, then: 'reloadingUser' }] },
    { session: firstLogin([]), steps: [ready, ...coreData(), { call: refused, then: 'done' }] },
    { session: starting({ settings: { Impersonation: { IsEnabled: true } } }), steps: [ready, ...coreData([terms]), { then: 'done' }] },
    {
      session: starting(),
      steps: [
        ready,
        ...coreData([terms], [news('a'), news('b')]),
        { dialog: { result: { accepted: true } } },
        { call: refused, then: 'notification' },
        { dialog: { result: { accepted: true } } },
        { call: answer({ Successful: true }), then: 'newsFlash' },
        { dialog: { result: { gotIt: true } }, then: 'newsFlash' },
        { dialog: { result: { gotIt: false } }, then: 'archiving' },
        { call: answer([]), then: 'disabling' },
        { call: answer(true), then: 'done' },
      ],
    },
    {
      session: starting(),
      steps: [
        ready,
        ...coreData([], [news('a')]),
        { dialog: { result: { gotIt: true } } },
        { call: refused, then: 'disabling' },
        { call: refused, then: 'done' },
      ],
    },
    { session: starting(), steps: [ready, ...coreData([], [news('a')]), { dialog: 'dismissed', then: 'disabling' }] },
    { session: starting({ settings: { NewsFlashDisabled: true } }), steps: [ready, ...coreData([], [news('a')]), { then: 'done' }] },
  ],
  'program-notifications': [
    {
      steps: [
        { send: { type: 'NEW' } },
        { send: { type: 'EDIT', notification: { ProgramNotificationId: '2', Name: 'Two', Content: 'x' } } },
        { send: { type: 'CLOSE' } },
        { send: { type: 'EDIT', notification: { ProgramNotificationId: '1', Name: 'One', Content: 'x' } } },
      ],
    },
  ],
};
