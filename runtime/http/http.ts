import type { CalledOperation } from '../definitions/compiled';
import { changesNothing } from '../definitions/changes-nothing';
import { partsOf } from './parts';
import type { Report, Scope } from '../expressions/evaluate';
import { callAdapter } from './adapter';
import type { CallCopies } from '../offline/on-device';
import { stringOf } from '../validation/string-of';

/** One fault that the server names. `Field` is a JSON Pointer into what was sent. */
export interface Failure {
  StatusCode: number;
  Errors: { Message: string; Field?: string; Code?: string }[];
  ShowUser: boolean;
  /** After so many seconds the server takes the call again. */
  RetryAfter?: number;
  /** The call is kept on the device and sent when the server can be reached. */
  Kept?: true;
  /** What is said of it, where the adapter's variant has a message of its own. */
  Message?: string;
}

/** How a call ended. A failure is a value, never an exception. StatusCode 0: the server could not be reached. */
export type Outcome = { ok: true; value: unknown } | { ok: false; failure: Failure };

/** What the page tells about each failed call: the status, `parse` for an answer that is no JSON, `offline` for none. */
export interface FailureEvent {
  status: number;
  kind: 'status' | 'parse' | 'offline';
  path: string;
  /** Whether what made the call shows the failure where the person acted. */
  handled?: true;
}

export interface HttpOptions {
  fetch: typeof fetch;
  token(): string | null;
  /** The header that names the language wanted. */
  language?(): { 'accept-language'?: string };
  /** Whom the page shows: the server answers nothing where the session is for somebody else by now. Of a call for another one, no failure is told. */
  person?(): string | undefined;
  onFailure(event: FailureEvent): void;
  /** What the conditions of adapters read: session and settings. */
  scope?(): Scope;
  report?: Report;
  /** What the device keeps for the time without a network. */
  copies?: CallCopies;
}

/** How a kept call is sent again: by the key of its first try. */
interface Again {
  key: string;
}

/** Sends a file by a call that takes one, and tells how much of it has been sent, in percent. */
export type SendFile = (operation: CalledOperation, file: File, hear: (percent: number) => void, signal: AbortSignal) => Promise<Outcome>;

export type Http = ReturnType<typeof createHttp>;

/** Makes the calls of schemas/endpoints, all under /api. */
export function createHttp(options: HttpOptions) {
  /**
   * `input` has the path and query parameters by name, and `body`; one of parts is sent as it is. `as` is the name by which the screen makes the call, which
   * may be that of an adapter.
   */
  return async function request(
    operation: CalledOperation,
    input: Record<string, unknown> = {},
    signal?: AbortSignal,
    as: string = operation.id,
    again?: Again,
  ): Promise<Outcome> {
    if (operation.variants !== undefined)
      return callAdapter(
        operation.variants,
        input,
        options.scope?.() ?? {},
        (made, given) => request(operation.showsFailure ? showingFailure(made) : made, given, signal, as),
        options.report,
      );
    const key = again?.key ?? options.copies?.keyFor(operation);
    const token = options.token();
    const person = options.person?.();
    const path = addressOf(operation, input);
    const failed = (failure: Failure, kind: FailureEvent['kind']): Outcome => {
      // A refusal is about the person that the page showed, and a 401 about the token that was sent: neither says anything where the page has another one now.
      if (person === options.person?.() && (failure.StatusCode !== 401 || token === options.token())) {
        const { path: template, showsFailure } = operation;
        options.onFailure({ status: failure.StatusCode, kind, path: template, ...(showsFailure && { handled: true }) });
      }
      return { ok: false, failure };
    };
    let response: Response;
    let body: unknown;
    const question = `${operation.method} ${path} ${input.body === undefined ? '' : JSON.stringify(input.body)}`;
    const sent = operation.takesFile && !(input.body instanceof FormData) ? partsOf(input.body as Record<string, unknown>) : input.body;
    try {
      response = await options.fetch(`/api${path}`, {
        method: operation.method,
        headers: {
          accept: operation.answersFile ? 'application/octet-stream, application/json' : 'application/json',
          ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...options.language?.(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(person ? { 'x-person': encodeURIComponent(person) } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(sent === undefined ? {} : { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
        ...(signal ? { signal } : {}),
      });
      body = response.ok && operation.answersFile ? await response.blob() : await parse(response);
    } catch (error) {
      if (signal?.aborted) throw error;
      const away = failed({ StatusCode: 0, Errors: [], ShowUser: true }, 'offline');
      return again ? away : ((await withoutNetwork(options.copies, { operation, input, as, key, question })) ?? away);
    }
    const isMissing = response.ok && response.status !== 204 && changesNothing(operation) && answersNothing(operation, body);
    if (body === unreadable || isMissing) return failed({ StatusCode: response.status, Errors: [], ShowUser: false }, 'parse');
    if (!response.ok) return failed({ ...failureOf(response.status, body), ...retryAfterOf(response) }, 'status');
    const refused = operation.answersRefusals ? undefined : refusalOf(body);
    if (refused) return { ok: false, failure: refused };
    options.copies?.remember(operation, question, body);
    return { ok: true, value: body };
  };
}

/** Returns a call whose failure is shown where it is made. Of a call that only reads, the application's flows decide: a page that may not be read is not shown. */
export const showingFailure = (operation: CalledOperation): CalledOperation => (changesNothing(operation) ? operation : { ...operation, showsFailure: true });

/** How a call ends that did not reach the server: with the answer that the device has, or kept; undefined where it has failed. */
async function withoutNetwork(
  copies: CallCopies | undefined,
  {
    operation,
    input,
    as,
    key,
    question,
  }: { operation: CalledOperation; input: Record<string, unknown>; as: string; key: string | undefined; question: string },
): Promise<Outcome | undefined> {
  const copy = await copies?.recall(operation, question);
  if (copy) return { ok: true, value: copy.value };
  if (key === undefined || !(await copies?.keep({ id: key, operation, as, input }))) return undefined;
  return { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true, Kept: true } };
}

/** The path with its parameters entered; '#' and every other reserved character encoded. */
export function addressOf(operation: CalledOperation, input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = input[parameter.name];
    if (value === undefined || value === null) continue;
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(stringOf(value)));
    else for (const one of Array.isArray(value) ? value : [value]) query.append(parameter.name, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Every read answers something: one that breaks off before its first letter, or null where its schema has none, does not say that nothing is there. */
const answersNothing = ({ answersNull }: CalledOperation, body: unknown): boolean => body === undefined || (body === null && answersNull !== true);

const unreadable = Symbol('unreadable');

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}

/** An answer 200 may still say no: `{ "Successful": false, "Errors": [...] }`, with the messages there or in its `Error`. */
function refusalOf(body: unknown): Failure | undefined {
  const { Successful, IsSuccessful } = objectOf(body);
  return Successful === false || IsSuccessful === false ? failureOf(200, body) : undefined;
}

function failureOf(status: number, body: unknown): Failure {
  const { Errors, Error: inner, ShowUser } = objectOf(body);
  const listed = [Errors, objectOf(inner).Errors].find(Array.isArray) ?? [];
  const errors = listed.map((error: unknown) => (typeof error === 'string' ? { Message: error } : error)).filter(isFault);
  return { StatusCode: status, Errors: errors, ShowUser: ShowUser !== false };
}

/** What a refusal says of a later try; dates, which our server does not send, are ignored. */
function retryAfterOf({ headers }: Response): Pick<Failure, 'RetryAfter'> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { RetryAfter: seconds } : {};
}

const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
const isFault = (error: unknown): error is Failure['Errors'][number] => typeof objectOf(error).Message === 'string';
