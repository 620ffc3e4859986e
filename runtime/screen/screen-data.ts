import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { Services } from '../contracts/services';
import type { Actions } from '../definitions/actions/later';
import type { CalledOperation } from '../definitions/compiled';
import { concerns } from './refetch-on';
import type { DataSource } from '../definitions/shapes/screen-parts';
import { evaluate, holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import type { TimerClock } from '../format/long-timers';
import { createPolling } from './polling';
import { type DataState, failureIn, loadAgain, queryFor } from '../contracts/queries';
import { SourceTopics } from './source-topics';

interface ScreenDataOptions {
  services: Services;
  sources: Record<string, DataSource>;
  operations: Record<string, CalledOperation>;
  clock: TimerClock;
  scope(): Scope;
  report: Report;
  /** An answer came, failed or is being waited for. */
  changed(): void;
  /** An answer has failed just now. */
  failed?(id: string, failure: DataState['failure']): void;
  /** Does what a source says at messages of its topic. */
  run(actions: Actions | undefined, extra: Scope): Promise<unknown>;
}

/** The calls whose answers a screen shows: made when their condition holds, and again when their input changes. The answers are react-query's. */
export class ScreenData {
  private readonly observers = new Map<string, { observer: QueryObserver; key: string }>();
  private readonly pollings: (() => void)[] = [];
  private readonly stops: (() => void)[] = [];
  private readonly topics: SourceTopics;

  constructor(private readonly options: ScreenDataOptions) {
    const { services, sources, report } = options;
    this.topics = new SourceTopics({ subscribe: (topic) => services.live.get()?.subscribe(topic), answered: this.answered, run: this.hearTopic, report });
    this.stops.push(services.listen(this.hear));
    if (Object.values(sources).some(({ topic }) => topic)) this.stops.push(services.live.subscribe(() => this.topics.listenAnew()));
  }

  /** As expressions read it: `data`. */
  states(): Record<string, DataState> {
    return Object.fromEntries([...this.observers].map(([id, { observer }]) => [id, stateOf(observer)]));
  }

  /** Evaluates the condition and input of every source again, after a change of the scope. */
  watch(): void {
    for (const [id, source] of Object.entries(this.options.sources)) this.watchOne(id, source);
    for (const look of this.pollings) look();
  }

  /** Loads again: a source of this screen by its id, or every answer of an operation. */
  refetch(ids: readonly string[]): void {
    for (const id of ids) loadAgain(this.options.services.queries, this.options.sources[id]?.call ?? id);
  }

  /** Under which key the answer of a source is kept, for the input that it has now. */
  readonly keyOf = (id: string): QueryKey | undefined => this.observers.get(id)?.observer.options.queryKey;

  stop(): void {
    for (const stop of this.stops) stop();
    for (const { observer } of this.observers.values()) observer.destroy();
    this.topics.stop();
  }

  private watchOne(id: string, source: DataSource): void {
    const { services, operations, scope, report, changed } = this.options;
    const operation = operations[source.call];
    if (!operation) return;
    const enabled = !source.when || holds(source.when.$, scope(), report);
    this.topics.listenTo(id, enabled && source.topic ? evaluate(source.topic.$, scope(), report) : undefined);
    const input = (resolveTemplate(source.input ?? {}, scope(), report) ?? {}) as Record<string, unknown>;
    const query = queryFor(services, operation, input, enabled, source);
    const key = JSON.stringify([query.queryKey, enabled]);
    const known = this.observers.get(id);
    if (known) {
      if (known.key !== key) known.observer.setOptions(query);
      known.key = key;
      return;
    }
    const observer = new QueryObserver<unknown>(services.queries, query) as QueryObserver;
    this.observers.set(id, { observer, key });
    if (source.poll) this.poll(source.poll, () => void observer.refetch());
    this.stops.push(observer.subscribe(changed));
    let hasFailed = false;
    this.stops.push(
      observer.subscribe(({ isError, error }) => {
        if (isError && !hasFailed) this.options.failed?.(id, failureIn(error));
        hasFailed = isError;
      }),
    );
  }

  /** Polls: begins when an answer meets the source's condition for polling. */
  private poll({ while: condition, every, debounce, startAfter, attempts }: NonNullable<DataSource['poll']>, attempt: () => void): void {
    const { scope, report, clock } = this.options;
    const waits = () => holds(condition.$, scope(), report);
    const polling = createPolling(
      {
        every: millisecondsOf(every, 5000),
        debounce: millisecondsOf(debounce, 500),
        startAfter: millisecondsOf(startAfter, 0),
        attempts: attempts ?? 5,
        isActive: waits,
        attempt,
      },
      clock,
    );
    let waiting = false;
    this.pollings.push(() => {
      const now = waits();
      if (now && !waiting) polling.start();
      waiting = now;
    });
    this.stops.push(polling.stop);
  }

  /** Resolves once the first answer of a source is there or has failed. */
  private readonly answered = (id: string): Promise<void> =>
    new Promise((resolve) => {
      const { observer } = this.observers.get(id)!;
      if (!stateOf(observer).loading) return resolve();
      const stop = observer.subscribe(() => {
        if (stateOf(observer).loading) return;
        stop();
        resolve();
      });
    });

  /** Once the page listens, an answer may lack what was said before that, as where messages were lost. */
  private readonly hearTopic = async (id: string, { type, payload }: { type: string; [key: string]: unknown }): Promise<void> => {
    const { onMessage, onMissed } = this.options.sources[id]!;
    if (type !== 'live.missed' && type !== 'live.subscribed') await this.options.run(onMessage, { event: payload ?? null });
    else if (onMissed === undefined) this.refetch([id]);
    else await this.options.run(onMissed, {});
  };

  /** Loads again what its definition says: after a call (`saved.<operation>`) or a live message (`live.<category>`). */
  private readonly hear = (event: { type: string; [key: string]: unknown }): void => {
    this.topics.hear(event);
    this.refetch(Object.entries(this.options.sources).flatMap(([id, source]) => (concerns(source.refetchOn, event) ? [id] : [])));
  };
}

function stateOf(observer: QueryObserver): DataState {
  const { data, isPending, isPlaceholderData, isError, error, fetchStatus } = observer.getCurrentResult();
  return { value: data ?? null, loading: isPending && fetchStatus !== 'idle', updating: isPlaceholderData, failed: isError, failure: failureIn(error) };
}

const millisecondsOf = (duration: { seconds?: number | undefined; milliseconds?: number | undefined } | undefined, usual: number): number =>
  duration === undefined ? usual : (duration.milliseconds ?? (duration.seconds ?? 0) * 1000);
