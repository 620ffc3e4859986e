import { answer, refused, type Step, type Walk } from './walk';

export const signedIn = { signedIn: true, loginType: 'NonSSO', user: { UserId: 'u1', Roles: ['Participant'] }, entity: {}, settings: { EnabledToggles: [] } };
export const tokenOf = (loginType = 'NonSSO') => ({ token: { Token: 't', LoginType: loginType } });
export const result = (given: object) =>
  answer({ IsLoginSuccessful: false, LoginType: 'NonSSO', FirstLoginFormSetup: false, Contacts: [], LoginErrors: [], ...given });
export const success = (given: object = {}) => result({ IsLoginSuccessful: true, Token: 't', Stage: 'Authenticated', ...given });
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
const factor: Step = {
  send: logIn,
  call: result({ Stage: 'SecondFactor', SecondFactorKey: 'f' }),
  effects: ['call logIn', 'go /act/auth/login/second-factor'],
  then: 'factor',
};
const unverified: Step = { send: logIn, call: result({ Stage: 'DeviceUnverified', Contacts: contacts }), then: 'unverified' };
/** Where a second factor is asked for, or must be set up. */
const factorStages = (send: Step['send']): Step[] => [
  { send, call: result({ Stage: 'SecondFactor', SecondFactorKey: 'f' }), then: 'factor' },
  { send, call: result({ Stage: 'SecondFactorSetup', SecondFactorKey: 'f' }), then: 'factor' },
];
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

/** Together they take every edge of signing in. */
export const signInWalks: Walk[] = [
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
  ...[logIn, { type: 'RESET', reset }].flatMap((send) => [...stages(send), ...factorStages(send)].map((step): Walk => ({ session: signedIn, steps: [step] }))),
  ...[
    { type: 'AUTO_LOG_IN', key: 'k' },
    { type: 'SSO_LOG_IN', ticket: 's' },
  ].flatMap((send) => stages({ type: 'SESSION_CLEARED' }).map((step): Walk => ({ session: signedIn, steps: [{ send }, step] }))),
  {
    steps: [
      { send: { type: 'route.entered', path: '/act/auth/login/reset' }, then: 'waiting' },
      { send: { type: 'route.entered', path: '/act/auth/login' }, then: 'waiting' },
      unverified,
      { send: { type: 'route.entered', path: '/act/auth/login' }, then: 'waiting' },
    ],
  },
  { steps: [...starts, { send: { type: 'REQUEST_RESET', userName: 'a' }, call: answer(true), then: 'waiting' }] },
  ...[starts.slice(0, 1), starts.slice(1, 3), starts.slice(3, 5), starts.slice(5, 6), starts.slice(6)].map(
    (steps): Walk => ({ steps: [unverified, ...steps] }),
  ),
  ...[starts.slice(0, 1), starts.slice(1, 3), starts.slice(3, 5), starts.slice(5, 6), starts.slice(6)].map((steps): Walk => ({ steps: [factor, ...steps] })),
  { steps: [factor, { send: { type: 'route.entered', path: '/act/auth/login' }, then: 'waiting' }] },
  {
    session: signedIn,
    steps: [
      factor,
      { send: { type: 'VERIFY_FACTOR', code: '123456' }, call: refused, then: 'factor' },
      { send: { type: 'VERIFY_FACTOR', code: '123456' }, call: result({ LoginErrors: ['Wrong code.'] }), then: 'factor' },
      {
        send: { type: 'VERIFY_FACTOR', code: '123456' },
        call: success(),
        effects: ['call verifySecondFactor', 'start session t', 'store userId u1', 'go /programs', 'announce SIGNED_IN'],
      },
    ],
  },
  {
    session: signedIn,
    steps: [
      {
        send: logIn,
        call: result({ Stage: 'SecondFactorSetup', SecondFactorKey: 'f' }),
        effects: ['call logIn', 'go /act/auth/login/second-factor/setup'],
        then: 'factor',
      },
      {
        send: { type: 'FACTOR_SET_UP', result: { IsLoginSuccessful: true, Token: 't', LoginType: 'NonSSO', Stage: 'Authenticated' } },
        effects: ['start session t', 'store userId u1', 'go /programs', 'announce SIGNED_IN'],
      },
    ],
  },
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
];
