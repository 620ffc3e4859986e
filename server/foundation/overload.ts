import type { Clock } from './clock';

/** A single long step of this process delays one look and not the next one, so one late look is no overload. */
const lateLooks = 2;

/**
 * Whether work waits too long in this node, wherever it waits: in the event loop, for a connection or in the database. A probe waits in the same places;
 * while one takes longer than the limit, the node is overloaded. `look` is called several times a second.
 */
export class Overload {
  #since: number | undefined;
  #late = 0;
  #isOverloaded = false;

  constructor(
    private readonly probe: () => Promise<unknown>,
    private readonly clock: Clock,
    private readonly mostMilliseconds: number,
    private readonly report: (isOverloaded: boolean) => void,
  ) {}

  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  /** Starts a probe, or sees how long the last one has been waiting. */
  look(): void {
    const now = this.clock.now().getTime();
    if (this.#since === undefined) return this.#start(now);
    this.#late = now - this.#since > this.mostMilliseconds ? this.#late + 1 : 0;
    if (this.#late >= lateLooks) this.#become(true);
  }

  #start(now: number): void {
    this.#since = now;
    this.#late = 0;
    // A database that is away refuses the probe: calls are answered so, too.
    void this.probe()
      .catch(() => undefined)
      .then(() => {
        this.#since = undefined;
        if (this.#late < lateLooks) this.#become(false);
      });
  }

  #become(isOverloaded: boolean): void {
    if (this.#isOverloaded === isOverloaded) return;
    this.#isOverloaded = isOverloaded;
    this.report(isOverloaded);
  }
}
