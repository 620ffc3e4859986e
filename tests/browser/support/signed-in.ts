import type { BrowserContext, Page } from 'playwright-core';
import type { Session, TokenResult } from '../../../schemas/generated/records';
import { demoPassword } from '../../../server/demo/load';
import { clientOf } from '../../server/support/test-server';
import type { Application } from './application';

/**
 * What the sign-in page leaves in a browser, with a session of its own. Signing in there loads that page and the first screen before the one that
 * a test is about. That it leaves the same is tried in tests/browser/sign-in.test.ts.
 */
export async function signedInStorage({ server, address }: Pick<Application, 'server' | 'address'>, userName: string): Promise<Storage> {
  const login = (await clientOf(server.app).post<TokenResult>('/account/login/login', { UserName: userName, Password: demoPassword })).body;
  if (login.Token === undefined) throw new Error(`${userName} could not sign in: ${login.LoginErrors.join(' ')}`);
  const { body: session } = await clientOf(server.app, login.Token).get<Session>('/session');
  const left = {
    token: JSON.stringify(login),
    revision: session.Revision,
    userId: session.User?.UserId ?? '',
    'ls.rootdata': JSON.stringify({ Branding: session.Branding }),
  };
  return { cookies: [], origins: [{ origin: address, localStorage: Object.entries(left).map(([name, value]) => ({ name, value })) }] };
}

let entered = 0;

/** Leaves that in a browser at the next load of a page. Playwright's own way opens another page to write it, which costs a seventh of a visit. */
export async function leaveInBrowser(page: Page, { origins }: Storage): Promise<void> {
  await page.addInitScript(
    ({ origins, number }) => {
      const [left] = origins.filter(({ origin }) => origin === location.origin);
      // A tab keeps its name from load to load: what was left once is not left again.
      if (left === undefined || Number(window.name || 0) >= number) return;
      window.name = String(number);
      localStorage.clear();
      for (const { name, value } of left.localStorage) localStorage.setItem(name, value);
    },
    { origins, number: (entered += 1) },
  );
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;
