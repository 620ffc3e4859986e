import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { testDefinitions } from './support/definitions';
import { withServer } from './support/fixture';
import { takes, versioned } from './support/saved-rows';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

/** Calls that hold what they save to the version that was read, and the test that tries them for real. */
const triedElsewhere: Record<string, { at: string; in: string }> = {
  publishOverlays: { at: '/InUse', in: 'publishing.test.ts' },
  rollBackOverlays: { at: '/InUse', in: 'publishing.test.ts' },
  undoOverrideChallengeProgress: { at: '/Overrides', in: 'challenge-administration.test.ts' },
  updateChallengeApprovals: { at: '/Reports', in: 'approvals.test.ts' },
};

/** Calls that change rows and need no version, by the reason. */
const needNone: Record<string, string[]> = {
  'it adds a row, and changes none that is there': [
    'addTrackerEntry',
    'copyProgramNotifications',
    'createBiometricOverrides',
    'createCoachEntry',
    'createProgramGroup',
    'downloadChallengeParticipants',
    'logToday',
    'overrideChallengeProgress',
    'orderRewards',
    'redeemPoints',
    'registerSessions',
    'reportRegistrationEvents',
    'runJobAgain',
    'sendGroupEmail',
    'sendMessage',
    'startPeopleExport',
    'submitActivitySelfReport',
    'submitSelfReport',
    'submitSelfReportOutcome',
    'uploadFile',
  ],
  'it removes what it names: nothing that was saved is put back to what it was': [
    'cancelOwnSession',
    'deleteChallengeGroups',
    'deleteCoachEntry',
    'deleteCoachEntryWithEmail',
    'deleteCoachTrackerEntry',
    'deleteLocation',
    'deleteMessage',
    'deleteProgramNotifications',
    'deleteSavedFilter',
    'deleteSelfReport',
    'deleteSelfReportAttachment',
    'deleteTimeBlock',
    'deleteTrackerEntry',
    'deleteValidicUser',
    'endCalendarSubscription',
    'removeTrackerEntry',
    'unregisterDevice',
  ],
  'it changes one value, which the person has just chosen': [
    'archiveUserAnnouncements',
    'changeLanguage',
    'disableNewsFlashForSession',
    'markMessagesSeen',
    'saveLocation',
    'saveTextReminder',
    'updateAccountStatus',
    'updateLockStatus',
    'updateMoment',
  ],
  'of each question the last answer counts; answers to other questions stay': ['gradeCourse', 'saveAssessmentPage', 'saveCourseAnswers'],
  'it is a step that the person takes, in or out': [
    'addUserTrackersForDevice',
    'completeFirstLogin',
    'joinChallengeBatch',
    'joinChallengeDetail',
    'joinPersonalChallengesBatch',
    'joinPrograms',
    'peerToPeerAccept',
    'peerToPeerDecline',
    'peerToPeerInvite',
    'peerToPeerRemove',
    'quitProgram',
    'registerDeviceProvider',
    'selfSelectAccept',
    'selfSelectDecline',
    'selfSelectInvite',
    'selfSelectRemove',
    'submitAssessment',
    'switchGroup',
  ],
  'it is about signing in: it needs a password, a code or the session itself': [
    'beginRequiredSecondFactor',
    'beginSecondFactor',
    'cancelSignInEmail',
    'changePassword',
    'changeSignInEmail',
    'confirmPreferredEmail',
    'confirmRequiredSecondFactor',
    'confirmSecondFactor',
    'confirmSignInEmail',
    'impersonateParticipant',
    'keepSessionAlive',
    'logIn',
    'performImpersonation',
    'renewCalendarSubscription',
    'renewRecoveryCodes',
    'requestPasswordReset',
    'resetPassword',
    'resetSecondFactor',
    'resetUserPassword',
    'turnOffSecondFactor',
    'verifyDevice',
    'verifySecondFactor',
  ],
  'it sends a message': [
    'resendRegistrationEmail',
    'resendSignInEmail',
    'resendUserRegistrationEmail',
    'sendDeviceCode',
    'sendFailedMessageAgain',
    'sendFailedMessagesAgain',
    'sendMobileVerification',
    'sendPreferredEmailVerification',
    'sendTextReminderVerification',
    'sendWellnessReminderVerification',
  ],
  'a registration belongs to whoever has its link, and goes step by step': ['checkEligibility', 'registerUser', 'saveRegistrationStep', 'saveRequiredFields'],
  'a provider calls it': ['receiveText'],
};

