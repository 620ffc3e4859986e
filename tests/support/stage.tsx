import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { Application } from '../../runtime/app/Application';
import { createServices } from '../../runtime/app/create-services';
import type { RunningFault, Services } from '../../runtime/contracts/services';
import type { Words } from '../../runtime/definitions/words';
import type { CompiledOperation, ScreenBundle, Shell } from '../../runtime/definitions/compiled';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets as productWidgets } from '../../widgets/registry';
import type { WidgetRegistry } from '../../runtime/widget-contract';

/** What a stage is made of: one or more screens, and how their calls are answered. */
export interface StageOptions {
  bundles: ScreenBundle[];
  /** The answer of a call, by operation id: a value, or a function of the request that makes the response. */
  answers?: Record<string, unknown>;
  session?: object;
  settings?: Record<string, unknown>;
  /** The page's own texts. */
  words?: Words;
  flows?: Shell['flows'];
  /** Flows of the application that are loaded when they are first needed, and how each is loaded. */
  lateFlows?: Record<string, { startsOn: string[]; load: () => Promise<Response> | Response }>;
  /** How long a message stays; 3500 ms without it. */
  notifyFor?: { milliseconds: number };
  /** Drawn instead of the product's. */
  widgets?: WidgetRegistry;
  /** The validator of a form, by its id, or a promise of one; without one its schema is interpreted. */
  validators?: Record<string, unknown>;
  /** The clipboard, and where files are saved. */
  copyText?: (text: string) => Promise<boolean>;
  saveFile?: (name: string, content: unknown) => void;
  /** The print dialog. */
  print?: () => void;
  start: string;
  /** The moment, in ISO 8601. */
  now?: () => string;
  /** Where it keeps its addresses; in memory without it. */
  history?: 'browser';
}

interface Stage {
  services: Services;
  element: React.ReactElement;
  faults: RunningFault[];
  /** Where the address bar would be. */
  path(): string;
}

/** A call without parameters, for stages. */
export const operation = (id: string, method: CompiledOperation['method'] = 'GET', parameters: string[] = []): CompiledOperation => ({
  id,
  method,
  path: `/${id}`,
  area: 'stage',
  allow: 'everyone',
  parameters: parameters.map((name) => ({ name, in: 'query', required: false, schema: {} })),
});

/** The application with definitions and answers in memory: no server, no network. */
export async function makeStage({
  bundles,
  answers = {},
  session = {},
  settings = {},
  words = {},
  flows = {},
  lateFlows = {},
  notifyFor = { milliseconds: 3500 },
  copyText = () => Promise.resolve(true),
  saveFile = () => undefined,
  print = () => undefined,
  widgets = productWidgets,
  validators = {},
  start,
  now = () => '2026-11-21T12:00:00.000Z',
  history,
}: StageOptions): Promise<Stage> {
  const faults: RunningFault[] = [];
  const place: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const stored = new Map<string, string>();
  const shell: Shell = {
    hash: 'stage',
    customer: null,
    settings,
    flows,
    operations: Object.assign({}, ...bundles.map((bundle) => bundle.operations)) as Shell['operations'],
    dialogs: {},
    forms: {},
    tables: {},
    fieldsets: {},
    formulas: {},
    guards: {},
    layouts: {},
    lateFlows: Object.fromEntries(
      Object.entries(lateFlows).map(([id, { startsOn }]) => [id, { startsOn, reading: { state: 'resting', states: ['resting'], context: {} } }]),
    ),
    app: {
      id: 'stage',
      kind: 'app',
      words,
      layout: 'bare',
      flows: [...Object.keys(flows), ...Object.keys(lateFlows)],
      session: 'getSession',
      breakpoints: { phone: 640, tablet: 1023, menu: 1324 },
      name: 'Stage',
      home: start,
      signIn: '/sign-in',
      notFound: '/nowhere',
      unauthorized: '/forbidden',
      notifyFor,
      callFailed: 'An error occurred, please try again later.',
      offline: 'The server could not be reached.',
      lostChanges: {
        leave: { title: 'Leave without saving?', text: 'Your changes will be lost.', leave: 'Leave', stay: 'Stay' },
        close: { title: 'Close without saving?', text: 'Your changes will be lost.', leave: 'Close', stay: 'Keep editing' },
      },
    },
    routes: bundles.flatMap(({ screen: { id, path, allow, guards = [], layout = 'bare' }, tables }) =>
      path === undefined ? [] : { ...(Object.keys(tables).length > 0 && { hasTable: true as const }), screen: id, path, title: id, allow, guards, layout },
    ),
  };
  const respond = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    if (url.pathname.endsWith('/shell.json')) return Response.json(shell);
    const flow = /flow\/(.+)\.json$/.exec(url.pathname)?.[1];
    if (flow) return lateFlows[flow]!.load();
    const screen = /screen\/(.+)\.json$/.exec(url.pathname)?.[1];
    if (screen) return Response.json(bundles.find((bundle) => bundle.screen.id === screen));
    const id = url.pathname.replace('/api/', '');
    if (id === 'session')
      return Response.json({ SignedIn: true, Branding: {}, Customer: null, Revision: 'stage', User: { Roles: [], EntityId: '1' }, ...session });
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return typeof answer === 'function' ? (answer as (request: object) => Response)({ url, init }) : Response.json(answer ?? null);
  };
  const services = await createServices({
    fetch: (address, init) => respond(new URL(String(address), 'http://stage'), init),
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value), removeItem: (key) => void stored.delete(key) },
    navigation: {
      go: (to, options) => void place.router?.navigate(to, options),
      here: () => createPath(place.router?.state.location ?? {}),
      reload: () => undefined,
      leave: () => undefined,
      open: () => undefined,
    },
    widgets,
    defaultWidgets,
    report: (fault) => faults.push(fault),
    importModule: async (address) => ({ default: await validators[/form\/(.+)\.validators\.js$/.exec(address)?.[1] ?? ''] }),
    now,
    saveFile,
    copyText,
    print,
  });
  const everything = [{ path: '*', element: <Application services={services} /> }];
  const router = history === 'browser' ? createBrowserRouter(everything) : createMemoryRouter(everything, { initialEntries: [start] });
  place.router = router;
  const element = (
    <QueryClientProvider client={services.queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { services, element, faults, path: () => router.state.location.pathname + router.state.location.search };
}

/** The head of a stage's only screen: whoever draws it adds its parts. */
export const mainScreen = { id: 'main', kind: 'screen', path: '/main', title: 'Main', allow: 'everyone', layout: 'bare' } as const;

/** A bundle of a screen with what it needs. */
export const bundleOf = (screen: ScreenBundle['screen'], parts: Partial<Omit<ScreenBundle, 'screen'>> = {}): ScreenBundle => ({
  screen,
  forms: {},
  tables: {},
  dialogs: {},
  fieldsets: {},
  formulas: {},
  flows: {},
  operations: {},
  ...parts,
});
