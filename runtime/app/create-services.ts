import { type Query, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query';
import type { CalledOperation, FlowSnapshot, Shell } from '../definitions/compiled';
import { createDialogs } from '../contracts/dialogs';
import type { DefaultWidget } from '../form/form-context';
import { createHttp, type FailureEvent, type HttpOptions } from '../http/http';
import { failureIn, retry, retryDelay } from '../contracts/queries';
import type { WidgetRegistry } from '../widget-contract';
import { languageHeader, tokenIn, tokenKey } from './kept';
import type { OnDevice as OnDeviceSettings } from '../definitions/shapes/on-device';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { Live } from '../live/live';
import type { DeviceStore, KeptSession } from '../offline/device-store';
import { createOnDevice } from '../offline/on-device';
import { createMessages } from './messages';
import { createMinute } from './minute';
import { createRevisions } from './revisions';
import { type SessionAnswer, sessionScopeOf } from '../contracts/session';
import { createStore } from '../contracts/store';
import { createStored } from './stored';
import type { Device, Navigation, RunningFault, Services } from '../contracts/services';
import { setWords } from '../words';
import { english, type Language, speak } from '../format/language';
import { platformTimers } from '../format/long-timers';
import { findRoute } from '../contracts/visits';
import { stringOf } from '../validation/string-of';

// How long an answer is kept (`keepFor`) may be longer than the timers of browsers run.
timeoutManager.setTimeoutProvider({
  setTimeout: (run, milliseconds) => platformTimers.setTimeout(run, milliseconds) as number,
  clearTimeout: platformTimers.clearTimeout,
  setInterval: (run, milliseconds) => globalThis.setInterval(run, milliseconds) as unknown as number,
  clearInterval: (timer) => globalThis.clearInterval(timer),
});

/** The environment that the application runs in, given by main.tsx, a test or a story. */
interface Environment {
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  navigation: Navigation;
  widgets: WidgetRegistry;
  defaultWidgets: readonly DefaultWidget[];
  report(fault: RunningFault): void;
  importModule(address: string): Promise<{ default: unknown }>;
  now(): string;
  saveFile(name: string, content: unknown): void;
  copyText(text: string): Promise<boolean>;
  print(): void;
  device?: Device;
  /** Where the browser can keep something for the time without a network: its store, and a new id for a call that is kept. */
  copies?: { open(): Promise<DeviceStore>; newId(): string };
  /** In place of the page's own, for stages. */
  fetchWithProgress?(hear: (percent: number) => void): typeof fetch;
  nonce?: string | undefined;
  /** Says in which language the page is, and which way it is written: to readers of screens, and to what stands by direction. */
  showLanguage?(language: Pick<Language, 'tag' | 'direction'>): void;
}

/** Makes the application's services, and loads who is signed in and the definitions that are theirs. */
export async function createServices(environment: Environment): Promise<Services> {
  /** What the server failed to answer is logged; the page says it where it is missed. */
  const reportFailedLoad = (error: unknown, { queryKey: [id] }: Pick<Query, 'queryKey'>) => {
    const status = failureIn(error)?.StatusCode ?? 0;
    if (status >= 500) environment.report({ code: 'load-failed', message: `"${stringOf(id)}" could not be loaded: the server answered ${status}.` });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportFailedLoad }),
    // Without a network, a call is answered by the device (runtime/offline), or fails: it does not wait.
    defaultOptions: { queries: { retry, retryDelay, refetchOnWindowFocus: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const dialogs = createDialogs();
  const listeners = new Set<(event: { type: string }) => void>();
  const announce: Services['announce'] = (event) => {
    for (const listener of [...listeners]) listener(event);
  };
  let shown: string | undefined;
  /** Set while the session ends: from the removal of its token until the page shows that no person is signed in. */
  let ending: Promise<void> | undefined;
  const calls: HttpOptions = {
    fetch: environment.fetch,
    person: () => shown,
    token: () => tokenIn(environment.storage.getItem(tokenKey)),
    language: () => languageHeader(environment.storage),
    onFailure(event: FailureEvent) {
      // While the session ends, calls are sent without its token, and the server refuses them.
      if (event.status === 401 && ending !== undefined) return;
      announce({ ...event, type: event.kind === 'status' ? `http.${event.status}` : `http.${event.kind}` });
    },
    scope: () => ({ session: session.get(), settings: revisions.settings() }),
    report: (message) => environment.report({ code: 'expression-failed', message, place: 'adapter' }),
  };
  const onDevice = createOnDevice({
    // Before anyone is known, the shell may not be there either.
    settings: () => (shown === undefined ? undefined : shell.get().app.onDevice),
    person: () => shown,
    allowed: ({ when }) => holds(when.$, { session: session.get(), settings: revisions.settings() }, calls.report),
    label: ({ calls: kept }, operation) => textOf(kept[operation]?.label ?? operation, {}),
    open: () => environment.copies?.open() ?? Promise.reject(new Error('This browser keeps nothing.')),
    newId: () => environment.copies?.newId() ?? '',
    send: ({ operation, input, as, id }) => http(operation, input, undefined, as, { key: id }),
    sent(names) {
      for (const name of names) announce({ type: `saved.${name}` });
      const text = shell.get().app.onDevice?.sent;
      if (text !== undefined) messages.show(textOf(text, { event: { count: names.length } }), 'success');
    },
    now: environment.now,
  });
  if (environment.copies) calls.copies = onDevice;
  const http = createHttp(calls);
  const messages = createMessages();
  const revisions = createRevisions(environment);

  const first = await load();
  const shell = createStore(first.shell);
  const session = createStore(sessionScopeOf(first.answer));
  const show = () => {
    shown = session.get().user?.UserId;
  };
  show();
  session.subscribe(show);
  if (first.isFresh) onDevice.keepSession(first.answer);
  const stored = createStored(environment.storage);
  const declareStored = () => stored.declare(shell.get().app.stored ?? {});
  declareStored();
  shell.subscribe(declareStored);

  /** With `given`, the session that signing in answered, nobody is asked; `screen` is the one that is likely to open, and comes beside the shell. */
  async function load(given?: SessionAnswer, screen?: string): Promise<{ answer: SessionAnswer; shell: Shell; isFresh: boolean; token: string | null }> {
    let token = calls.token();
    const ask = () => {
      token = calls.token();
      return http(sessionOperation);
    };
    let outcome = given === undefined ? await ask() : { ok: true as const, value: given };
    if (!outcome.ok && outcome.failure.StatusCode === 401) {
      // Where the person has signed in anew meanwhile, the old token was refused.
      if (token === calls.token()) {
        environment.storage.removeItem(tokenKey);
        await onDevice.forget();
      }
      outcome = await ask();
    }
    const kept = !outcome.ok && outcome.failure.StatusCode === 0 && calls.token() !== null ? await onDevice.recallSession() : undefined;
    if (!outcome.ok && kept === undefined)
      throw new Error(outcome.failure.StatusCode === 0 ? 'The server could not be reached.' : 'The server could not say who is signed in.');
    const answer = outcome.ok ? (outcome.value as SessionAnswer) : kept!.answer;
    const used = await revisions.use(answer.Revision, screen);
    if (kept !== undefined && isOver(kept, used.app.onDevice, environment.now())) {
      await onDevice.forget();
      throw new Error('The server could not be reached.');
    }
    setWords(used.app.words);
    const spoken = used.language ?? english;
    speak(() => spoken);
    environment.showLanguage?.(spoken);
    return { answer, shell: used, isFresh: outcome.ok, token };
  }
  async function refresh(given?: SessionAnswer): Promise<void> {
    const before = shown;
    const next = await load(given, given && screenAfterSignIn(shell.get(), environment.navigation.here()));
    // The session has changed since the call was sent: this answer is about another one.
    if (next.token !== calls.token()) return;
    shell.set(next.shell);
    session.set(sessionScopeOf(next.answer));
    if (next.isFresh) onDevice.keepSession(next.answer);
    stored.reread(null);
    if (before === undefined || shown === undefined || before === shown) return;
    // What was answered to one person is not another's. A screen that this person may not open goes first: it would ask for what is refused.
    await new Promise((resolve) => setTimeout(resolve));
    await queries.resetQueries();
  }
  /** Ends the session. A second call while it ends waits for the same end, so that it cannot end the session that begins next. */
  function end(): Promise<void> {
    if (ending !== undefined) return ending;
    ending = endNow().finally(() => (ending = undefined));
    return ending.then(() => announce({ type: 'session.ended' }));
  }
  async function endNow(): Promise<void> {
    environment.storage.removeItem(tokenKey);
    dialogs.closeAll();
    // Another tab may have ended it before. What loads now is for the sign-in page, and must not be cleared.
    if (!session.get().signedIn) return;
    queries.clear();
    await onDevice.forget();
    // The page shows that no person is signed in, also where the server cannot be reached or another tab has begun a session since.
    await refresh().catch(() => undefined);
    if (session.get().signedIn) session.set({ signedIn: false, branding: session.get().branding });
  }

  return {
    http,
    async sendFile(operation, file, hear, signal) {
      const { fetchWithProgress } = environment.fetchWithProgress ? environment : await import('../http/fetch-with-progress');
      const body = new FormData();
      body.append('File', file);
      return createHttp({ ...calls, fetch: fetchWithProgress!(hear) })(operation, { body }, signal);
    },
    queries,
    shell,
    session,
    stored,
    flows: createStore<Record<string, FlowSnapshot>>({}),
    dialogs,
    announce,
    sessions: {
      refresh: () => refresh(),
      end,
      async start({ Session, ...result }) {
        await ending;
        environment.storage.setItem(tokenKey, JSON.stringify(result));
        queries.clear();
        onDevice.forgetLater();
        await refresh(Session);
        onDevice.resume();
        announce({ type: 'session.started' });
      },
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    live: createStore<Pick<Live, 'subscribe'> | undefined>(undefined),
    messages,
    onDevice,
    navigation: environment.navigation,
    unsaved: createStore<readonly (() => boolean)[]>([]),
    widgets: environment.widgets,
    defaultWidgets: environment.defaultWidgets,
    report: environment.report,
    now: environment.now,
    minute: createMinute(environment.now),
    saveFile: environment.saveFile,
    copyText: environment.copyText,
    print: environment.print,
    device: environment.device ?? { touchPoints: 0 },
    nonce: environment.nonce,
    settings: revisions.settings,
    loadFlow: revisions.flow,
    loadScreen: revisions.screen,
    loadValidator: revisions.validator,
    operation: (id) => shell.get().operations[id],
  };
}

/** Whether a session that the device kept is too old to open the application without a network. */
const isOver = ({ at }: KeptSession, settings: OnDeviceSettings | undefined, now: string): boolean =>
  settings === undefined || Date.parse(now) - Date.parse(at) > settings.for.hours * 3_600_000;

/** The screen where people come from signing in: the one that they wanted to open, or home. A wrong guess costs some kilobytes. */
function screenAfterSignIn({ routes, app }: Shell, here: string): string | undefined {
  const wanted = new URLSearchParams(here.split('?')[1]).get('returnUrl');
  return findRoute(routes, (wanted ?? app.home).split('?')[0]!)?.route.screen;
}

/** The one call that is made before any definition is there. */
const sessionOperation: CalledOperation = { id: 'getSession', method: 'GET', path: '/session', parameters: [], allow: 'everyone' };
