import { Cron } from 'croner';
import type { Job } from '../calls/job';
import { jobsByArea } from './registry';
import { own } from '../../runtime/validation/own';

/** A job with the function that says when it runs next after a moment; nothing for one that has no schedule. */
export interface FoundJob extends Job {
  nextRun: ((after: Date) => string) | undefined;
}

/** All jobs by their names, with their schedules. A name that is there twice, or a schedule that is missing or cannot be read, stops the start. */
export function findJobs(schedules: Readonly<Record<string, string>>, byArea: Readonly<Record<string, readonly Job[]>> = jobsByArea): Map<string, FoundJob> {
  const found = new Map<string, FoundJob>();
  const faults: string[] = [];
  for (const job of Object.values(byArea).flat()) {
    if (found.has(job.name)) faults.push(`There are two jobs of the name "${job.name}".`);
    try {
      found.set(job.name, { ...job, nextRun: nextRunOf(job, schedules) });
    } catch (error) {
      faults.push(`The job "${job.name}" has no schedule that can be read: ${(error as Error).message}`);
    }
  }
  const used = new Set([...found.values()].map(({ schedule }) => schedule));
  faults.push(
    ...Object.keys(schedules)
      .filter((name) => !used.has(name))
      .map((name) => `No job has the schedule "${name}" of jobSchedules in schemas/settings/jobs.constants.json.`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return found;
}

function nextRunOf({ schedule }: Job, schedules: Readonly<Record<string, string>>): FoundJob['nextRun'] {
  if (schedule === undefined) return undefined;
  const pattern = own(schedules, schedule);
  if (pattern === undefined) throw new Error(`jobSchedules in schemas/settings/jobs.constants.json has no "${schedule}".`);
  // Five parts only: one more would be seconds. Days and hours are those of UTC, so that no hour is there twice or never.
  const cron = new Cron(pattern, { mode: '5-part', timezone: 'UTC', paused: true });
  const nextRun = (after: Date) => {
    const next = cron.nextRun(after);
    if (next === null) throw new Error(`The schedule "${schedule}" has no time after ${after.toISOString()}.`);
    return next.toISOString();
  };
  nextRun(new Date());
  return nextRun;
}
