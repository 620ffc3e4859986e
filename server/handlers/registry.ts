import { handlers as accountSecurity } from './account-security';
import { handlers as announcements } from './announcements';
import { handlers as assessment } from './assessment';
import { handlers as audit } from './audit';
import { handlers as authoring } from './authoring';
import { handlers as coachView } from './coach-view';
import { handlers as demo } from './demo';
import { handlers as devices } from './devices';
import { handlers as entities } from './entities';
import { handlers as files } from './files';
import { handlers as filters } from './filters';
import { handlers as healthProfile } from './health-profile';
import { handlers as impersonation } from './impersonation';
import { handlers as locations } from './locations';
import { handlers as optionalFields } from './optional-fields';
import { handlers as people } from './people';
import { handlers as platform } from './platform';
import { handlers as profile } from './profile';
import { handlers as programNotification } from './program-notification';
import { handlers as programs } from './programs';
import { handlers as registration } from './registration';
import { handlers as rewards } from './rewards';
import { handlers as session } from './session';
import { handlers as startup } from './startup';
import { handlers as texts } from './texts';
import { handlers as trackerEntries } from './tracker-entries';
import { handlers as userAdministration } from './user-administration';
import { handlers as userSearch } from './user-search';

/** The handlers by area, one file each. The start fails when a call has none, or one has no call. */
export const handlersByArea = {
  'account-security': accountSecurity,
  announcements,
  assessment,
  audit,
  authoring,
  'coach-view': coachView,
  demo,
  devices,
  entities,
  files,
  filters,
  'health-profile': healthProfile,
  impersonation,
  locations,
  'optional-fields': optionalFields,
  people,
  platform,
  profile,
  'program-notification': programNotification,
  programs,
  registration,
  rewards,
  session,
  startup,
  texts,
  'tracker-entries': trackerEntries,
  'user-administration': userAdministration,
  'user-search': userSearch,
};
