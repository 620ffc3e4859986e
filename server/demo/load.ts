import { count, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import { hashPassword } from '../areas/passwords/hash';
import { withCustomFacts } from './custom-facts';
import { choices, designations, entities, profiles, users } from '../records/tables/people';
import { biometricOverrides } from '../records/tables/assessments';
import { programNotifications } from '../records/tables/program-notifications';
import { groupMembers, programGroups, programInvitations } from '../records/tables/groups';
import { participations, pointCredits, programs } from '../records/tables/programs';
import { resourceRows } from '../records/tables/resources';
import { courseProgress } from '../records/tables/courses';
import { secondFactors } from '../records/tables/second-factors';
import { blockedTimes, coachingSessions } from '../records/tables/events';
import { tickets } from '../records/tables/sign-in';
import { newToken } from '../foundation/tokens';
import { makeCoachEntries } from './coaching-rows';
import { insertEvents, makeEventPrograms, makeEvents } from './event-rows';
import { insertHealth, makeHealth } from './health-rows';
import { insertHub, makeHub } from './hub-rows';
import { insertRows } from './insert-rows';
import { insertSelfReports, makeSelfReports } from './make-self-reports';
import { makeCourses } from './make-courses';
import { makeGroups } from './make-groups';
import { insertMessages, makeMessages } from './make-messages';
import { insertRewards, makeRewards } from './make-rewards';
import { makeRows } from './make-rows';
import { makeScheduler, withCoaches } from './make-scheduler';
import { makeBiometricOverrides, withOverrides } from './make-overrides';
import { makeMissionStatements } from './mission-statement-rows';
import { makeSecondFactors } from './make-second-factors';
import { withRecentChanges } from './recent-changes';
import { insertHistories } from './participation-histories';
import { settleDemo } from './program-standings';
import { insertRegistration, makeRegistration } from './registration-rows';
import { insertStartUp, makeStartUp } from './start-up-rows';
import { insertTrackerEntries, makeTrackerEntries } from './tracker-rows';

/** The password of everybody in the demo. */
export const demoPassword = 'Wellspring-2026';

/** How many people the demo has, unless DEMO_PEOPLE says otherwise. */
export const demoPeople = 12_000;

/** Any number that nothing else of ours locks. */
const loadLock = 727_002;

interface DemoOptions {
  people: number;
  /** The day on which it is loaded: what people log goes up to the day before. */
  today: string;
  progress(message: string): void;
}

/** Whether there is nothing in the database yet. */
export async function isEmpty(database: Database) {
  const [found] = await database.select({ companies: count() }).from(entities);
  return found?.companies === 0;
}

/** Fills an empty database, wholly or not at all. The same each time on the same day. */
export async function loadDemo(database: Database, definitions: Definitions, { people, today, progress }: DemoOptions) {
  progress('Making the demo data …');
  const made = withCoaches(makeRows(definitions, people, await hashPassword(demoPassword), today));
  const changed = withCustomFacts({ ...made, ...withRecentChanges(made, today) }, today);
  const more = makeEventPrograms(changed, today);
  const rows = { ...changed, programs: [...changed.programs, ...more.programs], participations: [...changed.participations, ...more.participations] };
  const entries = makeTrackerEntries(rows, definitions, today);
  const events = makeEvents(rows, today);
  const now = `${today}T12:00:00.000Z`;
  const scheduler = makeScheduler(rows, makeCoachEntries(rows, today), definitions, today);
  const courses = makeCourses(rows, definitions, now);
  const health = makeHealth(rows, definitions, today);
  const marks = makeBiometricOverrides(rows, rows.calendar.current.PlanYearId, today);
  const parts = withOverrides(rows, today);
  const reports = makeSelfReports({ ...rows, participations: parts }, rows.calendar.seasons.find(({ key }) => key === 'fall')!);
  const settled = settleDemo({ ...rows, participations: parts }, { entries, events, courses, health, marks, reports: reports.reports }, definitions, now);
  const groups = makeGroups({ ...rows, participations: settled.participations });
  const boards = await makeMessages({ ...rows, participations: settled.participations }, now);
  progress(`Storing ${rows.users.length.toLocaleString('en-US')} people in ${rows.entities.length} companies …`);
  await database.transaction(async (transaction) => {
    // Nodes that start together load one after the other: all but the first find it done.
    await transaction.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    if (!(await isEmpty(transaction))) return;
    await insertRows(transaction, entities, rows.entities);
    await insertRows(transaction, choices, rows.choices);
    await insertRows(transaction, users, rows.users);
    await insertRows(transaction, designations, rows.designations);
    await insertRows(transaction, profiles, rows.profiles);
    await insertRows(transaction, programNotifications, rows.notifications);
    await insertRows(transaction, programs, rows.programs);
    await insertRows(transaction, courseProgress, courses);
    await insertRows(transaction, resourceRows, rows.sections);
    await insertRows(transaction, participations, settled.participations);
    await insertRows(
      transaction,
      pointCredits,
      settled.credits.toSorted((one, other) => one.EarnedOn.localeCompare(other.EarnedOn)),
    );
    await insertRewards(transaction, makeRewards(rows, settled.credits, definitions, today));
    await insertRows(transaction, programGroups, groups.groups);
    await insertRows(transaction, groupMembers, groups.members);
    await insertRows(transaction, programInvitations, groups.invitations);
    await insertSelfReports(transaction, reports);
    await insertMessages(transaction, boards);
    await insertEvents(transaction, events);
    await insertRows(transaction, coachingSessions, scheduler.entries);
    await insertRows(transaction, blockedTimes, scheduler.blocks);
    await insertRows(transaction, resourceRows, scheduler.resources);
    await insertRows(transaction, tickets, rows.tickets);
    await insertRows(transaction, secondFactors, makeSecondFactors(rows.users));
    await insertRegistration(transaction, makeRegistration(rows.entities, await hashPassword(newToken()), today));
    await insertStartUp(transaction, makeStartUp(rows, definitions, today));
    await insertRows(transaction, resourceRows, makeMissionStatements(rows, definitions));
    await insertHub(transaction, makeHub(rows, definitions, today));
    await insertHealth(transaction, health);
    await insertRows(transaction, biometricOverrides, marks);
    await insertTrackerEntries(transaction, entries);
    await insertHistories(transaction);
  });
  progress('The demo data is loaded.');
}
