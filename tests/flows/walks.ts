import { assessmentWalks } from './assessment-walks';
import { connectionWalks } from './connection-walks';
import { courseWalks } from './course-walks';
import { healthResultsWalks } from './health-results-walks';
import { impersonationWalks } from './impersonation-walks';
import { peopleExportWalks } from './people-export-walks';
import { earned, momentOf, momentsWalks } from './moments-walks';
import { programActionsWalks } from './program-actions-walks';
import { registrationWalks } from './registration-walks';
import { sessionSavingWalks, timeBlockSavingWalks } from './scheduler-walks';
import { result, signedIn, signInWalks, success, tokenOf } from './sign-in-walks';
import { variants, trackerWalks } from './tracker-walks';
import { answer, refused, type Step, type Walk } from './walk';

/** Where start-up is when all of the core data has been asked for. */
export const loading = 'loading.rewards.asking,announcements.asking,notifications.asking';

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
  ...connectionWalks,
  impersonation: impersonationWalks,
  registration: registrationWalks,
  'sign-in': signInWalks,
  session: [
    { steps: [{ then: 'signedOut' }, { send: { type: 'session.started' } }] },
    { stored: tokenOf(), session: signedIn, steps: [{ effects: ['store rootData a record', 'announce SESSION_READY'] }] },
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
        { effects: ['store rootData a record', 'announce SESSION_READY'] },
        { wait: 400, send: { type: 'user.activity' } },
        { wait: 20, call: answer(true), effects: ['call keepSessionAlive'] },
        { wait: 420, call: refused, effects: ['call keepSessionAlive'] },
        { wait: 360, dialog: { result: true } },
        { send: { type: 'stored.userId', value: 'u2' }, effects: ['reload'] },
        { send: { type: 'stored.userId', value: 'u1' }, effects: [] },
        { send: { type: 'IMPERSONATION_LOADED', isEnabled: true }, effects: ['store rootData a record', 'store actedFor u1'] },
        { send: { type: 'CHANGE_LANGUAGE', code: 'es-419' }, call: refused, effects: ['store language es-419', 'call changeLanguage', 'show No.'] },
        {
          send: { type: 'CHANGE_LANGUAGE', code: 'en-US' },
          call: answer(true),
          effects: ['store language en-US', 'call changeLanguage', 'show Restarting the page in your chosen language.'],
        },
        { wait: 2, effects: ['go /programs', 'reload'] },
        { send: { type: 'LANGUAGE_SAVED', code: 'es-419' }, effects: ['store language es-419', 'show Restarting the page in your chosen language.'] },
        { wait: 2, effects: ['reload'] },
        {
          send: { type: 'LANGUAGE_SAVED', code: 'es-419' },
          effects: ['store language es-419', 'show Restarting the page in your chosen language.'],
        },
        { wait: 2, effects: ['reload'] },
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
        { send: { type: 'live.Home' }, then: 'refreshingNews' },
        { send: { type: 'live.Home' }, call: answer([]), then: 'refreshingNews', effects: ['call getUserAnnouncements'] },
        { call: answer([]), then: 'refreshingRewards' },
        { send: { type: 'live.Points' }, call: answer(earned), then: 'refreshingRewards', effects: ['call getRewards'] },
        { send: { type: 'live.Home' }, call: answer([]), of: 'getUserAnnouncements', then: 'refreshingRewards' },
        { call: answer(earned), then: 'refreshingRewards' },
        { call: answer({ ...earned, Moments: [momentOf('m1')] }), then: 'done', effects: ['announce MOMENTS_LOADED'] },
      ],
    },
    {
      session: starting({ settings: { Impersonation: { IsEnabled: true } } }),
      steps: [ready, { call: answer({ ...earned, Moments: [momentOf('m1')] }) }, { call: answer([]) }, { call: answer([]), then: 'done', effects: [] }],
    },
    { session: starting(), steps: [ready, ...coreData(), { then: 'done' }, { send: { type: 'session.ended' }, then: 'waiting' }] },
    {
      session: starting(),
      steps: [
        ready,
        { call: refused, of: 'getUserProgramNotifications' },
        { call: refused },
        { call: refused, then: 'done' },
        { send: ready.send as never, then: loading },
      ],
    },
    {
      session: starting({ invalidLanguageRole: true, settings: { EnabledToggles: ['SpanishEnabled'] } }),
      steps: [ready, { dialog: { result: true }, call: refused, then: loading }],
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
    {
      session: starting({ stage: 'FirstLogin', firstLoginFormSetup: true }),
      steps: [
        ready,
        ...coreData(),
        { send: { type: 'FIRST_LOGIN_FORM_DONE' }, then: 'reloadingUser' },
        reloaded,
        { call: refused, then: 'firstLoginForm' },
        { send: { type: 'FIRST_LOGIN_FORM_DONE' } },
        reloaded,
        { call: success() },
        { ...reloaded, effects: ['go /programs'], then: 'done' },
      ],
    },
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
  'user-profile': [
    {
      steps: [
        { send: { type: 'SAVED', mobileNumber: '', isTextEnabled: false, language: '' }, effects: [], then: 'editing' },
        { send: { type: 'SAVED', mobileNumber: '', isTextEnabled: false, language: 'es-419' }, effects: ['announce LANGUAGE_SAVED'], then: 'editing' },
        { send: { type: 'SAVED', mobileNumber: '+12015550123', isTextEnabled: true, language: '' }, then: 'telling' },
        { dialog: { result: true }, effects: [], then: 'editing' },
        { send: { type: 'SAVED', mobileNumber: '+12015550123', isTextEnabled: false, language: 'en-US' }, effects: [], then: 'telling' },
        { dialog: 'dismissed', effects: ['announce LANGUAGE_SAVED'], then: 'editing' },
      ],
    },
  ],
  'health-assessment': assessmentWalks,
  course: courseWalks,
  'tracker-entry': Object.values(variants).flatMap((one) => Object.values(trackerWalks(one))),
  'people-export': peopleExportWalks,
  'session-saving': sessionSavingWalks,
  'time-block-saving': timeBlockSavingWalks,
  'program-actions': programActionsWalks,
  moments: momentsWalks,
  'health-results': healthResultsWalks,
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
