import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Revision } from '../../runtime/definitions/compiled';
import { testDefinitions } from './support/definitions';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ definitions: testDefinitions() });
});
afterAll(() => server.close());

/** Every constant that anybody may read without signing in. Whoever adds one here has looked whether strangers may know it. */
const pageConstants = [
  'actingLoadedWithin',
  'assessmentHelpers',
  'assessmentSavedAgainAfter',
  'companySettingRedesignToggle',
  'connectionTriedAfter',
  'editableTrackerEntry',
  'exportAskedAfter',
  'healthDate',
  'healthMeasureNames',
  'idleCountdown',
  'idleWarningAfter',
  'keepAliveAfter',
  'kilometersPerMile',
  'legacyOfTrackerEntry',
  'mainSiteLogout',
  'metValues',
  'mostFound',
  'panelStacksBelow',
  'panelWidth',
  'panelWidthMaximum',
  'panelWidthMinimum',
  'panelWidthStep',
  'passwordKinds',
  'passwordLeast',
  'passwordLong',
  'passwordMost',
  'poundsPerKilogram',
  'programTimeZone',
  'redesignToggle',
  'registrationEmailWait',
  'registrationEvents',
  'registrationLinkHours',
  'registrationPath',
  'restartAfter',
  'resultsAskedAfter',
  'rolesFilteringByHealth',
  'saveAssessmentAfter',
  'sidePanelTabs',
  'signInFailure',
  'signInPage',
  'spanishToggle',
  'staffRoles',
  'startOfProgramDay',
  'stepsPerMile',
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
  'trackerSourceNames',
  'trackerYears',
  'trackerYearsForCoaches',
];

const customers = [null, 'cedar', 'granite', 'lakeside', 'summit'];
const revisionOf = (customer: string | null): Revision => testDefinitions().for(customer);
const open = async (url: string) => (await server.app.inject({ url })).body;

test.each(customers)('an anonymous page of the customer %s gets these constants, and no other', async (customer) => {
  const { settings } = JSON.parse(await open(`/definitions/${revisionOf(customer).hash}/shell.json`)) as Revision['shell'];
  expect(Object.keys(settings)).toEqual(pageConstants);
});

test('no words of the constants for the server are in what pages get', async () => {
  const { hash, shell, screens, lateFlows, constants } = revisionOf(null);
  const texts = Object.values(constants)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) => (!Object.hasOwn(shell.settings, name) && typeof value === 'string' && value.length > 40 ? [value] : []));
  expect(texts.length).toBeGreaterThan(50);
  const places = ['shell.json', ...Object.keys(screens).map((id) => `screen/${id}.json`), ...Object.keys(lateFlows).map((id) => `flow/${id}.json`)];
  const sent = await Promise.all(places.map((place) => open(`/definitions/${hash}/${place}`)));
  expect(texts.filter((text) => sent.some((one) => one.includes(JSON.stringify(text).slice(1, -1))))).toEqual([]);
});
