import type { Clock } from '../foundation/clock';
import type { Database } from '../database/database';
import { retried } from '../database/retried';
import type { PublishedDefinitions } from '../definitions/published-definitions';
import { accountRecords } from '../records/accounts';
import { noProvider, type RewardProvider } from './reward-provider';
import { announcementRecords } from '../records/announcements';
import { assessmentRecords } from '../records/assessments';
import { auditRecords } from '../records/audit';
import { auditTrailRecords } from '../records/audit-trail';
import { calendarRecords } from '../records/calendar';
import { callerRecords } from '../records/callers';
import { challengeDashboardRecords } from '../records/challenge-dashboards';
import { coachEntryRecords } from '../records/coach-entries';
import { coachParticipantRecords } from '../records/coach-participants';
import { companyRecords } from '../records/companies';
import { contactVerificationRecords } from '../records/contact-verifications';
import { courseRecords } from '../records/courses';
import { deviceChallengeRecords } from '../records/device-challenges';
import { deviceRecords } from '../records/devices';
import { eventSettlingRecords } from '../records/event-settling';
import { eventRecords } from '../records/events';
import { failedMessageRecords } from '../records/failed-messages';
import { fileRecords } from '../records/files';
import { filterRecords } from '../records/filter-records';
import { healthProfileRecords } from '../records/health-profiles';
import { groupRecords } from '../records/groups';
import { jobRecords } from '../records/jobs';
import { ruleRecords, ruleStateRecords } from '../records/rules';
import { leaderboardRecords } from '../records/leaderboards';
import { liveMessageRecords } from '../records/live-messages';
import { locationRecords } from '../records/locations';
import { messageRecords } from '../records/messages';
import { optionalFieldRecords } from '../records/optional-fields';
import { outboxRecords } from '../records/outbox';
import { refusedAddressRecords } from '../records/refused-addresses';
import { peopleRecords } from '../records/people';
import { peopleExportRecords } from '../records/people-exports';
import { personListRecords } from '../records/person-lists';
import { planYearRecords } from '../records/plan-years';
import { profileRecords } from '../records/profiles';
import { programNotificationRecords } from '../records/program-notifications';
import { programFactRecords } from '../records/program-facts';
import { programRecords } from '../records/programs';
import { progressOverrideRecords } from '../records/progress-overrides';
import { publicationRecords } from '../records/publications';
import { receivedCallRecords } from '../records/received-calls';
import { registrationRecords } from '../records/registrations';
import { companySettingRecords } from '../records/company-settings';
import { reportReviewRecords } from '../records/report-reviews';
import { resourcePageRecords } from '../records/resource-pages';
import { resourceRecords } from '../records/resources';
import { retentionRecords } from '../records/retention';
import { rewardRecords } from '../records/rewards';
import { schedulerRecords } from '../records/scheduler';
import { screeningRecords } from '../records/screenings';
import { secondFactorRecords } from '../records/second-factors';
import { selfReportRecords } from '../records/self-reports';
import { settledProgramRecords } from '../records/settled-programs';
import { sessionRecords } from '../records/sessions';
import { signInAttemptRecords } from '../records/sign-in-attempts';
import { singleSignOnRecords } from '../records/single-sign-ons';
import { storedValueRecords } from '../records/stored-values';
import { ticketRecords } from '../records/tickets';
import { trackerEntryRecords } from '../records/tracker-entries';
import { type Sealer, sealerOf } from '../foundation/seal';
import { foldedTextRecords } from '../records/folded-texts';
import { uniqueValueRecords } from '../records/unique-values';
import { userSearchRecords } from '../records/user-search';
import { trustedDeviceRecords } from '../records/trusted-devices';

