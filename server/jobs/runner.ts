import { type Job, JobLost, JobPaused, type JobResult } from '../calls/job';
import type { Tools } from '../calls/tools';
import { constantsOf } from '../foundation/constants';
import { secondsFromNow } from '../foundation/clock';
import { waitAfter } from '../foundation/wait-after';
import type { JobRow } from '../records/jobs';
import type { Timers } from '../foundation/timers';
import type { FoundJob } from './find-jobs';

interface RunnerOptions {
  tools: Tools;
  jobs: ReadonlyMap<string, FoundJob>;
  timers: Timers;
  /** Names this node in the rows that it has taken; no other node has the same name. */
  node: string;
  /** Tells of a try that failed, without what the job is about. */
  report(failure: { job: string; attempts: number; error: unknown }): void;
}

/** The run of a job on this node. */
interface Running {
  until: string;
  /** Ends the waiting for a run that has lost its lease. */
  abandon(): void;
}

/** Runs jobs one after the other; other nodes do the same, and take other jobs. */
export class JobRunner {
  #turn = 0;
  #isStopped = false;
  #running: Running | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #isAtWork = false;
  #stopTimers: (() => void) | undefined;

  constructor(private readonly options: RunnerOptions) {}

  get #settings() {
    return constantsOf(this.options.tools.definitions.base).jobs;
  }

  /** Writes the first row of each job that has a schedule, and looks for due jobs from now on. */
  async start() {
    const { tools, jobs, timers } = this.options;
    const now = tools.clock.now();
    for (const { name: Name, nextRun } of jobs.values()) {
      if (nextRun === undefined) continue;
      const row = { Name, Key: '', DueAt: nextRun(now) };
      await tools.jobs.add([row], now.toISOString());
      // The schedule may have become denser since the row was written.
      await tools.jobs.bringForward(row, { untouched: true });
    }
    await this.#find();
    const { jobPoll, jobFind } = this.#settings;
    const stops = [timers.every(jobPoll, () => this.#look()), timers.every(jobFind, () => void this.#find().catch(this.#reportOwn))];
    this.#stopTimers = () => stops.forEach((stop) => stop());
  }

  /** Adds what jobs find that there is to do. */
  async #find() {
    const { tools, jobs } = this.options;
    for (const { name: Name, find } of jobs.values()) {
      const now = tools.clock.now().toISOString();
      if (find !== undefined)
        await tools.jobs.add(
          (await find(tools)).map((work) => ({ ...work, Name, DueAt: now })),
          now,
        );
    }
  }

  /** Takes no more jobs, and resolves when the step that is being done has ended. */
  async stop() {
    this.#isStopped = true;
    this.#stopTimers?.();
    await this.#work;
  }

  #look() {
    const running = this.#running;
    // A run that neither ends nor reports has lost its job: others must not wait for it.
    if (running !== undefined && running.until <= this.options.tools.clock.now().toISOString()) running.abandon();
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#work = this.runDue()
      .catch(this.#reportOwn)
      .finally(() => (this.#isAtWork = false));
  }

  readonly #reportOwn = (error: unknown) => this.options.report({ job: '', attempts: 0, error });

  /** Runs everything that is due. Answers how many jobs it has taken. */
  async runDue(): Promise<number> {
    const { tools, jobs, node } = this.options;
    const kinds = [...jobs.values()].map(({ name, keysBeginWith }) => ({ name, keysBeginWith: keysBeginWith?.(tools) }));
    for (let taken = 0; ; taken += 1) {
      if (this.#isStopped) return taken;
      const by = `${node}/${(this.#turn += 1)}`;
      const row = await tools.jobs.takeDue(kinds, { now: tools.clock.now().toISOString(), until: this.#leaseEnd(), by });
      if (row === undefined) return taken;
      await this.#runOne(row, jobs.get(row.Name)!);
    }
  }

  #leaseEnd = () => secondsFromNow(this.options.tools.clock, this.#settings.jobLease);

  async #runOne(row: JobRow, job: FoundJob) {
    const { tools, report } = this.options;
    try {
      // The job may have ended each process that ran it.
      if (row.Attempts > this.#settings.jobTries) await this.#end(row, job, { Outcome: 'Failed', Fault: row.Fault ?? 'Interrupted', Result: null });
      else {
        const result = await this.#run(row, job);
        await this.#end(row, job, { Outcome: 'Done', Fault: null, Result: result });
      }
    } catch (error) {
      if (error instanceof JobLost) return;
      if (error instanceof JobPaused) return tools.jobs.release(row);
      report({ job: row.Name, attempts: row.Attempts, error });
      await this.#fail(row, job, faultOf(error));
    } finally {
      this.#running = undefined;
    }
  }

  #run(row: JobRow, job: Job): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      const running: Running = { until: row.TakenUntil!, abandon: () => reject(new JobLost()) };
      this.#running = running;
      const keep = async (cursor: unknown) => {
        const until = this.#leaseEnd();
        if (!(await this.options.tools.jobs.keep(row, cursor, until))) throw new JobLost();
        running.until = until;
        if (this.#isStopped) throw new JobPaused();
      };
      job.run({ input: row.Input, cursor: row.Cursor ?? null, keep }, this.options.tools).then(resolve, reject);
    });
  }

  /** Ends a job, with the row of its next run in the same transaction: no schedule is ever without one. */
  async #end(row: JobRow, { nextRun }: FoundJob, end: Parameters<Tools['jobs']['finish']>[1]) {
    const { tools } = this.options;
    const now = tools.clock.now();
    await tools.transaction(async ({ jobs }) => {
      if (!(await jobs.finish(row, end, now.toISOString()))) throw new JobLost();
      if (nextRun !== undefined) await jobs.add([{ Name: row.Name, Key: '', DueAt: nextRun(now) }], now.toISOString());
    });
  }

  async #fail(row: JobRow, job: FoundJob, fault: string) {
    const { jobTries, jobFirstRetry: first, jobLongestRetry: longest } = this.#settings;
    if (row.Attempts >= jobTries) return this.#end(row, job, { Outcome: 'Failed', Fault: fault, Result: null }).catch(ignoreLost);
    await this.options.tools.jobs.tryAgain(row, secondsFromNow(this.options.tools.clock, waitAfter(row.Attempts, { first, longest })), fault);
  }
}

const ignoreLost = (error: unknown) => {
  if (!(error instanceof JobLost)) throw error;
};

/** The kind of an error, and its code: what it says may name people. */
function faultOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } };
  return [name ?? 'Error', code ?? cause?.code]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 100);
}
