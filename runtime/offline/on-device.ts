import type { SessionAnswer } from '../contracts/session';
import { createStore, type Store } from '../contracts/store';
import { changesNothing } from '../definitions/changes-nothing';
import type { CalledOperation } from '../definitions/compiled';
import type { OnDevice as Settings } from '../definitions/shapes/on-device';
import { isRefused, textOfFailure } from '../format/failure-text';
import type { Outcome } from '../http/http';
import type { DeviceStore, KeptSession } from './device-store';

/** A call that is sent when the server can be reached. */
export interface KeptCall {
  /** Also the Idempotency-Key by which the server recognizes a repetition. */
  id: string;
  person: string;
  operation: CalledOperation;
  /** The name by which the screen made the call: the operation's, or that of an adapter. */
  as: string;
  input: Record<string, unknown>;
  /** When it was made, in ISO 8601. */
  at: string;
  /** Why the server refused it, once it did. */
  refused?: string;
}

/** A kept call as expressions read it: `onDevice.waiting`. */
interface WaitingCall {
  Id: string;
  Label: string;
  At: string;
  /** The server's reason, or null while the call waits for the network. */
  Refused: string | null;
}

/** What expressions read as `onDevice`. */
interface OnDeviceScope {
  waiting: WaitingCall[];
  /** When the oldest shown answer was loaded that came from the device; null while all came from the server. */
  seenAt: string | null;
}

/** What is kept on the device, as far as calls are concerned. */
export interface CallCopies {
  /** Returns the key of a call that is kept when the server cannot be reached; undefined for all other calls. */
  keyFor(operation: CalledOperation): string | undefined;
  /** Keeps what a call answered that only reads. */
  remember(operation: CalledOperation, question: string, value: unknown): void;
  /** Returns the last answer to the same question; undefined where there is none. */
  recall(operation: CalledOperation, question: string): Promise<{ value: unknown } | undefined>;
  /** Keeps a call. Returns whether the browser could. */
  keep(call: Omit<KeptCall, 'person' | 'at'>): Promise<boolean>;
}

export interface OnDevice extends CallCopies {
  state: Store<OnDeviceScope>;
  /** Writes what was loaded so far, and from now on at once; sends what waits. Called when the first screen is there. */
  begin(): void;
  /** Sends what waits, in the order in which it was made. */
  send(): Promise<void>;
  /** Deletes a waiting call, or all of the person. */
  discard(id?: string): Promise<void>;
  keepSession(answer: SessionAnswer): void;
  /** Returns the session with which the application can open without a network; undefined where there is none. */
  recallSession(): Promise<KeptSession | undefined>;
  /** Removes answers and session. Calls that wait stay for the person who made them. */
  forget(): Promise<void>;
  /** The same when the first screen of the next person is there: signing in does not wait for it. */
  forgetLater(): void;
  /** Sends what waits for a person who signs in again in a page that has begun. */
  resume(): void;
}

interface OnDeviceOptions {
  settings(): Settings | undefined;
  /** The id of the person signed in. */
  person(): string | undefined;
  /** Whether the definitions allow it for this session. */
  allowed(settings: Settings): boolean;
  open(): Promise<DeviceStore>;
  send(call: KeptCall): Promise<Outcome>;
  /** Hears which calls were sent: the names by which screens made them. */
  sent(names: string[]): void;
  label(settings: Settings, operation: string): string;
  now(): string;
  newId(): string;
}

/**
 * Keeps on the device what a person was shown and what they could not send, for the time without a network (`onDevice` of the application). The store is
 * opened when it is needed. Where the browser has none, or refuses it, the application works as without it.
 */
