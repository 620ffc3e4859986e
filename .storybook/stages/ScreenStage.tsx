import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { Application } from '../../runtime/app/Application';
import { createServices } from '../../runtime/app/create-services';
import type { Services } from '../../runtime/contracts/services';
import type { Revision } from '../../runtime/definitions/compiled';
import { FormOfSchema } from '../../runtime/form/FormOfSchema';
import { defaultWidgets } from '../../widgets/defaults';
import { schemaPreview } from '../../widgets/schema-preview';
import { allWidgets } from '../all-widgets';
import { revisionIn } from '../languages';
import { noPage } from '../no-page';
import type { Opening } from '../opened-over';
import { tellAll, tellGoing } from '../tell-stage';
import { type Circumstances, respond } from './respond';
import { withStage } from './stage-of';

interface ScreenStageProps {
  /** The screen's id. */
  screen: string;
  /** Whose definitions: base, or a customer. */
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  /** The role that is signed in, 'signed out', or 'usual': who usually sees the screen. */
  role?: string;
  /** How the calls of the screen go: they answer, never end, fail, or answer nothing. */
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
  /** The company's colour, as #rrggbb. */
  brand?: string;
}

/** One screen of the definitions with lifelike answers, without a server. */
export function ScreenStage({ screen, customer = 'base', language = 'en', role = 'usual', calls = 'answered', brand }: ScreenStageProps) {
  const revision = revisionIn(customer, language);
  const standsAlone = revision.screens[screen]?.screen.path !== undefined;
  // What has no address shows in one that has.
  const shown = standsAlone ? { revision, screen } : { revision: withStage(revision, `screen ${screen}`, () => [{ id: 'shown', screen }]), screen: 'stage' };
  return <Staged {...shown} role={role} calls={calls} brand={brand} />;
}

interface StageEars {
  sent?(call: string, body: unknown, address: string): void;
  saved?(name: string): void;
}

interface StagedProps {
  revision: Revision;
  screen: string;
  role?: string;
  calls?: string;
  brand?: string | undefined;
  standing?: Circumstances['standing'];
  /** A dialog that opens over the screen once that stands there: the calls of the screen answer, those after them go as `calls` says. */
  opens?: Opening | undefined;
}

/** Runs the application on a revision in memory and opens one of its screens. `revision` and `opens` must stay the same objects. */
export function Staged({ revision, screen, role = 'usual', calls = 'answered', brand, standing, opens }: StagedProps) {
  const [stage, setStage] = useState<{ services: Services; router: ReturnType<typeof createMemoryRouter> }>();
  useEffect(() => {
    let current = true;
    const found = revision.screens[screen]?.screen;
    if (found?.path === undefined) throw new Error(`There is no screen "${screen}" with a path.`);
    // A page for everybody with one card in the middle is one that leads in.
    const usual = found.allow === 'everyone' && found.layout === 'centred' ? 'signed out' : 'usual';
    const circumstances = { role: role === 'usual' ? usual : role, path: found.path, calls: opens ? 'answered' : calls, brand, standing, allow: found.allow };
    void makeStage(revision, found.path, circumstances, tellAll).then(async (made) => {
      if (!current) return;
      tellGoing(made);
      setStage(made);
      if (opens === undefined) return;
      // With it come the constants that the dialog reads.
      await made.services.loadScreen(screen);
      await untilStill(made.services, () => current);
      if (!current) return;
      circumstances.calls = calls;
      void made.services.dialogs.open({ kind: 'dialog', ...opens });
    });
    return () => {
      current = false;
    };
  }, [revision, screen, role, calls, brand, standing, opens]);
  if (!stage) return null;
  return (
    <QueryClientProvider client={stage.services.queries}>
      <RouterProvider router={stage.router} />
    </QueryClientProvider>
  );
}

/** So many milliseconds nothing may be loaded: parts that have come ask for more, such as the choices of a field. */
const still = 200;

/** A screen stands there once it is drawn with all that it loads; what never does is not waited for. */
async function untilStill({ queries }: Services, isAwaited: () => boolean): Promise<void> {
  const until = Date.now() + 5000;
  const stands = () => document.querySelector('main')?.childElementCount && queries.isFetching() === 0 && !document.querySelector('main .placeholder');
  for (let since = Date.now(); isAwaited() && Date.now() - since < still && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (!stands()) since = Date.now();
  }
}

/** The application on a revision in memory, at an address. `hears` is told what is sent, and which files are saved. */
export async function makeStage(revision: Revision, path: string, circumstances: Circumstances, hears: StageEars = {}) {
  const place: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const storage = new Map([['token', JSON.stringify({ Token: 'story', LoginType: 'NonSSO' })]]);
  const services = await createServices({
    fetch: (address, request) =>
      respond(revision, String(address), circumstances, request?.method ?? 'GET', (call) => hears.sent?.(call, request?.body, String(address))),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    navigation: {
      go: (to, options) => void place.router?.navigate(to, options),
      here: () => createPath(place.router?.state.location ?? {}),
      reload: () => undefined,
      leave: () => undefined,
      open: () => undefined,
    },
    widgets: {
      ...allWidgets,
      'schema-preview': schemaPreview((properties) => <FormOfSchema {...properties} widgets={allWidgets} defaultWidgets={defaultWidgets} />, noPage),
    },
    defaultWidgets,
    report: ({ code, message }) => console.error(`${code}: ${message}`),
    importModule: (address) => importText(revision.validators[/form\/(.+)\.validators\.js$/.exec(address)?.[1] ?? ''] ?? ''),
    now: () => '2026-11-21T12:00:00.000Z',
    saveFile: (name) => hears.saved?.(name),
    copyText: () => Promise.resolve(true),
    print: () => undefined,
  });
  place.router = createMemoryRouter([{ path: '*', element: <Application services={services} /> }], { initialEntries: [path] });
  return { services, router: place.router };
}

async function importText(text: string): Promise<{ default: unknown }> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as { default: unknown };
  } finally {
    URL.revokeObjectURL(address);
  }
}
