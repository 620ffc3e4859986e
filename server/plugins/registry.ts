import type { QueryHandlers } from '../calls/contract';
import { queries as approvalQueries } from '../areas/approvals/queries';
import { queries as biometricOverrideQueries } from '../areas/biometric-override/queries';
import { queries as challengeGroupQueries } from '../areas/challenge-groups/queries';
import { queries as challengeMaintenanceQueries } from '../areas/challenge-maintenance/queries';
import { queries as companySettingQueries } from '../areas/company-settings/queries';
import { queries as entityQueries } from '../areas/entities/queries';
import { queries as groupQueries } from '../areas/groups/queries';
import { queries as leaderboardQueries } from '../areas/leaderboard/queries';
import { queries as programNotificationQueries } from '../areas/program-notification/queries';
import { queries as programQueries } from '../areas/programs/queries';
import { handlers as rewards } from '../areas/rewards/handlers';
import { queries as rewardQueries } from '../areas/rewards/queries';
import { queries as selfReportQueries } from '../areas/self-reports/queries';
import { queries as startupQueries } from '../areas/startup/queries';
import { queries as todayQueries } from '../areas/today/queries';
import { queries as userSearchQueries } from '../areas/user-search/queries';
import { handlers as accountSecurity } from '../areas/account-security/handlers';
import { handlers as announcements } from '../areas/announcements/handlers';
import { handlers as approvals } from '../areas/approvals/handlers';
import { handlers as assessment } from '../areas/assessment/handlers';
import { handlers as audit } from '../areas/audit/handlers';
import { handlers as authoring } from '../areas/authoring/handlers';
import { handlers as biometricOverride } from '../areas/biometric-override/handlers';
import { handlers as calendar } from '../areas/calendar/handlers';
import { handlers as challengeGroups } from '../areas/challenge-groups/handlers';
import { handlers as challengeMaintenance } from '../areas/challenge-maintenance/handlers';
import { handlers as coachView } from '../areas/coach-view/handlers';
import { handlers as coaching } from '../areas/coaching/handlers';
import { handlers as dashboards } from '../areas/dashboards/handlers';
import { handlers as demo } from '../areas/demo/handlers';
import { handlers as devices } from '../areas/devices/handlers';
import { handlers as entities } from '../areas/entities/handlers';
import { handlers as events } from '../areas/events/handlers';
import { handlers as files } from '../areas/files/handlers';
import { handlers as filters } from '../areas/filters/handlers';
import { handlers as groups } from '../areas/groups/handlers';
import { handlers as healthProfile } from '../areas/health-profile/handlers';
import { handlers as impersonation } from '../areas/impersonation/handlers';
import { handlers as jobs } from '../areas/jobs/handlers';
import { handlers as learning } from '../areas/learning/handlers';
import { handlers as messageBoard } from '../areas/message-board/handlers';
import { handlers as optionalFields } from '../areas/optional-fields/handlers';
import { handlers as outbox } from '../areas/outbox/handlers';
import { handlers as people } from '../areas/people/handlers';
import { handlers as platform } from '../areas/platform/handlers';
import { handlers as profile } from '../areas/profile/handlers';
import { handlers as programNotification } from '../areas/program-notification/handlers';
import { handlers as challenges } from '../areas/challenges/handlers';
import { handlers as programs } from '../areas/programs/handlers';
import { handlers as registration } from '../areas/registration/handlers';
import { handlers as resourceHub } from '../areas/resource-hub/handlers';
import { handlers as scheduler } from '../areas/scheduler/handlers';
import { queries as schedulerQueries } from '../areas/scheduler/queries';
import { handlers as selfReports } from '../areas/self-reports/handlers';
import { handlers as session } from '../areas/session/handlers';
import { handlers as texts } from '../areas/texts/handlers';
import { handlers as today } from '../areas/today/handlers';
import { handlers as trackerEntries } from '../areas/tracker-entries/handlers';
import { handlers as userAdministration } from '../areas/user-administration/handlers';
import { handlers as userSearch } from '../areas/user-search/handlers';

/** The handlers by area, one file each. The start fails when a call has none, or one has no call. */
export const handlersByArea = {
  'account-security': accountSecurity,
  announcements,
  approvals,
  assessment,
  audit,
  authoring,
  'biometric-override': biometricOverride,
  calendar,
  'challenge-groups': challengeGroups,
  'challenge-maintenance': challengeMaintenance,
  'coach-view': coachView,
  coaching,
  dashboards,
  demo,
  devices,
  entities,
  events,
  files,
  filters,
  groups,
  'health-profile': healthProfile,
  impersonation,
  jobs,
  learning,
  'message-board': messageBoard,
  'optional-fields': optionalFields,
  outbox,
  people,
  platform,
  profile,
  'program-notification': programNotification,
  challenges,
  programs,
  registration,
  'resource-hub': resourceHub,
  rewards,
  scheduler,
  'self-reports': selfReports,
  session,
  texts,
  today,
  'tracker-entries': trackerEntries,
  'user-administration': userAdministration,
  'user-search': userSearch,
};

/** What templates of answers can ask the server for. One that is missing does not compile. */
export const queries: QueryHandlers = {
  ...approvalQueries,
  ...biometricOverrideQueries,
  ...challengeGroupQueries,
  ...challengeMaintenanceQueries,
  ...companySettingQueries,
  ...entityQueries,
  ...groupQueries,
  ...leaderboardQueries,
  ...programNotificationQueries,
  ...programQueries,
  ...rewardQueries,
  ...schedulerQueries,
  ...selfReportQueries,
  ...startupQueries,
  ...todayQueries,
  ...userSearchQueries,
};
