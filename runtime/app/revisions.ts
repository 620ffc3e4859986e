import type { FlowBundle, ScreenBundle, Shell } from '../definitions/compiled';
import { keepRevision } from './kept';

/** What loading definitions needs of the application's environment. */
interface RevisionsEnvironment {
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  importModule(address: string): Promise<{ default: unknown }>;
}

/** Loads definitions of the revision in use. Their addresses hold the hash of their content, so the browser keeps them for ever. */
export function createRevisions(environment: RevisionsEnvironment) {
  let hash = '';
  let shell: Shell | undefined;
  let settings: Record<string, unknown> = {};
  const flows = new Map<string, Promise<FlowBundle>>();
  const screens = new Map<string, Promise<ScreenBundle>>();
  const validators = new Map<string, Promise<((data: unknown) => unknown) | undefined>>();
  const read = async (path: string): Promise<unknown> => {
    const response = await environment.fetch(`/definitions/${hash}/${path}`);
    if (!response.ok) throw new Error('This part of the application could not be loaded.');
    return response.json();
  };
  /** Loads a bundle; the constants that it brings are there before any of its expressions runs. */
  const bring = async <Late extends FlowBundle | ScreenBundle>(path: string): Promise<Late> => {
    const asked = hash;
    const bundle = (await read(path)) as Late;
    if (asked === hash && bundle.settings) settings = { ...settings, ...bundle.settings };
    return bundle;
  };
  const once = <Value>(cache: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> => {
    const found = cache.get(key) ?? load();
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    return found;
  };
  const screenOf = (id: string) => once(screens, id, () => bring<ScreenBundle>(`screen/${encodeURIComponent(id)}.json`));
  return {
    /** Loads the shell of a revision, and beside it a screen that is likely to open. */
    async use(next: string, likely?: string): Promise<Shell> {
      if (next !== hash || !shell) {
        hash = next;
        keepRevision(environment.storage, next);
        flows.clear();
        screens.clear();
        validators.clear();
        const coming = read('shell.json');
        if (likely !== undefined) screenOf(likely).catch(() => undefined);
        shell = (await coming) as Shell;
        // A screen of the revision before stays until that of the new one is there, and reads what it brought.
        settings = { ...settings, ...shell.settings };
      }
      return shell;
    },
    /** The constants of all bundles that have come, as expressions read them. */
    settings: () => settings,
    flow: (id: string) => once(flows, id, () => bring<FlowBundle>(`flow/${encodeURIComponent(id)}.json`)),
    screen: screenOf,
    validator: (form: string) =>
      once(
        validators,
        form,
        async () =>
          (await environment.importModule(`/definitions/${hash}/form/${encodeURIComponent(form)}.validators.js`)).default as (data: unknown) => unknown,
      ),
  };
}
