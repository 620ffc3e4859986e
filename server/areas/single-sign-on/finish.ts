import * as openid from 'openid-client';
import type { Call } from '../../calls/contract';
import type { UserRow } from '../../records/callers';
import { Redirect } from '../../calls/redirect';
import { signInName } from '../accounts/sign-in-name';
import { issueTicket } from '../../calls/tickets';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import { discover } from './provider';
import { callbackUrl } from './start';
import { constantsOf } from '../../foundation/constants';

/** Ends a single sign-on with a ticket for the page, or with why there is none. */
export async function finishSso(call: Call<'finishSso'>, tools: Tools): Promise<Redirect> {
  const { query, browserSecret, revision, host } = call;
  const { singleSignOns, clock } = tools;
  const { server: settings, business } = constantsOf(revision);
  const refused = (why: 'refused' | 'unknown' | 'unavailable') => new Redirect(`${business.signInPage}?sso=${why}`);

  const begun = query.state === undefined ? undefined : await singleSignOns.take(hashToken(query.state), clock.now().toISOString());
  const isSameBrowser = browserSecret !== undefined && begun?.BrowserHash === hashToken(browserSecret);
  if (begun === undefined || !isSameBrowser || begun.EntityId !== host?.EntityId) return refused('refused');
  const provider = await singleSignOns.provider(begun.EntityId);
  const configuration = provider && (await discover(provider, clock).catch(() => undefined));
  if (configuration === undefined) return refused('unavailable');

  const answer = await openid
    .authorizationCodeGrant(configuration, addressOf(call), {
      expectedState: query.state!,
      expectedNonce: begun.Nonce,
      pkceCodeVerifier: begun.CodeVerifier,
      idTokenExpected: true,
    })
    .catch(() => undefined);
  const claims = answer?.claims();
  if (answer === undefined || claims === undefined) return refused('refused');
  const user = await personOf(begun.EntityId, claims, tools);
  if (user?.Status !== 'Active') return refused('unknown');

  const details = { BrowserHash: begun.BrowserHash, IdToken: answer.id_token ?? '' };
  const ticket = await issueTicket({ purpose: 'singleSignOn', userId: user.UserId, seconds: settings.ticketLength, details }, tools);
  return new Redirect(`${settings.singleSignOnPage}?${new URLSearchParams({ ticket, returnUrl: begun.ReturnUrl })}`);
}

/** The address that the provider sent the browser to, with everything it appended. */
function addressOf({ origin, query }: Call<'finishSso'>): URL {
  const address = new URL(callbackUrl(origin));
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) if (typeof value === 'string') address.searchParams.set(name, value);
  return address;
}

/** The person whom the provider names: known by its name for them, at the first time by an address that it does not doubt. */
async function personOf(entityId: string, claims: openid.IDToken, { accounts }: Tools): Promise<UserRow | undefined> {
  const known = await accounts.bySubject(entityId, claims.sub);
  if (known !== undefined) return known.LoginType === 1 ? known : undefined;
  if (typeof claims.email !== 'string' || claims.email_verified === false) return undefined;
  return accounts.bindSubject(entityId, signInName(claims.email), claims.sub);
}
