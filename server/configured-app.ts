import { type AppOptions, buildApp } from './app';
import { deliveryOf } from './areas/outbox/delivery';
import { rewardProviderOf } from './areas/rewards/provider-of';
import { todayOf } from './calls/time-zone';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import { demoPeople, isEmpty, loadDemo } from './demo/load';
import { systemClock } from './foundation/clock';
import { systemTimers } from './live/timers';

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
  if (config.demoData && (await isEmpty(opened.database))) {
    const today = todayOf({ caller: undefined, revision: definitions.for(null) }, systemClock);
    await loadDemo(opened.database, definitions, { people: config.demoPeople ?? demoPeople, today, progress: say });
  }
  return buildApp({
    ...config,
    ...options,
    say,
    database: opened.database,
    notifications: opened.notifications,
    definitions,
    clock: systemClock,
    timers: systemTimers,
    delivery: deliveryOf(config),
    rewardProvider: rewardProviderOf(config, systemClock),
    sendsMessages: true,
  });
}
