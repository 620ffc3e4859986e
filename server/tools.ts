import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Definitions } from './definitions';
import { callerRecords } from './records/callers';
import { peopleRecords } from './records/people';
import { profileRecords } from './records/profiles';
import { programNotificationRecords } from './records/program-notifications';
import { programRecords } from './records/programs';
import { sessionRecords } from './records/sessions';
import { signInAttemptRecords } from './records/sign-in-attempts';

/** What handlers work with. Nothing in it holds state: it is all in the database. */
export const createTools = (database: Database, clock: Clock, definitions: Definitions) => ({
  clock,
  definitions,
  callers: callerRecords(database),
  people: peopleRecords(database),
  profiles: profileRecords(database),
  programNotifications: programNotificationRecords(database),
  programs: programRecords(database),
  sessions: sessionRecords(database),
  signInAttempts: signInAttemptRecords(database),
});

export type Tools = ReturnType<typeof createTools>;
