import * as openid from 'openid-client';
import type { Clock } from '../../foundation/clock';
import type { IdentityProvider } from '../../records/single-sign-ons';

/** How long a provider may take for one answer. */
const timeoutSeconds = 5;

/** An identity provider, as its own document describes it; read anew each time, so that no node goes by old keys. */
export async function discover({ Issuer, ClientId, ClientSecret }: IdentityProvider, clock: Clock): Promise<openid.Configuration> {
  const issuer = new URL(Issuer);
  const skew = Math.round((clock.now().getTime() - Date.now()) / 1000);
  // The signature is checked although the token comes straight from the provider.
  const checks = [openid.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : [])];
  return openid.discovery(
    issuer,
    ClientId,
    { [openid.clockSkew]: skew, [openid.clockTolerance]: 30 },
    ClientSecret === null ? openid.None() : openid.ClientSecretPost(ClientSecret),
    { execute: checks, timeout: timeoutSeconds },
  );
}

/** Only a provider on this machine may be spoken to without TLS: for tests and for trying it out. */
const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
