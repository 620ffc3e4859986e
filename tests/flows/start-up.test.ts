import { test } from 'vitest';
import { testWalk } from './test-walk';
import { answer, flows, refused, type Step, type Walk, walkThrough } from './walk';
import { coreData, loading, starting } from './walks';

const flow = flows.find(({ id }) => id === 'start-up');
const ready: Step = { send: { type: 'SESSION_READY' } };
const terms = { ProgramNotificationId: 'n1', Name: 'Terms', Content: 'x', IsEnabled: true };
const news = (id: string, more: object = {}) => ({
  Id: id,
  AnnouncementId: id,
  DisplayType: 'Announcement',
  IsArchived: false,
  Title: id,
  Content: id,
  ...more,
});
const walk = async (session: object, steps: Step[], more: Partial<Walk> = {}) => {
  if (!flow) throw new Error('There is no flow "start-up".');
  await walkThrough(flow, { session, ...more, steps });
};
const firstLogin = (toggles: string[], more: object = {}) => starting({ stage: 'FirstLogin', settings: { EnabledToggles: toggles }, ...more });
const completed = answer({ Stage: 'Authenticated', FirstLoginFormSetup: false });
const calls = ['call getRewards', 'call getUserAnnouncements', 'call getUserProgramNotifications'];
const after = (data: Step[], last: Partial<Step>): Step[] => [ready, ...data.slice(0, -1), { ...data.at(-1), ...last }];

test('A-startup-45 A-startup-46 the core data is loaded first, then the shell is shown', async () => {
  await walk(starting(), [
    { ...ready, effects: calls, then: loading },
    { call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 0 }), effects: [], context: { loaded: false } },
    { call: answer([]), effects: [], context: { loaded: false } },
    { call: answer([]), effects: [], then: 'done', context: { loaded: true } },
  ]);
});

test('A-rewards-40 A-startup-70 A-startup-71 what cannot be loaded holds nobody up; notifications are only logged', async () => {
  await walk(starting(), [
    ready,
    { call: refused, context: { errors: ['rewards'] } },
    { call: refused, context: { errors: ['rewards', 'announcements'] } },
    { call: refused, effects: ['report Program notifications could not be loaded: No.'], then: 'done' },
  ]);
});

test('A-startup-47 A-startup-48 A-session-01 the language prompt comes first; confirming it clears the flag and reloads the page', async () => {
  const spanish = starting({ invalidLanguageRole: true, settings: { EnabledToggles: ['SpanishEnabled'] } });
  await walk(spanish, [
    { ...ready, effects: [], then: 'languagePrompt' },
    { dialog: { result: true }, call: answer(true), effects: ['call changeLanguage', 'store language en-US', 'reload'] },
  ]);
  await walk(starting({ invalidLanguageRole: true }), [{ ...ready, then: loading }]);
  await walk(starting({ settings: { EnabledToggles: ['SpanishEnabled'] } }), [{ ...ready, then: loading }]);
});

testWalk('a first login with RegistrationV2', flow, {
  session: firstLogin(['RegistrationV2Enabled']),
  steps: [
    ready,
    ...coreData([terms]).slice(0, -1),
    { ...coreData([terms]).at(-1), then: 'welcoming', shows: ['A-startup-49 a first login opens the welcome form'] },
    {
      dialog: { result: { saved: true } },
      effects: ['refresh session', 'announce USER_RELOADED'],
      then: 'reloadingUser',
      shows: ['A-startup-51 a first login loads the user anew when the form is saved'],
    },
    {
      send: { type: 'USER_RELOADED' },
      call: completed,
      effects: ['call completeFirstLogin', 'store token a record', 'refresh session', 'announce USER_RELOADED'],
      shows: ['A-startup-52 then a first login is marked complete'],
    },
    { send: { type: 'USER_RELOADED' }, then: 'notification', shows: ['A-startup-53 a first login goes on with the notifications'] },
  ],
});

test('A-startup-50 a welcome form that is closed is saved as cancelled', async () => {
  await walk(firstLogin(['RegistrationV2Enabled']), [
    ...after(coreData(), { then: 'welcoming' }),
    { dialog: 'dismissed', effects: ['call saveOptionalFields'], then: 'savingCancelled' },
  ]);
});

test('A-startup-54 without RegistrationV2 a first login without a form is completed at once', async () => {
  await walk(firstLogin([]), [...after(coreData(), { then: 'completing' })]);
});

