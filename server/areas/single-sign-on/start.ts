import * as openid from 'openid-client';
import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import { Redirect } from '../../calls/redirect';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import { discover } from './provider';
import { returnPath } from './return-url';
import { constantsOf } from '../../foundation/constants';

/** Where the provider sends the browser back to; it must be known there. */
export const callbackUrl = (origin: string) => `${origin}/api/login/sso/callback`;

/** Begins a single sign-on: the code flow of OpenID Connect with PKCE, state and nonce, bound to this browser. */
export async function startSso(
  { host, query, origin, revision, browserSecret = newToken() }: Call<'startSso'>,
  { singleSignOns, clock }: Tools,
): Promise<Redirect> {
  const { server: settings, business } = constantsOf(revision);
  const unavailable = new Redirect(`${business.signInPage}?sso=unavailable`);
  const provider = host?.SsoSignOnEnabled ? await singleSignOns.provider(host.EntityId) : undefined;
  if (provider === undefined) return unavailable;

  const [state, nonce, codeVerifier] = [newToken(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
  // A provider that is down, or is none, is no fault of ours.
  const configuration = await discover(provider, clock).catch(() => undefined);
  if (configuration === undefined) return unavailable;
  const target = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(origin),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  await singleSignOns.begin({
    StateHash: hashToken(state),
    EntityId: provider.EntityId,
    BrowserHash: hashToken(browserSecret),
    Nonce: nonce,
    CodeVerifier: codeVerifier,
    ReturnUrl: returnPath(query.returnUrl),
    ExpiresAt: secondsFromNow(clock, settings.singleSignOnLength),
  });
  return new Redirect(target.href, browserSecret);
}