/** What a call of a resource does, where it needs no version. */
const needNoneOfResources: Record<string, string> = {
  create: 'it adds a row',
  order: 'it names every row of the list, and is refused where one was added or removed since',
  remove: 'the version may stand in the address',
  reset: 'the version may stand in the address',
};

const all: CompiledOperation[] = Object.values(testDefinitions().for(null).operations);
const changes = all.filter(({ method, reads, variants }) => method !== 'GET' && reads !== true && variants === undefined);
const byReason = Object.values(needNone).flat();
const withVersion = { ...triedElsewhere, ...versioned };

// The rule that keeps lost updates out: every save of a whole row goes through holdToRead (server/calls/read-before.ts).
test('each call that changes rows says which version it is based on, or why it needs none', () => {
  expect(changes.length).toBeGreaterThan(100);
  const isExplained = ({ id, resource }: CompiledOperation) =>
    Object.hasOwn(withVersion, id) || byReason.includes(id) || (resource !== undefined && Object.hasOwn(needNoneOfResources, resource.does));
  const unexplained = changes.filter((operation) => !isExplained(operation)).map(({ id }) => id);
  const sentence = 'These calls change rows. Let the page send the version that it read (holdToRead), or say here why none is needed.';
  expect(unexplained, sentence).toEqual([]);
});

test('no call is listed twice, or is none that changes rows', () => {
  const listed = [...byReason, ...Object.keys(withVersion)];
  expect(listed.filter((id, place) => listed.indexOf(id) !== place)).toEqual([]);
  expect(listed.filter((id) => !changes.some((operation) => operation.id === id))).toEqual([]);
});

test.each(Object.entries(triedElsewhere))('%s is tried where this says so', (id, { in: file }) => {
  const [area, called] = [changes.find((operation) => operation.id === id)!, readFileSync(new URL(file, import.meta.url), 'utf8')];
  expect(called).toContain(area.path.split('/').at(-1));
});

test.each(Object.entries(withVersion))('the contract of %s has a place for the version', (id, { at }) => {
  expect(takes(changes.find((operation) => operation.id === id)!, at)).toBe(true);
});

describe.each(Object.entries(versioned))('%s', (id, { at, open }) => {
  test('a second save of what was read once is refused, and reverts nothing; read again, it is saved', async () => {
    const { read, body, send } = await open(server);
    const [first, second] = [await read(), await read()];
    expect(second).toEqual(first);
    expect(await send(body(first, 'First'))).toMatchObject({ status: 200 });
    const kept = await read();
    const refused = await send(body(second, 'Second'));
    expect(refused).toMatchObject({ status: 409, body: { ShowUser: true } });
    expect(refused.body.Errors.map(({ Message }) => Message).join()).toMatch(/reload|open .* again|load the page again/iu);
    expect(await read()).toEqual(kept);
    expect(await send(body(kept, 'Third'))).toMatchObject({ status: 200 });
    expect(await send(body(await read(), 'Fourth'))).toMatchObject({ status: 200 });
    expect(await read()).not.toEqual(kept);
  });

  test('of two saves at once one is refused', async () => {
    const { read, body, send } = await open(server);
    const row = await read();
    const statuses = (await Promise.all(['First', 'Second'].map((mark) => send(body(row, mark))))).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('who sends no version is refused nothing, unless the contract wants one', async () => {
    const { read, body, send } = await open(server);
    const row = await read();
    const without = (mark: string) => withoutAt(body(row, mark), at.split('/').slice(1));
    const sent = [await send(without('First')), await send(without('Second'))];
    expect(sent.map(({ status }) => status)).toEqual(id === 'updateCoachEntry' ? [400, 400] : [200, 200]);
  });
});

function withoutAt(body: Record<string, unknown>, [name, ...rest]: string[]): Record<string, unknown> {
  const { [name!]: inner, ...others } = body;
  return rest.length === 0 ? others : { ...others, [name!]: withoutAt(inner as Record<string, unknown>, rest) };
}
