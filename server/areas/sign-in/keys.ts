import type { Call } from '../../calls/contract';
import { takeTicket } from '../../calls/tickets';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import { noSession, openSession } from './open-session';
import { constantsOf } from '../../foundation/constants';

/** Signs in by a one-use key. The key of a forgotten password leads to the page for a new one, and stays good for it. */
export async function autoLogin({ query, revision }: Call<'autoLogin'>, tools: Tools): Promise<TokenResult> {
  const settings = constantsOf(revision).server;
  const key = await takeTicket(query.VKey, 'signIn', tools);
  if (key !== undefined) {
    const loginType = (key.Details.LoginType ?? 'NonSSO') as TokenResult['LoginType'];
    return openSession(key, { loginType }, settings, tools);
  }
  const isForReset = (await tools.tickets.find(hashToken(query.VKey), 'passwordReset', tools.clock.now().toISOString())) !== undefined;
  return isForReset ? noSession([], 'ForgotPassword') : noSession([settings.signInKeyInvalid]);
}

/** Signs in by the ticket that a finished single sign-on put into the address bar, in the browser that began it. */
export async function ssoAutoLogin({ bearer, browserSecret, revision }: Call<'ssoAutoLogin'>, tools: Tools): Promise<TokenResult> {
  const settings = constantsOf(revision).server;
  const refused: TokenResult = { ...noSession([settings.signInKeyInvalid]), LoginType: 'SSO' };
  const ticket = bearer === undefined ? undefined : await takeTicket(bearer, 'singleSignOn', tools);
  if (ticket === undefined || browserSecret === undefined || ticket.Details.BrowserHash !== hashToken(browserSecret)) return refused;
  return openSession(ticket, { loginType: 'SSO', ...(ticket.Details.IdToken !== undefined && { idToken: ticket.Details.IdToken }) }, settings, tools);
}
