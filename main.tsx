import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { Application } from './runtime/app/Application';
import { type OtherTabs, watchBrowser } from './runtime/app/browser-events';
import { createServices } from './runtime/app/create-services';
import type { Early } from './runtime/app/early';
import { firstAnswers } from './runtime/app/first-answers';
import { tokenIn, tokenKey } from './runtime/app/kept';
import { watchScheme } from './runtime/app/watch-scheme';
import { lastColor } from './runtime/app/last-color';
import { StartFailed } from './runtime/app/StartFailed';
import type { RunningFault, Services } from './runtime/contracts/services';
import { savesData } from './runtime/contracts/saves-data';
import { loadCards } from './runtime/screen/nodes/late-nodes';
import { loadLater } from './runtime/screen/when-active';
import { platformTimers } from './runtime/format/long-timers';
import { failureText, stringOf } from './runtime/validation/string-of';
import './runtime/app/layout.css';
import './runtime/app/print.css';
import './runtime/screen/screen.css';
import { defaultWidgets } from './widgets/defaults';
import { packageWidgets } from './schemas/generated/widget-packages';
import { widgets as ownWidgets } from './widgets/registry';
import { type PreviewPage, schemaPreview } from './widgets/schema-preview';

/** Ours, and those that packages bring. */
const widgets = { ...packageWidgets, ...ownWidgets };

/** The one file that knows every room, and the only one that touches the browser's globals. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const container = document.getElementById('root') as HTMLElement;
let root = createRoot(container);

// Only the schema preview draws forms of any schema.
const FormOfSchema = lazy(async () => ({ default: (await import('./runtime/form/FormOfSchema')).FormOfSchema }));

const place: { go?: NavigateFunction } = {};

/** Hands the router's way of going elsewhere to the services. The router that can be called from anywhere brings loaders and much more that we have not. */
function Address() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    place.go = navigate;
  }, [navigate]);
  return null;
}

