import { expect } from 'vitest';
import type { Revision, ScreenBundle } from '../../runtime/definitions/compiled';
import { testDefinitions } from './support/definitions';
import { withServer } from './support/fixture';

const { test, server } = withServer(() => ({ definitions: testDefinitions() }));

/** Those that the page has before any screen. One more here makes every first visit longer: most belong to the screens that read them. */
const shellConstants = [
  'actingLoadedWithin',
  'connectionTriedAfter',
  'idleCountdown',
  'idleWarningAfter',
  'keepAliveAfter',
  'mainSiteLogout',
  'panelWidth',
  'panelWidthMaximum',
  'panelWidthMinimum',
  'panelWidthStep',
  'redesignToggle',
  'restartAfter',
  'rolesFilteringByHealth',
  'signInFailure',
  'spanishToggle',
  'staffRoles',
];

/** Every constant that anybody may read without signing in. Whoever adds one here has looked whether strangers may know it. */
const pageConstants = [
  'actingLoadedWithin',
  'actionsAfterEnd',
  'activityIdPrefix',
  'announcementAddress',
  'assessmentHelpers',
  'assessmentSavedAgainAfter',
  'audienceRoles',
  'audienceSent',
  'auditActions',
  'blockFailures',
  'blockOrder',
  'blockSaved',
  'coachEntryDate',
  'coachEntryDeleted',
  'coachEntryMailed',
  'coachEntryNames',
  'coachNoteLongest',
  'coachNoteTooLong',
  'coachingTitle',
  'companyCurrency',
  'companySettingRedesignToggle',
  'connectionTriedAfter',
  'dollars',
  'editableTrackerEntry',
  'eventsByDay',
  'exportAskedAfter',
  'giftCardFeature',
  'healthAreaHelp',
  'healthAreaSubjects',
  'healthAreaTags',
  'healthDate',
  'healthMeasureNames',
  'healthNextSteps',
  'idleCountdown',
  'idleWarningAfter',
  'keepAliveAfter',
  'kilometersPerMile',
  'legacyOfTrackerEntry',
  'mainSiteLogout',
  'messageImageKind',
  'messageImageTooLarge',
  'messageLength',
  'messagePictureHint',
  'messagePictureSize',
  'messagePictureTypes',
  'metValues',
  'minimumDate',
  'missionStatementTitle',
  'mostFound',
  'onlySession',
  'orderFailed',
  'ownCancelHours',
  'panelStacksBelow',
  'panelWidth',
  'panelWidthMaximum',
  'panelWidthMinimum',
  'panelWidthStep',
  'passwordKinds',
  'passwordLeast',
  'passwordLong',
  'passwordMost',
  'placesMentioned',
  'pointsPerDollar',
  'poundsPerKilogram',
  'programTimeZone',
  'quantities',
  'quarterHours',
  'redesignToggle',
  'refusalKind',
  'registrationEmailWait',
  'registrationEvents',
  'registrationLinkHours',
  'registrationPath',
  'reportAttachmentKind',
  'reportAttachmentSize',
  'reportAttachmentTooLarge',
  'reportAttachmentTypes',
  'reportCertification',
  'reportTypesWithAttachment',
  'reportTypesWithCheckbox',
  'reportTypesWithComment',
  'restartAfter',
  'resultsAskedAfter',
  'rewardCurrency',
  'roleNames',
  'rolesFilteringByHealth',
  'rolesGivenBy',
  'saveAssessmentAfter',
  'schedulerDate',
  'sessionFailures',
  'sessionOwnership',
  'sessionReasons',
  'sessionScheduled',
  'sessionsAsChosen',
  'sidePanelTabs',
  'signInFailure',
  'signInPage',
  'spanishToggle',
  'staffRoles',
  'startOfDay',
  'stepsPerMile',
  'storeShelfCards',
  'trackerDate',
  'trackerDecimals',
  'trackerDefaultDate',
  'trackerEntriesV2Toggle',
  'trackerEntriesWith',
  'trackerEntryOfLegacy',
  'trackerEntrySource',
  'trackerHours',
  'trackerIntensity',
  'trackerLegacyDate',
  'trackerMiles',
  'trackerNextDate',
  'trackerOtherSource',
  'trackerRecentDays',
  'trackerSaveFailure',
  'trackerSourceNames',
  'trackerYears',
  'trackerYearsForCoaches',
  'unitsOfMany',
  'unitsOfOne',
  'weekdays',
];

const customers = [null, 'cedar', 'granite', 'lakeside', 'summit'];
const revisionOf = (customer: string | null): Revision => testDefinitions().for(customer);
const open = async (url: string) => (await server.app.inject({ url })).body;

/** All that anybody gets of a revision: the shell, and each screen and flow that is loaded later. */
async function sentOf({ hash, screens, lateFlows }: Revision): Promise<Pick<ScreenBundle, 'settings'>[]> {
  const places = ['shell.json', ...Object.keys(screens).map((id) => `screen/${id}.json`), ...Object.keys(lateFlows).map((id) => `flow/${id}.json`)];
  return Promise.all(places.map(async (place) => JSON.parse(await open(`/definitions/${hash}/${place}`)) as ScreenBundle));
}

test.each(customers)('an anonymous page of the customer %s gets these constants, and no other', async (customer) => {
  const [shell, ...late] = (await sentOf(revisionOf(customer))).map(({ settings = {} }) => Object.keys(settings));
  expect(shell).toEqual(shellConstants);
  expect([...new Set([...shell!, ...late.flat()])].sort()).toEqual(pageConstants);
  expect(late.flat().filter((name) => shell!.includes(name))).toEqual([]);
});

test('no words of the constants for the server are in what pages get', async () => {
  const texts = Object.values(revisionOf(null).constants)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) => (!pageConstants.includes(name) && typeof value === 'string' && value.length > 40 ? [value] : []));
  expect(texts.length).toBeGreaterThan(50);
  const sent = (await sentOf(revisionOf(null))).map((one) => JSON.stringify(one));
  expect(texts.filter((text) => sent.some((one) => one.includes(JSON.stringify(text).slice(1, -1))))).toEqual([]);
});
