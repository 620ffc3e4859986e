import type { Tools } from '../../calls/tools';
import type { OutboxLane } from '../../records/outbox';
import type { Delivery } from './delivery';
import { type ReportFailure, takeMessage } from './send-due';

interface LaneOptions {
  lane: OutboxLane;
  /** How many messages it sends at a time. */
  atOnce: number;
  tools: Tools;
  delivery: Delivery;
  /** Tells of a try that failed. */
  report: ReportFailure;
  /** Tells that the database could not be asked. */
  reportOutage(error: unknown): void;
}

/** Sends the messages of one lane on this node, so many at a time. Asks the database once where nothing is due, and again after each message that was sent. */
export class LaneSender {
  #places: number;
  #isStopped = false;
  readonly #sending = new Set<Promise<void>>();

  constructor(private readonly options: LaneOptions) {
    this.#places = options.atOnce;
  }

  /** Begins to send what is due, as long as places are free. It does not wait for what is being sent: an address that never answers takes one place. */
  async begin(): Promise<void> {
    const { lane, tools, delivery, report } = this.options;
    while (!this.#isStopped && this.#places > 0) {
      this.#places -= 1;
      const send = await takeMessage(lane, tools, delivery, report).catch((error: unknown) => this.options.reportOutage(error));
      if (send === undefined) {
        this.#places += 1;
        return;
      }
      const sending = send()
        .catch((error: unknown) => this.options.reportOutage(error))
        .then(() => {
          this.#places += 1;
          this.#sending.delete(sending);
          // Not waited for: what ends here is this message.
          void this.begin();
        });
      this.#sending.add(sending);
    }
  }

  /** Takes no more messages, and resolves when those that are being sent have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#sending);
  }
}
