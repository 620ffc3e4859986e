export interface QueueLimits {
  /** How many pieces of work run at a time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/** A queue with limited concurrency: first in, first out. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: QueueLimits) {}

  get isEmpty(): boolean {
    return this.running === 0;
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Resolves when the work may run; `leave` must follow. Undefined when too many wait already. */
  enter(): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limits.waiting) return undefined;
    return new Promise((begin) => this.waiting.push(begin));
  }

  /** Ends a piece of work and lets the next one run. */
  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
