import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Services } from './services';
import type { CalledOperation } from '../definitions/compiled';
import type { DataSource } from '../definitions/shapes/screen-parts';
import type { Failure } from '../http/http';

/** What expressions read of a declared call: `data.<id>`. */
export interface DataState {
  value: unknown;
  loading: boolean;
  /** The value is that of another input: that of this one is being loaded. */
  updating: boolean;
  failed: boolean;
  failure: Failure | null;
}

class QueryFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.Errors[0]?.Message ?? `The call failed with status ${failure.StatusCode}.`);
  }
}

export const failureIn = (error: unknown): Failure | null => (error instanceof QueryFailed ? error.failure : null);

const usualSecondsFresh = 30;

/** How react-query makes a call: one cache entry for each operation and input, shared by all who ask the same. */
export const queryFor = (
  services: Services,
  operation: CalledOperation,
  input: Record<string, unknown>,
  enabled: boolean,
  { keepFor, keepsLast }: Pick<DataSource, 'keepFor' | 'keepsLast'> = {},
) => ({
  queryKey: [operation.id, input],
  enabled,
  staleTime: (keepFor?.seconds ?? usualSecondsFresh) * 1000,
  ...(keepsLast && { placeholderData: keepPreviousData }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
    const outcome = await services.http(operation, input, signal);
    if (!outcome.ok) throw new QueryFailed(outcome.failure);
    return outcome.value ?? null;
  },
});

/** The calls that have been asked for again in this very moment. */
const justAsked = new WeakMap<QueryClient, Set<string>>();

/**
 * Loads the answers of a call again, whatever its input: those that are shown at once, the others when they are asked for. Until then those are not kept,
 * so that nobody is shown, under another input, what is known to be outdated. Several parts of a page that want it because of one message ask once: each
 * request would break off the one before it, which the server has begun to answer.
 */
export function loadAgain(queries: QueryClient, call: string): void {
  queries.removeQueries({ queryKey: [call], type: 'inactive' });
  const asked = justAsked.get(queries) ?? new Set();
  justAsked.set(queries, asked);
  if (asked.has(call)) return;
  asked.add(call);
  queueMicrotask(() => asked.delete(call));
  void queries.invalidateQueries({ queryKey: [call] });
}

/** What tells answers that follow one another, kept as one, from single ones. */
const pagesMark = 'pages';
/** Whether what is kept under a key are several answers that follow one another. */
export const isOfPages = (queryKey: readonly unknown[]): boolean => queryKey[2] === pagesMark;

/** The same for answers that follow one another: each but the first is asked for from where the one before it ended. */
export const pagesFor = (services: Services, operation: CalledOperation, input: Record<string, unknown>, parameter: string) => ({
  queryKey: [operation.id, input, pagesMark],
  staleTime: usualSecondsFresh * 1000,
  initialPageParam: null as unknown,
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: unknown }): Promise<unknown> =>
    queryFor(services, operation, pageParam === null ? input : withParameters(operation, input, { [parameter]: pageParam }), true).queryFn({ signal }),
});

/** The input of a call with more of it: what is no parameter of the call is a property of its body. */
export function withParameters({ parameters }: CalledOperation, input: Record<string, unknown>, added: Record<string, unknown>): Record<string, unknown> {
  const isParameter = ([name]: [string, unknown]) => parameters.some((parameter) => parameter.name === name);
  const entries = Object.entries(added);
  const inBody = entries.filter((entry) => !isParameter(entry));
  return {
    ...input,
    ...Object.fromEntries(entries.filter(isParameter)),
    ...(inBody.length > 0 && { body: { ...(input.body as object | undefined), ...Object.fromEntries(inBody) } }),
  };
}

/** Whether the server could not be reached or failed; a refusal is an answer. */
export const isAway = ({ StatusCode }: Failure): boolean => StatusCode === 0 || StatusCode >= 500;

/** Whether a call that failed has no answer: the server could not be reached or failed, or the call was not made. */
export function hasNoAnswer(error: unknown): boolean {
  const failure = failureIn(error);
  return failure === null || isAway(failure);
}

/** How long the next try of a call waits, in milliseconds: as long as the server said, but not longer than a person waits for a page. */
export const retryDelay = (_count: number, error: unknown): number => Math.min(failureIn(error)?.RetryAfter ?? 1, 10) * 1000;

/** Tries once more while the server is away. */
export const retry = (count: number, error: unknown): boolean => count < 1 && hasNoAnswer(error);
