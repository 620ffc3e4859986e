import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../../server/foundation/clock';

export const clientId = 'wellspring';
export const clientSecret = 'the secret of the client';

/** A small OpenID provider. Whoever comes is taken for `person`; `change` makes it lie about it. */
export interface IdentityProviderStub {
  issuer: string;
  person: { sub: string; email: string; email_verified?: boolean };
  /** What it says beside or instead of the truth in the next tokens. */
  change: (claims: JWTPayload) => JWTPayload;
  /** Signs with a key that it does not publish. */
  signsWithForeignKey: boolean;
  /** Does what the browser would see: approves at the address and answers where the browser is sent back to. */
  approve(authorizationUrl: string): URL;
  close(): Promise<void>;
}

interface Granted {
  challenge: string;
  nonce: string;
  redirectUri: string;
}

/** Starts it on a free port of this machine. */
export async function startIdentityProvider(clock: Clock): Promise<IdentityProviderStub> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const granted = new Map<string, Granted>();

  const idToken = (nonce: string) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const claims = stub.change({ iss: stub.issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...stub.person });
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(stub.signsWithForeignKey ? foreign.privateKey : own.privateKey);
  };

  const routes: Record<string, (body: URLSearchParams) => Promise<[number, unknown]> | [number, unknown]> = {
    '/.well-known/openid-configuration': () => [
      200,
      {
        issuer: stub.issuer,
        authorization_endpoint: `${stub.issuer}/authorize`,
        token_endpoint: `${stub.issuer}/token`,
        jwks_uri: `${stub.issuer}/keys`,
        end_session_endpoint: `${stub.issuer}/leave`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      },
    ],
    '/keys': () => [200, { keys: [jwk] }],
    '/token': async (body) => {
      const grant = granted.get(body.get('code') ?? '');
      granted.delete(body.get('code') ?? '');
      const isRight =
        grant !== undefined &&
        createHash('sha256')
          .update(body.get('code_verifier') ?? '')
          .digest('base64url') === grant.challenge &&
        body.get('redirect_uri') === grant.redirectUri &&
        body.get('client_id') === clientId &&
        body.get('client_secret') === clientSecret;
      if (!isRight) return [400, { error: 'invalid_grant' }];
      return [200, { access_token: 'unused', token_type: 'Bearer', id_token: await idToken(grant.nonce) }];
    },
  };
  const server = createServer((request, response) => {
    // A browser that comes is sent back at once.
    if (request.url?.startsWith('/authorize?')) response.writeHead(302, { location: stub.approve(stub.issuer + request.url).href }).end();
    else void answer(routes, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const stub: IdentityProviderStub = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { sub: 'flint-1', email: 'sso@granite.example' },
    change: (claims) => claims,
    signsWithForeignKey: false,
    approve(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomBytes(16).toString('hex');
      granted.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') ?? '', redirectUri: asked.get('redirect_uri') ?? '' });
      const back = new URL(asked.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries({ code, state: asked.get('state') ?? '', session_state: 'of the provider' }))
        back.searchParams.set(name, value);
      return back;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return stub;
}

type Routes = Record<string, (body: URLSearchParams) => Promise<[number, unknown]> | [number, unknown]>;

async function answer(routes: Routes, request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const route = routes[request.url ?? ''];
  const [status, content] = route === undefined ? [404, {}] : await route(new URLSearchParams(body));
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(content));
}
