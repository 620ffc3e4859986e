import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Definitions } from './definitions';
import { announcementRecords } from './records/announcements';
import { callerRecords } from './records/callers';
import { deviceRecords } from './records/devices';
import { optionalFieldRecords } from './records/optional-fields';
import { peopleRecords } from './records/people';
import { policyRecords } from './records/policies';
import { profileRecords } from './records/profiles';
import { programNotificationRecords } from './records/program-notifications';
import { programRecords } from './records/programs';
import { rewardRecords } from './records/rewards';
import { sessionRecords } from './records/sessions';
import { signInAttemptRecords } from './records/sign-in-attempts';

/** What handlers work with. Nothing in it holds state: it is all in the database. */
export const createTools = (database: Database, clock: Clock, definitions: Definitions) => ({
  clock,
  definitions,
  announcements: announcementRecords(database),
  callers: callerRecords(database),
  devices: deviceRecords(database),
  optionalFields: optionalFieldRecords(database),
  people: peopleRecords(database),
  policies: policyRecords(database),
  profiles: profileRecords(database),
  programNotifications: programNotificationRecords(database),
  programs: programRecords(database),
  rewards: rewardRecords(database),
  sessions: sessionRecords(database),
  signInAttempts: signInAttemptRecords(database),
});

export type Tools = ReturnType<typeof createTools>;
