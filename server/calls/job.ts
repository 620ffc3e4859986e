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

/** Something that a job is to do: its key, and what its run is given. */
interface FoundWork {
  Key: string;
  Input: Record<string, unknown>;
}

/**
 * Work that happens without a call. Each step is a transaction of its own, and may be done twice: a node that ends in the middle leaves the rest, and its
 * last step, to another one.
 */
export interface Job {
  /** Stable: it is stored. */
  name: string;
  /** Which pattern of `jobSchedules` says when it runs. Without it: when something adds it. */
  schedule?: string;
  /** Whether it takes minutes. A node does such jobs one after the other beside the others, which do not wait for them. */
  isLong?: boolean;
  /** How the keys begin of the rows that this node can do. Without it: all. */
  keysBeginWith?(tools: Tools): string;
  /** What there is to do at the start of a node, and from time to time: a row is added for each key that has none waiting. */
  find?(tools: Tools): Promise<readonly FoundWork[]>;
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