test.each([[[]], [['RegistrationV2Enabled']]])(
  'A-startup-52 A-startup-53 A-announcements-11 a first login with a form setup waits for the page of the form, with the toggles %j: then it is complete, and the notifications come on the home page',
  async (toggles) => {
    await walk(firstLogin(toggles, { firstLoginFormSetup: true }), [
      ...after(coreData([terms]), { then: 'firstLoginForm' }),
      { send: { type: 'FIRST_LOGIN_FORM_DONE' }, effects: ['refresh session', 'announce USER_RELOADED'], then: 'reloadingUser' },
      {
        send: { type: 'USER_RELOADED' },
        call: completed,
        effects: ['call completeFirstLogin', 'store token a record', 'refresh session', 'announce USER_RELOADED'],
      },
      { send: { type: 'USER_RELOADED' }, effects: ['go /programs'], then: 'notification' },
    ]);
  },
);

test('A-startup-55 A-startup-56 an enabled notification opens its dialog, and the announcements follow', async () => {
  await walk(starting(), [
    ...after(coreData([terms], [news('a')]), { then: 'notification' }),
    { dialog: { result: { accepted: true } }, call: answer({ Successful: true }), effects: ['call acceptUserProgramNotification'], then: 'newsFlash' },
  ]);
  await walk(starting(), after(coreData([{ ...terms, IsEnabled: false }]), { then: 'done' }));
});

test('A-startup-55 with the redesign toggle no notification opens at the start', async () => {
  await walk(starting({ settings: { EnabledToggles: ['RedesignEnabled'] } }), after(coreData([terms], [news('a')]), { then: 'done' }));
});

test('A-startup-57 while acting for somebody else neither notifications nor announcements show', async () => {
  await walk(starting({ settings: { Impersonation: { IsEnabled: true } } }), after(coreData([terms], [news('a')]), { then: 'done' }));
});

const announced = coreData([], [news('a'), news('b'), news('old', { IsArchived: true }), news('image', { DisplayType: 'AnnouncementImage' })]);
testWalk('a sign-in with two announcements that are not put away', flow, {
  session: starting(),
  steps: [
    ready,
    ...announced.slice(0, -1),
    {
      ...announced.at(-1),
      then: 'newsFlash',
      says: '"Title":"a"',
      shows: ['A-announcements-13 the announcements that are not archived appear in a dialog'],
    },
    {
      dialog: { result: { gotIt: true } },
      effects: [],
      then: 'newsFlash',
      context: { archived: ['a'], unread: [{ Id: 'b' }] },
      shows: ['A-announcements-14 Got It puts the announcement away', 'A-announcements-13 one is shown after the other'],
    },
    {
      dialog: { result: { gotIt: false } },
      effects: ['call archiveUserAnnouncements'],
      then: 'archiving',
      context: { archived: ['a'] },
      shows: ['A-announcements-15 Remind Me Later goes on, and puts nothing away'],
    },
    {
      call: answer([]),
      given: { body: [{ AnnouncementId: 'a', IsArchived: true }] },
      effects: ['call disableNewsFlashForSession'],
      then: 'disabling',
      shows: ['A-announcements-16 A-constants-19 what is put away is sent when the dialog is closed'],
    },
    { call: answer(true), then: 'done', shows: ['A-announcements-17 the news flash is over for this session'] },
  ],
});

test('A-announcements-16 the archives are sent too when the dialog is closed before the last one; none where none is put away', async () => {
  const two = coreData([], [news('a'), news('b')]);
  await walk(starting(), [
    ...after(two, { then: 'newsFlash' }),
    { dialog: { result: { gotIt: true } }, then: 'newsFlash' },
    { dialog: 'dismissed', effects: ['call archiveUserAnnouncements'] },
  ]);
  await walk(starting(), [...after(two, { then: 'newsFlash' }), { dialog: 'dismissed', effects: ['call disableNewsFlashForSession'] }]);
});

test.each([
  ['A-announcements-09 while somebody acts for the person', starting({ settings: { Impersonation: { IsEnabled: true } } })],
  ['A-announcements-10 where NewsFlashDisabled is set', starting({ settings: { NewsFlashDisabled: true } })],
  ['A-announcements-12 with the redesign toggle', starting({ settings: { EnabledToggles: ['RedesignEnabled'] } })],
])('%s announcements do not open by themselves', async (_title, session) => {
  await walk(session, after(coreData([], [news('a')]), { then: 'done' }));
  await walk(starting(), after(coreData([], [news('a')]), { then: 'newsFlash' }));
});

test('A-live-topics-03 B-live-topics-03 a message of Home reloads the announcements and the points', async () => {
  await walk(starting(), [
    ...after(coreData(), { then: 'done' }),
    { send: { type: 'live.Home' }, call: answer([]), effects: ['call getUserAnnouncements', 'call getRewards'] },
    { call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 1 }), then: 'done' },
  ]);
});

test('A-live-topics-04 B-live-topics-05 a message of Points reloads the points', async () => {
  await walk(starting(), [
    ...after(coreData(), { then: 'done' }),
    { send: { type: 'live.Points' }, call: answer({ PlanYearId: 'p', CurrentGiftCardBalance: 2 }), effects: ['call getRewards'], then: 'done' },
  ]);
});
