import type { BrowserContext } from 'playwright-core';
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

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;
