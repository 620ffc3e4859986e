import { type AppOptions, buildApp } from './app';
import { deliveryOf } from './areas/outbox/delivery';
import { rewardProviderOf } from './areas/rewards/provider-of';
import { todayOf } from './calls/time-zone';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import { demoPeople, isEmpty, loadDemo } from './demo/load';
import { systemClock } from './foundation/clock';
import { systemTimers } from './foundation/timers';

interface Options {
  /** Where the built page is. */
  pageFolder: string;
  /** Whether answers are checked against their schemas. */
  checkAnswers: boolean;
  /** Writes a line for whoever started the server. */
  say: (message: string) => void;
}

/** The server as it is configured, on a database that is open; with the demo, if that is asked for and the database is empty. */
export async function configuredApp(config: Config, opened: OpenDatabase, definitions: AppOptions['definitions'], { say, ...options }: Options) {
  await loadDemoOf(config, opened, definitions, say);
  return buildApp({
    ...config,
    ...options,
    say,
    database: opened.database,
    background: opened.background,
    notifications: opened.notifications,
    definitions,
    clock: systemClock,
    timers: systemTimers,
    delivery: deliveryOf(config),
    rewardProvider: rewardProviderOf(config, systemClock),
    sendsMessages: true,
    runsJobs: true,
  });
}

/** Loads the demo into a database that is open, if that is asked for and the database is empty. */
export async function loadDemoOf(
  { demoData, demoPeople: people = demoPeople }: Config,
  { database }: Pick<OpenDatabase, 'database'>,
  definitions: AppOptions['definitions'],
  progress: (message: string) => void,
): Promise<void> {
  if (!demoData || !(await isEmpty(database))) return;
  const today = todayOf({ caller: undefined, revision: definitions.for(null) }, systemClock);
  await loadDemo(database, definitions, { people, today, progress });
}
