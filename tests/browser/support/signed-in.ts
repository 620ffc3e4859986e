import type { BrowserContext, Page } from 'playwright-core';
import type { Session, TokenResult } from '../../../schemas/generated/records';
import { demoPassword } from '../../../server/demo/load';
import { clientOf } from '../../server/support/test-server';
import type { Application } from './application';

/**
 * What the sign-in page leaves in a browser, with a session of its own. Signing in there loads that page and the first screen before the one that
 * a test is about. That it leaves the same is tried in tests/browser/sign-in.test.ts.
 */
export async function signedInStorage({ server }: Pick<Application, 'server'>, userName: string): Promise<Record<string, string>> {
  const answer = await clientOf(server.app).post<TokenResult>('/account/login/login', { UserName: userName, Password: demoPassword });
  // The page does not keep the session with the token.
  const { Session: _session, ...login } = answer.body;
  if (login.Token === undefined) throw new Error(`${userName} could not sign in: ${login.LoginErrors.join(' ')}`);
  const { body: session } = await clientOf(server.app, login.Token).get<Session>('/session');
  return {
    token: JSON.stringify(login),
    revision: session.Revision,
    userId: session.User?.UserId ?? '',
    'ls.rootdata': JSON.stringify({ Branding: session.Branding }),
  };
}

/** The same as Playwright keeps it. */
export async function signedInState(
  application: Pick<Application, 'server' | 'address'>,
  userName: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const stored = Object.entries(await signedInStorage(application, userName));
  return { cookies: [], origins: [{ origin: application.address, localStorage: stored.map(([name, value]) => ({ name, value })) }] };
}

let entered = 0;

/** Leaves that in a browser at the next load of a page of this address. Playwright's own way opens another page to write it. */
export async function leaveInBrowser(page: Page, address: string, left: Record<string, string>): Promise<void> {
  await page.addInitScript(
    ({ origin, stored, number }) => {
      // A tab keeps its name from load to load: what was left once is not left again.
      if (origin !== location.origin || Number(window.name || 0) >= number) return;
      window.name = String(number);
      localStorage.clear();
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { origin: address, stored: left, number: (entered += 1) },
  );
}
