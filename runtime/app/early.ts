import type { ScreenBundle, Shell } from '../definitions/compiled';
import { deviceScheme, keptScheme, schemeOf, showScheme } from '../theme/color-scheme';
import { screenAt } from '../definitions/screen-at';
import { knownRevision, languageHeader, tokenIn, tokenKey } from './kept';

/**
 * Asks for what every visit needs while the program itself is on its way: who is signed in, and the definitions of the first screen. It runs as a
 * script of its own, of 1 kB, before the program (codegen/page-scripts.ts). Nothing depends on it: what it does not bring, the program asks for. The page waits
 * for it with its first paint, so that nobody sees a light page before a dark one.
 */
export interface Early {
  /** The answer of GET /api/session, taken once by the program. */
  session?: Promise<Response> | undefined;
}

showScheme(schemeOf(keptScheme(localStorage), matchMedia(deviceScheme).matches));

const token = tokenIn(localStorage.getItem(tokenKey));

function begin(): Early {
  const session = askForSession();
  session.catch(() => undefined);
  void bringDefinitions().catch(() => undefined);
  return { session };
}

/** Read to its end, whoever takes it: an answer that nobody reads would keep the connection. */
async function askForSession(): Promise<Response> {
  const answer = await fetch('/api/session', {
    headers: { accept: 'application/json', ...languageHeader(localStorage), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
}

/** Definitions are kept by the browser under their hash: the program finds them there. */
async function bringDefinitions(): Promise<void> {
  // The server names those of a person who is not signed in (server/definitions/early-definitions.ts).
  const named = document.querySelector<HTMLMetaElement>('meta[name="definitions"]')?.content.split(' ') ?? [];
  const [hash, known, ...forms] = token === null ? named : [knownRevision(localStorage) ?? ''];
  if (!hash) return;
  const bring = async (path: string): Promise<string> => (await fetch(`/definitions/${hash}/${path}`)).text();
  const bringForm = (form: string) => bring(`form/${encodeURIComponent(form)}.validators.js`);
  const bringScreen = (screen: string) => bring(`screen/${encodeURIComponent(screen)}.json`);
  const shell = bring('shell.json');
  if (known) {
    await Promise.all([shell, bringScreen(decodeURIComponent(known)), ...forms.map((form) => bringForm(decodeURIComponent(form)))]);
    return;
  }
  const screen = screenAt(JSON.parse(await shell) as Shell, location.pathname, token !== null);
  if (screen === undefined) return;
  const { shownForms = [] } = JSON.parse(await bringScreen(screen)) as Pick<ScreenBundle, 'shownForms'>;
  await Promise.all(shownForms.map(bringForm));
}

// A program that was kept by the browser may be there first: then nothing is early any more.
const page = globalThis as { early?: Early };
page.early ??= begin();