export function createOnDevice(options: OnDeviceOptions): OnDevice {
  const state = createStore<OnDeviceScope>({ waiting: [], seenAt: null });
  let opened: Promise<DeviceStore> | undefined;
  let early: ((store: DeviceStore) => Promise<void>)[] | undefined = [];

  /** Runs work on the store; undefined where that is not possible. */
  async function onStore<Value>(work: (store: DeviceStore) => Promise<Value>): Promise<Value | undefined> {
    try {
      opened ??= options.open();
      return await work(await opened);
    } catch {
      opened = undefined;
      return undefined;
    }
  }
  /** Runs work on the store once the first screen is there: it must not wait for the store. */
  function later(work: (store: DeviceStore) => Promise<void>): void {
    if (early) early.push(work);
    else void onStore(work);
  }
  /** The settings and the person, where something may be kept. */
  function keeping(): { settings: Settings; person: string } | undefined {
    const settings = options.settings();
    const person = options.person();
    return settings !== undefined && person !== undefined && options.allowed(settings) ? { settings, person } : undefined;
  }
  /** Reads again what waits: another tab may have changed it. */
  async function list(): Promise<KeptCall[]> {
    const kept = keeping();
    const calls = kept === undefined ? [] : ((await onStore((store) => store.calls(kept.person))) ?? []);
    const waiting = calls.map(({ id, operation, at, refused }) => ({
      Id: id,
      Label: options.label(kept!.settings, operation.id),
      At: at,
      Refused: refused ?? null,
    }));
    state.set({ ...state.get(), waiting });
    return calls;
  }

  const isRead = (operation: CalledOperation) => changesNothing(operation) && operation.allow !== 'everyone' && operation.answersFile !== true;

  let sending: Promise<void> | undefined;
  async function sendAll(): Promise<void> {
    const names: string[] = [];
    for (const call of (await list()).filter(({ refused }) => refused === undefined)) {
      const outcome = await options.send(call);
      if (outcome.ok) {
        names.push(call.as);
        await onStore((store) => store.drop(call.id));
        // A session that has ended refuses nothing: the call waits for the person to sign in again.
      } else if (isRefused(outcome.failure) && outcome.failure.StatusCode !== 401)
        await onStore((store) => store.keep({ ...call, refused: textOfFailure(outcome.failure) ?? '' }));
      else break;
    }
    await list();
    if (names.length > 0) options.sent(names);
  }

  return {
    state,
    keyFor: ({ id }) => (keeping()?.settings.calls[id] === undefined ? undefined : options.newId()),
    remember(operation, question, value) {
      const kept = isRead(operation) ? keeping() : undefined;
      if (kept) later((store) => store.remember(kept.person, question, { value, at: options.now() }));
    },
    async recall(operation, question) {
      const kept = isRead(operation) ? keeping() : undefined;
      const found = kept && (await onStore((store) => store.recall(kept.person, question)));
      if (!found) return undefined;
      const { seenAt } = state.get();
      state.set({ ...state.get(), seenAt: seenAt === null || found.at < seenAt ? found.at : seenAt });
      return { value: found.value };
    },
    async keep(call) {
      const kept = keeping();
      const done = kept && (await onStore(async (store) => store.keep({ ...call, person: kept.person, at: options.now() }).then(() => true)));
      if (done) await list();
      return done === true;
    },
    begin() {
      const waiting = early;
      early = undefined;
      for (const work of waiting ?? []) void onStore(work);
      void this.send();
    },
    send() {
      sending ??= sendAll().finally(() => (sending = undefined));
      return sending;
    },
    resume() {
      if (early === undefined) void this.send();
    },
    async discard(id) {
      for (const call of await list()) if (id === undefined || call.id === id) await onStore((store) => store.drop(call.id));
      await list();
    },
    keepSession(answer) {
      const kept = keeping();
      if (kept) later((store) => store.keepSession({ person: kept.person, answer, at: options.now() }));
    },
    recallSession: () => onStore((store) => store.session()),
    async forget() {
      early = early && [];
      state.set({ waiting: [], seenAt: null });
      await onStore((store) => store.forget());
    },
    forgetLater() {
      state.set({ waiting: [], seenAt: null });
      // In a page that has begun, the next person signs in without a load of the page.
      if (early) early = [(store) => store.forget()];
      else void onStore((store) => store.forget());
    },
  };
}
