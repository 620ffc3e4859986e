import type { Tools } from './tools';

/** What a job is run with. */
export interface JobRun {
  /** What it is about: empty for a scheduled one. */
  input: Record<string, unknown>;
  /** What was kept last by a run that was interrupted; null at the beginning. */
  cursor: unknown;
  /**
   * Keeps how far the work is, and holds the job for one more lease. Call it after each step.
   * @throws JobLost when another node has taken the job over, JobPaused when this node is about to stop.
   */
  keep(cursor: unknown): Promise<void>;
}

/** How many of what a run has dealt with: support reads it. */
export type JobResult = Record<string, number>;

/**
 * Work that happens without a call. Each step is a transaction of its own, and may be done twice: a node that ends in the middle leaves the rest, and its
 * last step, to another one.
 */
export interface Job {
  /** Stable: it is stored. */
  name: string;
  /** Which pattern of `jobSchedules` says when it runs. Without it: when something adds it. */
  schedule?: string;
  run(run: JobRun, tools: Tools): Promise<JobResult>;
}

/** Another node has taken the job over: what this one does is not needed. */
export class JobLost extends Error {
  override name = 'JobLost';
}

/** The node stops: another one continues from what was kept. */
export class JobPaused extends Error {
  override name = 'JobPaused';
}
