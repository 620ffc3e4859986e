import { test } from 'vitest';
import { answer, flows, refused, type Step, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'sign-in');
const session = { signedIn: true, user: { UserId: 'u1', Roles: [] } };
const logIn = (returnUrl = '') => ({ type: 'LOG_IN', login: { UserName: 'a', Password: 'b' }, returnUrl });
const result = (given: object) =>
  answer({ IsLoginSuccessful: false, LoginType: 'NonSSO', FirstLoginFormSetup: false, Contacts: [], LoginErrors: [], ...given });
const success = (given: object = {}) => result({ IsLoginSuccessful: true, Token: 't', Stage: 'Authenticated', ...given });
const walk = async (steps: Step[], more: object = {}) => {
  if (!flow) throw new Error('There is no flow "sign-in".');
  await walkThrough(flow, { session, ...more, steps });
};
const goesTo = (path: string) => ['call logIn', 'start session t', 'store userId u1', `go ${path}`, 'announce SIGNED_IN'];

test('A-session-34 A-session-37 a successful sign-in stores the token and leads to the programs, or to where the person wanted to go', async () => {
  await walk([{ send: logIn(), call: success(), effects: goesTo('/programs') }]);
  await walk([{ send: logIn('/act/userprofile?tab=2'), call: success(), effects: goesTo('/act/userprofile?tab=2') }]);
});

test.each(['/es/act/userprofile', 'es/act/userprofile'])('A-routing-52 the language prefix of the way back %s is stripped', async (path) => {
  await walk([{ send: logIn(path), call: success(), effects: goesTo('/act/userprofile') }]);
});

test.each([
  ['AuthCodeAdmin', '/administration'],
  ['AuthCodeCoach', '/coaching/participant-list'],
  ['AuthCodeSupport', '/support'],
])('A-session-35 A-routing-51 a person signed in by %s lands at %s', async (loginType, path) => {
  await walk([{ send: logIn(), call: success({ LoginType: loginType }), effects: goesTo(path) }]);
});

test('A-session-36 a first login with a form set up leads to that form, without one to the programs', async () => {
  await walk([{ send: logIn(), call: success({ Stage: 'FirstLogin', FirstLoginFormSetup: true }), effects: goesTo('/act/firstlogin') }]);
  await walk([{ send: logIn(), call: success({ Stage: 'FirstLogin' }), effects: goesTo('/programs') }]);
});

test.each([
  ['A-session-38', 'ForceReset'],
  ['A-session-39', 'ForgotPassword'],
])('%s the stage %s leads to the reset page', async (_id, stage) => {
  await walk([{ send: logIn(), call: result({ Stage: stage }), effects: ['call logIn', 'go /act/auth/login/reset'], then: 'waiting' }]);
});

test('A-session-40 A-session-41 an unverified device leads to its page; the credentials are held until it is verified', async () => {
  const contacts = [{ MaskedContact: 'a•••', UserIdHash: 'h1', Type: 'Mobile', IsSelected: false }];
  await walk([
    {
      send: logIn('/act/userprofile'),
      call: result({ Stage: 'DeviceUnverified', Contacts: contacts }),
      effects: ['call logIn', 'go /act/auth/login/trustdevice'],
      then: 'unverified',
    },
    { send: { type: 'SEND_CODE', contact: 'h1', contactType: 'Mobile' }, call: answer(true), effects: ['call sendDeviceCode'] },
    {
      send: { type: 'VERIFY_DEVICE', verification: {} },
      call: success(),
      effects: ['call verifyDevice', 'start session t', 'store userId u1', 'go /act/userprofile', 'announce SIGNED_IN'],
    },
  ]);
});

test("A-session-42 a password changed on the company's website leads to the page that says so", async () => {
  await walk([{ send: logIn(), call: result({ Stage: 'SSOPasswordChangeOnWeb' }), effects: ['call logIn', 'go /act/auth/login/password-success'] }]);
});

test('A-session-43 a sign-in by a key clears the stored session first', async () => {
  await walk([
    { send: { type: 'AUTO_LOG_IN', key: 'k' }, effects: ['end session', 'announce SESSION_CLEARED'] },
    { send: { type: 'SESSION_CLEARED' }, call: refused, effects: ['call autoLogin'] },
  ]);
});

test('a single sign-on that fails leaves no ticket behind in the place of the token', async () => {
  await walk([
    { send: { type: 'SSO_LOG_IN', ticket: 's' }, effects: ['end session', 'announce SESSION_CLEARED'] },
    { send: { type: 'SESSION_CLEARED' }, call: refused, effects: ['store token a record', 'call ssoAutoLogin', 'store token nothing'], then: 'waiting' },
  ]);
});

test.each([
  [500, 'Unable to process request.', 'An error occurred, please try again later.'],
  [0, '', 'An error occurred, please try again later.'],
  [429, 'This account is locked.', 'This account is locked.'],
])('A-session-91 a sign-in that fails with %i "%s" says: %s', async (status, message, said) => {
  const failure = { StatusCode: status, Errors: message === '' ? [] : [{ Message: message }], ShowUser: true };
  await walk([{ send: logIn(), call: { ok: false, failure }, then: 'waiting', context: { message: said, loggingIn: false } }]);
});
