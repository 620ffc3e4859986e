import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answers, revisions } from 'virtual:definitions';
import { Application } from '../../runtime/app/Application';
import { createTools } from '../../runtime/app/create-tools';
import type { Tools } from '../../runtime/app/tools';
import type { CompiledOperation, Revision } from '../../runtime/definitions/compiled';
import { FormOfSchema } from '../../runtime/form/FormOfSchema';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';
import { schemaPreview } from '../../widgets/schema-preview';

export interface ScreenStageProps {
  /** The screen's id. */
  screen: string;
  /** Whose definitions: base, or a customer. */
  customer?: string;
  /** The role that is signed in, or 'signed out'. */
  role?: string;
  /** How the calls of the screen go: they answer, never end, fail, or answer nothing. */
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
  /** The company's colour, as #rrggbb. */
  brand?: string;
}

/** One screen of the definitions with lifelike answers, without a server. */
export function ScreenStage({ screen, customer = 'base', role = 'Admin', calls = 'answered', brand }: ScreenStageProps) {
  return <Staged revision={revisionOf(customer)} screen={screen} role={role} calls={calls} brand={brand} />;
}

/** A customer's revision; the base's where there is none. */
export function revisionOf(customer: string): Revision {
  const revision = revisions[customer] ?? revisions.base;
  if (!revision) throw new Error('There is no base revision.');
  return revision;
}

interface StagedProps {
  revision: Revision;
  screen: string;
  role?: string;
  calls?: string;
  brand?: string | undefined;
}

/** Runs the application on a revision in memory and opens one of its screens. `revision` must stay the same object. */
export function Staged({ revision, screen, role = 'Admin', calls = 'answered', brand }: StagedProps) {
  const [stage, setStage] = useState<{ tools: Tools; router: ReturnType<typeof createMemoryRouter> }>();
  useEffect(() => {
    let current = true;
    const path = revision.screens[screen]?.screen.path;
    if (path === undefined) throw new Error(`There is no screen "${screen}".`);
    void makeStage(revision, path, { role, calls, brand }).then((made) => current && setStage(made));
    return () => {
      current = false;
    };
  }, [revision, screen, role, calls, brand]);
  if (!stage) return null;
  return (
    <QueryClientProvider client={stage.tools.queries}>
      <RouterProvider router={stage.router} />
    </QueryClientProvider>
  );
}

type Circumstances = { role: string; calls: string; brand: string | undefined };

async function makeStage(revision: Revision, path: string, circumstances: Circumstances) {
  const place: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const storage = new Map([['token', 'story']]);
  const tools = await createTools({
    fetch: (address) => respond(revision, String(address), circumstances),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    navigation: { go: (to, options) => void place.router?.navigate(to, options), reload: () => undefined },
    widgets: {
      ...widgets,
      'schema-preview': schemaPreview((properties) => <FormOfSchema {...properties} widgets={widgets} defaultWidgets={defaultWidgets} />),
    },
    defaultWidgets,
    report: ({ code, message }) => console.error(`${code}: ${message}`),
    importModule: (address) => importText(revision.validators[/form\/(.+)\.validators\.js$/.exec(address)?.[1] ?? ''] ?? ''),
    now: () => '2026-11-21T12:00:00.000Z',
    saveFile: () => undefined,
  });
  place.router = createMemoryRouter([{ path: '*', element: <Application tools={tools} /> }], { initialEntries: [path] });
  return { tools, router: place.router };
}

async function importText(text: string): Promise<{ default: unknown }> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as { default: unknown };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What the server would answer. */
async function respond(revision: Revision, address: string, { role, calls, brand }: Circumstances): Promise<Response> {
  const { pathname } = new URL(address, 'http://story');
  if (pathname.endsWith('shell.json')) return Response.json(revision.shell);
  const bundle = /screen\/(.+)\.json$/.exec(pathname)?.[1];
  if (bundle) return Response.json(revision.screens[decodeURIComponent(bundle)] ?? {});
  const operation = operationAt(revision, pathname.replace(/^\/api/, ''));
  if (operation?.id === 'getSession') return Response.json(sessionFor(revision, role, brand));
  if (calls === 'loading') return new Promise(() => undefined);
  if (calls === 'failing') return Response.json({ StatusCode: 400, Errors: [{ Message: 'This is how a refusal looks.' }], ShowUser: true }, { status: 400 });
  const answer = operation ? answers[operation.id] : undefined;
  return Response.json(calls === 'empty' ? emptied(answer) : (answer ?? true));
}

const operationAt = (revision: Revision, path: string): CompiledOperation | undefined =>
  Object.values(revision.operations).find((operation) => operation.path.toLowerCase() === path.toLowerCase());

function sessionFor(revision: Revision, role: string, brand: string | undefined) {
  const session = answers.getSession as { User: object; Branding: object };
  const own = { Customer: revision.customer, Revision: revision.hash, ...(brand ? { Branding: { ...session.Branding, BrandingColor: brand } } : {}) };
  if (role === 'signed out') return { SignedIn: false, Branding: session.Branding, ...own };
  return { ...session, User: { ...session.User, Roles: role === 'participant' ? [] : [role] }, ...own };
}

/** The same answer with every list in it empty. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return typeof answer === 'number' ? 0 : answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, emptied(value)]));
}