const recordsOf = (database: Database) => ({
  accounts: accountRecords(database),
  announcements: announcementRecords(database),
  assessments: assessmentRecords(database),
  audit: auditRecords(database),
  auditTrail: auditTrailRecords(database),
  calendar: calendarRecords(database),
  callers: callerRecords(database),
  challengeDashboards: challengeDashboardRecords(database),
  coachEntries: coachEntryRecords(database),
  coachParticipants: coachParticipantRecords(database),
  companies: companyRecords(database),
  contactVerifications: contactVerificationRecords(database),
  courses: courseRecords(database),
  devices: deviceRecords(database),
  events: eventRecords(database),
  eventSettling: eventSettlingRecords(database),
  failedMessages: failedMessageRecords(database),
  files: fileRecords(database),
  filters: filterRecords(database),
  foldedTexts: foldedTextRecords(database),
  groups: groupRecords(database),
  healthProfiles: healthProfileRecords(database),
  jobs: jobRecords(database),
  rules: { ...ruleRecords(database), ...ruleStateRecords(database) },
  leaderboards: leaderboardRecords(database),
  liveMessages: liveMessageRecords(database),
  locations: locationRecords(database),
  messages: messageRecords(database),
  optionalFields: optionalFieldRecords(database),
  deviceChallenges: deviceChallengeRecords(database),
  outbox: outboxRecords(database),
  refusedAddresses: refusedAddressRecords(database),
  people: peopleRecords(database),
  peopleExports: peopleExportRecords(database),
  personLists: personListRecords(database),
  planYears: planYearRecords(database),
  profiles: profileRecords(database),
  programNotifications: programNotificationRecords(database),
  programFacts: programFactRecords(database),
  programs: programRecords(database),
  progressOverrides: progressOverrideRecords(database),
  publications: publicationRecords(database),
  receivedCalls: receivedCallRecords(database),
  registrations: registrationRecords(database),
  companySettings: companySettingRecords(database),
  reportReviews: reportReviewRecords(database),
  resourcePages: resourcePageRecords(database),
  resources: resourceRecords(database),
  retention: retentionRecords(database),
  rewards: rewardRecords(database),
  scheduler: schedulerRecords(database),
  screenings: screeningRecords(database),
  secondFactors: secondFactorRecords(database),
  selfReports: selfReportRecords(database),
  sessions: sessionRecords(database),
  settledPrograms: settledProgramRecords(database),
  signInAttempts: signInAttemptRecords(database),
  singleSignOns: singleSignOnRecords(database),
  storedValues: storedValueRecords(database),
  tickets: ticketRecords(database),
  trackerEntries: trackerEntryRecords(database),
  trustedDevices: trustedDeviceRecords(database),
  uniqueValues: uniqueValueRecords(database),
  userSearch: userSearchRecords(database),
});

/** The tables, as handlers read and write them. */
export type Records = ReturnType<typeof recordsOf>;

interface ToolOptions {
  showsOutbox?: boolean;
  textReplyToken?: string | undefined;
  secretsKey?: string | undefined;
  rewardProvider?: RewardProvider;
}

/** What handlers work with. Nothing in it holds state: it is all in the database. */
export interface Tools extends Records {
  clock: Clock;
  definitions: PublishedDefinitions;
  /** Whether anybody may read the messages that would be sent: in the demo. */
  showsOutbox: boolean;
  /** What the provider of texts shows when it brings what people have sent. */
  textReplyToken: string | undefined;
  /** How secrets are kept in the database. */
  sealer: Sealer;
  /** Where rewards come from. */
  rewardProvider: RewardProvider;
  /**
   * Changes several tables together or not at all. Use only the records that `work` is given: the others wait for its end. `work` runs again where the
   * database ended the transaction because another one was in its way, so that it changes nothing outside.
   */
  transaction<Result>(work: (records: Records) => Promise<Result>): Promise<Result>;
  /** The same for a whole handler: everything that it does with these tools is done together or not at all. */
  together<Result>(work: (tools: Tools) => Promise<Result>): Promise<Result>;
}

export function createTools(
  database: Database,
  clock: Clock,
  definitions: PublishedDefinitions,
  { showsOutbox = false, textReplyToken, secretsKey, rewardProvider = noProvider }: ToolOptions = {},
): Tools {
  const sealer = sealerOf(secretsKey);
  // Only the outer transaction is retried: an inner one would meet the same locks again.
  const inTransaction = <Result>(place: Database, work: (own: Database) => Promise<Result>): Promise<Result> =>
    place === database ? retried(() => place.transaction(work)) : place.transaction(work);
  const toolsOn = (place: Database): Tools => ({
    clock,
    definitions: place === database ? definitions : definitions.within(publicationRecords(place)),
    showsOutbox,
    textReplyToken,
    sealer,
    rewardProvider,
    ...recordsOf(place),
    transaction: (work) => inTransaction(place, (own) => work(recordsOf(own))),
    together: (work) => inTransaction(place, (own) => work(toolsOn(own))),
  });
  return toolsOn(database);
}