const reported = new Set<string>();
function report(fault: RunningFault): void {
  const line = `${fault.place ? `${fault.place}: ` : ''}${fault.code}: ${fault.message}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.error(line);
}

function saveFile(name: string, content: unknown): void {
  const file = content instanceof Blob ? content : new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** False where the browser has no clipboard, as on pages without encryption, or the person does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What the preview of schemas needs of the page: its address carries what is shared. */
const previewPage: PreviewPage = {
  hash: () => location.hash,
  onHash(listener) {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
  setHash(hash) {
    history.replaceState(history.state, '', hash);
    return location.href;
  },
  copy: copyText,
  save: saveFile,
};

/** The tabs of this browser that show the application. */
function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel('activity');
  return {
    tell: () => channel.postMessage(null),
    hear(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

/** Resolves once somebody is signed in. */
const signedIn = ({ session }: Services): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    const look = () => {
      if (!session.get().signedIn) return;
      stop?.();
      resolve();
    };
    stop = session.subscribe(look);
    look();
  });

/** What browsers offer on pages with encryption only. */
const canKeep = window.isSecureContext && 'indexedDB' in window;

/** Keeps the page on the device, for the time without a network. It loads after the first screen, so no one waits for it. */
async function keepOnDevice({ loadScreen, shell }: Services): Promise<void> {
  if (import.meta.hot || savesData() || !('serviceWorker' in navigator)) return;
  const { keepPage } = await import('./runtime/offline/keep-page');
  await Promise.allSettled((shell.get().app.onDevice?.screens ?? []).map((id) => loadScreen(id)));
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
  // A browser that allows no service worker shows the page as before.
  await keepPage(navigator.serviceWorker, loaded, location.origin).catch(() => undefined);
}

/** Live topics come after the first screen that a person sees who is signed in: nobody waits for them. Listens until `ended` is aborted. */
async function listenLive(services: Services, ended: AbortSignal): Promise<void> {
  await signedIn(services);
  // At once: a person who signs out is asked about what waits on the device.
  if (canKeep && !ended.aborted) services.onDevice.begin();
  await firstAnswers(services);
  if (canKeep && !ended.aborted) void keepOnDevice(services);
  const [{ runLive }, { browserSocket }] = await Promise.all([import('./runtime/live/run-live'), import('./runtime/live/live-socket')]);
  if (ended.aborted) return;
  const live = runLive(services, {
    openSocket: (path, events) => browserSocket(new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))), events),
    clock: platformTimers,
    random: Math.random,
  });
  ended.addEventListener('abort', () => live?.stop());
}

/** What was asked for before the program was there; once, and not where that failed. */
function takeEarly(address: string, init: RequestInit | undefined): Promise<Response> | undefined {
  const page = globalThis as { early?: Early };
  page.early ??= {};
  const taken = address === '/api/session' ? page.early.session : undefined;
  if (taken === undefined) return undefined;
  delete page.early.session;
  return taken.catch(() => fetch(address, init));
}

/** In development a tab may look as somebody else. */
async function previewed(): Promise<Storage | undefined> {
  if (!import.meta.hot) return undefined;
  const { openPreview } = await import('./runtime/app/preview');
  return openPreview({ location, history, storage: sessionStorage, fetch, document, leave: () => location.assign('/') });
}

/** Starts the application, which listens to the page and the server until `ended` is aborted. */
async function start(ended: AbortSignal): Promise<void> {
  try {
    // The program's largest file has come and the network is free; the screen of a person who is signed in needs these when its answers come. A person who
    // signs in is about to.
    if (tokenIn(localStorage.getItem(tokenKey)) !== null) void loadCards();
    else loadLater(() => void loadCards());
    const services = await createServices({
      fetch: (address, init) => takeEarly(stringOf(address), init) ?? fetch(address, init),
      storage: (await previewed()) ?? localStorage,
      navigation: {
        go: (to, options) => void place.go?.(to, options),
        here: () => location.pathname + location.search,
        reload: () => location.reload(),
        leave: (address) => location.assign(address),
        open: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
      },
      widgets: {
        ...widgets,
        'schema-preview': schemaPreview(
          (properties) => <FormOfSchema {...properties} widgets={widgets} defaultWidgets={defaultWidgets} nonce={nonce} />,
          previewPage,
        ),
      },
      defaultWidgets,
      showLanguage: ({ tag, direction }) => Object.assign(document.documentElement, { lang: tag, dir: direction }),
      report,
      importModule: (address) => import(/* @vite-ignore */ address) as Promise<{ default: unknown }>,
      now: () => new Date().toISOString(),
      saveFile,
      copyText,
      print: () => print(),
      device: { touchPoints: navigator.maxTouchPoints },
      ...(canKeep && {
        copies: { open: async () => (await import('./runtime/offline/device-store')).openDeviceStore(), newId: () => crypto.randomUUID() },
      }),
      nonce,
    });
    if (ended.aborted) return;
    const stops = [watchBrowser(window, services, () => performance.now(), otherTabs()), watchScheme(window, services)];
    ended.addEventListener('abort', () => stops.forEach((stop) => stop()));
    void listenLive(services, ended);
    if (import.meta.hot) {
      const { listenToDefinitions } = await import('./runtime/app/development');
      import.meta.hot.on('wellspring:definitions', listenToDefinitions(services));
    }
    root.render(
      <QueryClientProvider client={services.queries}>
        {/* A screen shows that it loads: as a transition, which waits for whatever else is drawn, the one before would stand under the new address. */}
        <BrowserRouter useTransitions={false}>
          <Address />
          <Application services={services} />
        </BrowserRouter>
      </QueryClientProvider>,
    );
  } catch (error) {
    if (ended.aborted) return;
    const reason = failureText(error);
    // Before the definitions are there, the name stands in the title of index.html only.
    root.render(<StartFailed name={document.title} reason={reason} color={lastColor(localStorage)} nonce={nonce} again={() => void start(ended)} />);
  }
}

let running = new AbortController();
void start(running.signal);

// Tests start the application again in an open page, which costs much less than loading it. No other build has this.
if (import.meta.env.MODE === 'test')
  Object.assign(window, {
    /** Ends the application, so that the page is empty; with a path it starts again there, as if the page were loaded. */
    restartApplication(path?: string): void {
      running.abort();
      root.unmount();
      if (path === undefined) return;
      running = new AbortController();
      root = createRoot(container);
      history.replaceState(null, '', path);
      reported.clear();
      void start(running.signal);
    },
  });
