import type { Report } from '../expressions/evaluate';
import { stringOf } from '../validation/string-of';

/** An event of the whole application, such as a live message. */
interface Heard {
  type: string;
  [key: string]: unknown;
}

interface SourceTopicsOptions {
  /** Listens to a topic, where there is a connection; the answer is how to stop. */
  subscribe(topic: string): (() => void) | undefined;
  /** Resolves once the first answer of a source is there or has failed. */
  answered(id: string): Promise<void>;
  /** Does what a source says at an event of its topic. Resolves once it is done. */
  run(id: string, event: Heard): Promise<unknown>;
  report: Report;
}

interface Place {
  topic: string;
  leave(): void;
  /** What was heard and is not done yet. */
  work: Promise<unknown>;
}

/**
 * The topics that sources of data listen to. What is heard is done one after the other, and not before there is an answer that it can change: a
 * message that came while the answer was on its way would be lost under it.
 */
export class SourceTopics {
  private readonly places = new Map<string, Place>();

  constructor(private readonly options: SourceTopicsOptions) {}

  /** Listens to the topic that a source has now, and to no other. */
  listenTo(id: string, topic: unknown): void {
    if (this.places.get(id)?.topic === topic) return;
    this.leave(id);
    if (typeof topic !== 'string') return;
    this.places.set(id, { topic, leave: this.options.subscribe(topic) ?? (() => undefined), work: Promise.resolve() });
  }

  /** Subscribes to all of them again: another connection knows no topic of the one before. */
  listenAnew(): void {
    for (const [id, { topic }] of [...this.places]) {
      this.leave(id);
      this.listenTo(id, topic);
    }
  }

  hear(event: Heard): void {
    for (const [id, place] of this.places) {
      if (place.topic !== event['topic']) continue;
      const take = async () => {
        await this.options.answered(id);
        // Who has left the topic meanwhile does nothing more about it.
        if (this.places.get(id) === place) await this.options.run(id, event);
      };
      place.work = place.work.then(take).catch((error: unknown) => this.options.report(stringOf(error)));
    }
  }

  stop(): void {
    for (const id of [...this.places.keys()]) this.leave(id);
  }

  private leave(id: string): void {
    this.places.get(id)?.leave();
    this.places.delete(id);
  }
}
