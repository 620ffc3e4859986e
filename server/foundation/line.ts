export interface LineLimits {
  /** So many are at it at once. */
  atOnce: number;
  /** So many more may wait for their turn. */
  waiting: number;
}

/** Work that waits for its turn, first come, first served. */
export class Line {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: LineLimits) {}

  get isEmpty(): boolean {
    return this.running === 0;
  }

  /** Resolves when it is one's turn: `leave` must follow. Nothing when too many wait already. */
  enter(): Promise<void> | undefined {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limits.waiting) return undefined;
    return new Promise((begin) => this.waiting.push(begin));
  }

  /** Passes the turn on. */
  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
